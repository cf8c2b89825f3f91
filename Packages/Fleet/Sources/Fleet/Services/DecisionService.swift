import Core
import FleetAPI
import Networking

/// The applications to drive, for administrators.
protocol DecisionService: Sendable {
    /// Returns a page of applications in a state, or of those that wait.
    func applications(_ status: ApplicationStatus?, page: Int) async throws(APIError) -> Page<ApplicationSummary>

    /// Returns drivers whose license expires soon.
    func expiring() async throws(APIError) -> [ApplicationSummary]

    /// Returns an application.
    func application(_ id: Int) async throws(APIError) -> AdministeredApplication

    /// Decides about an application.
    ///
    /// - Throws: `application_changed` where somebody was faster.
    func decide(_ decision: ApplicationDecision) async throws(APIError) -> AdministeredApplication

    /// Adds an internal note.
    func note(_ note: ApplicationNote) async throws(APIError) -> AdministeredApplication
}

/// Calls the API.
struct LiveDecisionService: DecisionService {
    let client: APIClient

    func applications(_ status: ApplicationStatus?, page: Int) async throws(APIError) -> Page<ApplicationSummary> {
        try await client.call(ApplicationEndpoints.applications, ApplicationQuery(status: status, page: PageRequest(page: page)))
    }

    func expiring() async throws(APIError) -> [ApplicationSummary] { try await client.call(ApplicationEndpoints.expiring) }

    func application(_ id: Int) async throws(APIError) -> AdministeredApplication {
        try await client.call(ApplicationEndpoints.application, IDInput(id: id))
    }

    func decide(_ decision: ApplicationDecision) async throws(APIError) -> AdministeredApplication {
        try await client.call(ApplicationEndpoints.decide, decision)
    }

    func note(_ note: ApplicationNote) async throws(APIError) -> AdministeredApplication { try await client.call(ApplicationEndpoints.note, note) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeDecisionService: DecisionService {
    var listResult: Result<Page<ApplicationSummary>, APIError> = .success(Page(items: [.sample], page: 1, limit: 20, total: 1))
    var expiringResult: Result<[ApplicationSummary], APIError> = .success([])
    /// The outcome of reading, deciding and noting.
    var application: Result<AdministeredApplication, APIError> = .success(.sample)

    func applications(_ status: ApplicationStatus?, page: Int) async throws(APIError) -> Page<ApplicationSummary> { try listResult.get() }

    func expiring() async throws(APIError) -> [ApplicationSummary] { try expiringResult.get() }

    func application(_ id: Int) async throws(APIError) -> AdministeredApplication { try application.get() }

    func decide(_ decision: ApplicationDecision) async throws(APIError) -> AdministeredApplication { try application.get() }

    func note(_ note: ApplicationNote) async throws(APIError) -> AdministeredApplication { try application.get() }
}
#endif
