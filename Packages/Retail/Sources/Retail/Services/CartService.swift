import Core
import Networking
import RetailAPI

/// Reads and changes the person's cart.
protocol CartService: Sendable {
    /// Returns the cart with the prices of now.
    func cart() async throws(APIError) -> RetailCart
    /// Changes an item in the cart.
    func change(_ change: CartChange) async throws(APIError) -> RetailCart
}

/// The cart over the API.
struct LiveCartService: CartService {
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func cart() async throws(APIError) -> RetailCart { try await client.call(RetailEndpoints.cart) }

    func change(_ change: CartChange) async throws(APIError) -> RetailCart { try await client.call(RetailEndpoints.changeCart, change) }
}

#if DEBUG
/// A cart without a server, for tests and previews.
struct FakeCartService: CartService {
    /// The outcome of each call.
    var result: Result<RetailCart, APIError> = .success(.sample)

    func cart() async throws(APIError) -> RetailCart { try result.get() }

    func change(_ change: CartChange) async throws(APIError) -> RetailCart { try result.get() }
}
#endif
