import Core
import FleetAPI
import LocationAPI
import Networking

/// The application of the signed-in person to drive.
protocol ApplicationService: Sendable {
    /// Returns the latest application, and what there is to know before one applies.
    func overview() async throws(APIError) -> ApplicationOverview

    /// Returns the names of the service areas.
    func areaNames() async throws(APIError) -> [String]

    /// Saves the entries, and begins an application where there is none.
    func save(_ form: ApplicationForm) async throws(APIError) -> DriverApplication

    /// Submits the application.
    ///
    /// - Throws: status 422 with what is missing, `application_changed`.
    func submit(_ submission: ApplicationSubmission) async throws(APIError) -> DriverApplication

    /// Withdraws the application.
    ///
    /// - Throws: `application_changed`.
    func withdraw(version: Int) async throws(APIError) -> DriverApplication

    /// Removes a document.
    func removeDocument(_ id: Int) async throws(APIError)
}

/// Calls the API.
struct LiveApplicationService: ApplicationService {
    let client: APIClient

    func overview() async throws(APIError) -> ApplicationOverview { try await client.call(ApplicationEndpoints.overview) }

    func areaNames() async throws(APIError) -> [String] {
        try await client.call(LocationEndpoints.areas, AreaListRequest()).map(\.name)
    }

    func save(_ form: ApplicationForm) async throws(APIError) -> DriverApplication { try await client.call(ApplicationEndpoints.save, form) }

    func submit(_ submission: ApplicationSubmission) async throws(APIError) -> DriverApplication {
        try await client.call(ApplicationEndpoints.submit, submission)
    }

    func withdraw(version: Int) async throws(APIError) -> DriverApplication {
        try await client.call(ApplicationEndpoints.withdraw, ApplicationWithdrawal(version: version))
    }

    func removeDocument(_ id: Int) async throws(APIError) { _ = try await client.call(ApplicationEndpoints.removeDocument, IDInput(id: id)) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeApplicationService: ApplicationService {
    var overviewResult: Result<ApplicationOverview, APIError> = .success(.sample)
    var areasResult: Result<[String], APIError> = .success(["Irvine", "Tustin"])
    /// The outcome of saving, submitting and withdrawing.
    var changed: Result<DriverApplication, APIError> = .success(.sample)
    var removed: Result<NoOutput, APIError> = .success(NoOutput())

    func overview() async throws(APIError) -> ApplicationOverview { try overviewResult.get() }

    func areaNames() async throws(APIError) -> [String] { try areasResult.get() }

    func save(_ form: ApplicationForm) async throws(APIError) -> DriverApplication { try changed.get() }

    func submit(_ submission: ApplicationSubmission) async throws(APIError) -> DriverApplication { try changed.get() }

    func withdraw(version: Int) async throws(APIError) -> DriverApplication { try changed.get() }

    func removeDocument(_ id: Int) async throws(APIError) { _ = try removed.get() }
}
#endif
