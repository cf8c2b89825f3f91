import Core
import Networking
import SupportAPI

/// The calls that staff make about canned answers.
protocol AnswerService: Sendable {
    /// Returns the answers by title.
    func answers() async throws(APIError) -> [CannedAnswer]
    /// Stores an answer, once for a key.
    func store(_ answer: StoreAnswer, key: String) async throws(APIError) -> CannedAnswer
    /// Changes an answer.
    func change(_ answer: ChangeAnswer) async throws(APIError) -> CannedAnswer
    /// Removes an answer.
    func remove(_ id: Int) async throws(APIError)
}

/// Calls the API.
struct LiveAnswerService: AnswerService {
    let client: APIClient

    func answers() async throws(APIError) -> [CannedAnswer] { try await client.call(SupportEndpoints.answers) }

    func store(_ answer: StoreAnswer, key: String) async throws(APIError) -> CannedAnswer {
        try await client.call(SupportEndpoints.storeAnswer, answer, idempotencyKey: key)
    }

    func change(_ answer: ChangeAnswer) async throws(APIError) -> CannedAnswer { try await client.call(SupportEndpoints.changeAnswer, answer) }

    func remove(_ id: Int) async throws(APIError) { _ = try await client.call(SupportEndpoints.removeAnswer, IDInput(id: id)) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeAnswerService: AnswerService {
    var listResult: Result<[CannedAnswer], APIError> = .success([.sample])
    var storedResult: Result<CannedAnswer, APIError> = .success(.sample)

    func answers() async throws(APIError) -> [CannedAnswer] { try listResult.get() }
    func store(_ answer: StoreAnswer, key: String) async throws(APIError) -> CannedAnswer { try storedResult.get() }
    func change(_ answer: ChangeAnswer) async throws(APIError) -> CannedAnswer { try storedResult.get() }
    func remove(_ id: Int) async throws(APIError) { _ = try storedResult.get() }
}
#endif
