import Core
import Networking
import PaymentsAPI

/// The calls that the client makes to Payments's server.
protocol PaymentsService: Sendable {
    /// The person's entries, newest first.
    func entries() async throws(APIError) -> [PaymentsEntry]
}

/// Calls the API.
struct LivePaymentsService: PaymentsService {
    let client: APIClient

    func entries() async throws(APIError) -> [PaymentsEntry] { try await client.call(PaymentsEndpoints.entries) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakePaymentsService: PaymentsService {
    var result: Result<[PaymentsEntry], APIError> = .success([.sample])

    func entries() async throws(APIError) -> [PaymentsEntry] { try result.get() }
}
#endif
