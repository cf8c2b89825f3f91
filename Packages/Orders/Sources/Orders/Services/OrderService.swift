public import Core
public import LocationAPI
public import OrdersAPI
public import RetailAPI

/// An address that was found, and whether it is served.
public struct CheckedAddress: Sendable, Equatable {
    /// Where it is.
    public var coordinate: Coordinate
    /// Whether it is served.
    public var check: AreaCheck

    /// Creates it.
    public init(coordinate: Coordinate, check: AreaCheck) {
        self.coordinate = coordinate
        self.check = check
    }
}

/// An order with its timeline.
public struct OrderPage: Sendable, Equatable {
    /// The order.
    public var order: Order
    /// Its transitions, oldest first.
    public var timeline: [Transition]

    /// Creates it.
    public init(order: Order, timeline: [Transition]) {
        self.order = order
        self.timeline = timeline
    }
}

/// What the screens of orders ask for.
public protocol OrderService: Sendable {
    /// Where an address is, and whether it is served.
    func check(line1: String, city: String, postalCode: String) async throws(APIError) -> CheckedAddress
    /// What an order would cost.
    func quote(_ request: QuoteRequest) async throws(APIError) -> Quote
    /// Places an order, once per key.
    func place(_ order: CreateOrder, key: String) async throws(APIError) -> Order
    /// The newest orders that the person sees in a role.
    func orders(_ request: OrderListRequest) async throws(APIError) -> [Order]
    /// An order with its timeline.
    func page(of order: Int) async throws(APIError) -> OrderPage
    /// Moves an order.
    func update(_ update: OrderUpdate) async throws(APIError) -> Order
    /// Cancels an order.
    func cancel(_ order: Int, reason: String) async throws(APIError) -> Order
    /// The items that can come along.
    func items() async throws(APIError) -> [RetailItem]
}
