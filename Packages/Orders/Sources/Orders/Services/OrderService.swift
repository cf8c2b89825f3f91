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
    public var timeline: [OrderTransition]

    /// Creates it.
    public init(order: Order, timeline: [OrderTransition]) {
        self.order = order
        self.timeline = timeline
    }
}

/// What a customer's orders begin with: the saved addresses and how laundry is done.
public struct OrderDefaults: Sendable, Equatable {
    /// The saved addresses.
    public var addresses: [Address]
    /// The id of the address that is taken unless another is chosen.
    public var defaultAddressID: Int?
    /// How laundry is done unless something else is chosen.
    public var preferences: LaundryPreferences

    /// Creates it.
    public init(addresses: [Address] = [], defaultAddressID: Int? = nil, preferences: LaundryPreferences = LaundryPreferences()) {
        self.addresses = addresses
        self.defaultAddressID = defaultAddressID
        self.preferences = preferences
    }

    /// The saved address with an id.
    public func address(_ id: Int?) -> Address? { id.flatMap { id in addresses.first { $0.id == id } } }

    /// One address, the usual wash; for tests and previews.
    public static let sample: OrderDefaults = {
        var home = Address.sample
        home.id = 1
        return OrderDefaults(addresses: [home], defaultAddressID: 1)
    }()
}

/// What the screens of orders ask for.
public protocol OrderService: Sendable {
    /// What a person's orders begin with.
    func defaults(of person: Int) async throws(APIError) -> OrderDefaults
    /// Whether a place is served.
    func check(_ coordinate: Coordinate) async throws(APIError) -> CheckedAddress
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
    /// Where an order is now, and its driver.
    func tracking(of order: Int) async throws(APIError) -> Tracking
    /// Moves an order.
    func update(_ update: OrderUpdate) async throws(APIError) -> Order
    /// Cancels an order.
    func cancel(_ order: Int, reason: String) async throws(APIError) -> Order
    /// The items that can come along.
    func items() async throws(APIError) -> [RetailItem]
}
