import AdministrationAPI
import Core
import Networking

/// The calls about the first setup.
protocol SetupService: Sendable {
    /// Returns the steps, and what each still needs.
    func status() async throws(APIError) -> SetupStatus
    /// Tries a step out by a real call.
    func tryOut(_ step: String) async throws(APIError) -> SetupStatus
    /// Says that a step is right, or isn't.
    func review(_ step: String, _ isReviewed: Bool) async throws(APIError) -> SetupStatus
    /// Says that the setup is finished, or isn't.
    func finish(_ isFinished: Bool) async throws(APIError) -> SetupStatus
}

/// Calls the API.
struct LiveSetupService: SetupService {
    let client: APIClient

    func status() async throws(APIError) -> SetupStatus { try await client.call(SetupEndpoints.status) }
    func tryOut(_ step: String) async throws(APIError) -> SetupStatus { try await client.call(SetupEndpoints.tryOut, SetupStepInput(step: step)) }
    func review(_ step: String, _ isReviewed: Bool) async throws(APIError) -> SetupStatus {
        try await client.call(SetupEndpoints.review, ReviewSetupStep(step: step, reviewed: isReviewed))
    }
    func finish(_ isFinished: Bool) async throws(APIError) -> SetupStatus {
        try await client.call(SetupEndpoints.finish, FinishSetup(finished: isFinished))
    }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeSetupService: SetupService {
    var result: Result<SetupStatus, APIError> = .success(.sample)

    func status() async throws(APIError) -> SetupStatus { try result.get() }
    func tryOut(_ step: String) async throws(APIError) -> SetupStatus { try result.get() }
    func review(_ step: String, _ isReviewed: Bool) async throws(APIError) -> SetupStatus { try result.get() }
    func finish(_ isFinished: Bool) async throws(APIError) -> SetupStatus { try result.get() }
}
#endif
