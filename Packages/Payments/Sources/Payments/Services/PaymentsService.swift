import Core
import Networking
import PaymentsAPI

/// The calls that the client makes to Payments's server.
protocol PaymentsService: Sendable {
    /// The person's saved payment methods, the default one first.
    func methods() async throws(APIError) -> [PaymentMethod]
}

/// Calls the API.
struct LivePaymentsService: PaymentsService {
    let client: APIClient

    func methods() async throws(APIError) -> [PaymentMethod] { try await client.call(PaymentsEndpoints.methods) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakePaymentsService: PaymentsService {
    var result: Result<[PaymentMethod], APIError> = .success([.sample])

    func methods() async throws(APIError) -> [PaymentMethod] { try result.get() }
}
#endif
