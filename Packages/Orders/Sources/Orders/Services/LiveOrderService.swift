import AuthAPI
public import Core
import LocationAPI
public import Networking
public import OrdersAPI
public import RetailAPI

/// Asks the API.
public struct LiveOrderService: OrderService {
    private let client: APIClient

    /// Creates it over a client.
    public init(client: APIClient) { self.client = client }

    /// What a person's orders begin with: it is part of the profile.
    public func defaults(of person: Int) async throws(APIError) -> OrderDefaults {
        let profile = try await client.call(AuthEndpoints.profile, IDInput(id: person))
        return OrderDefaults(
            addresses: profile.addresses, defaultAddressID: profile.defaultAddressID, preferences: profile.preferences.laundry)
    }

    /// Whether a place is served.
    public func check(_ coordinate: Coordinate) async throws(APIError) -> CheckedAddress {
        CheckedAddress(coordinate: coordinate, check: try await client.call(LocationEndpoints.check, AreaCheckRequest(coordinate)))
    }

    /// Where an address is, and whether it is served.
    public func check(line1: String, city: String, postalCode: String) async throws(APIError) -> CheckedAddress {
        let request = GeocodeRequest(line1: line1, city: city, postalCode: postalCode)
        return try await check(client.call(LocationEndpoints.geocode, request))
    }

    /// What an order would cost.
    public func quote(_ request: QuoteRequest) async throws(APIError) -> Quote {
        try await client.call(OrdersEndpoints.quote, request)
    }

    /// Places an order, once per key.
    public func place(_ order: CreateOrder, key: String) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.create, order, idempotencyKey: key)
    }

    /// The newest orders that the person sees in a role.
    public func orders(_ request: OrderListRequest) async throws(APIError) -> [Order] {
        try await client.call(OrdersEndpoints.list, request).items
    }

    /// An order with its timeline.
    public func page(of order: Int) async throws(APIError) -> OrderPage {
        let found = try await client.call(OrdersEndpoints.detail, IDInput(id: order))
        return OrderPage(order: found, timeline: try await client.call(OrdersEndpoints.timeline, IDInput(id: order)).items)
    }

    /// Where an order is now, and its driver while on the way to the customer.
    public func tracking(of order: Int) async throws(APIError) -> Tracking {
        try await client.call(OrdersEndpoints.tracking, IDInput(id: order))
    }

    /// Moves an order.
    public func update(_ update: OrderUpdate) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.update, update)
    }

    /// Cancels an order.
    public func cancel(_ order: Int, reason: String) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.cancel, CancelOrder(id: order, reason: reason))
    }

    /// The items of all retailers that can be ordered now.
    public func items() async throws(APIError) -> [RetailItem] {
        var items: [RetailItem] = []
        for retailer in try await client.call(RetailEndpoints.retailers, RetailerListRequest(limit: 100)).items {
            items += try await client.call(RetailEndpoints.items, RetailItemListRequest(id: retailer.id, limit: 100)).items
        }
        return items.filter(\.available)
    }
}
