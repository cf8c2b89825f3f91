public import Core
import LocationAPI
public import OrdersAPI
public import RetailAPI

/// Orders without a server, for tests and previews: answers what it was given.
public struct FakeOrderService: OrderService {
    private let checked: Result<CheckedAddress, APIError>
    private let quoted: Result<Quote, APIError>
    private let order: Result<Order, APIError>
    private let list: Result<[Order], APIError>
    private let timeline: [OrderTransition]
    private let tracked: Result<Tracking, APIError>
    private let saved: Result<OrderDefaults, APIError>
    private let catalog: Result<[RetailItem], APIError>

    /// An address in Irvine.
    public static let served = CheckedAddress(
        coordinate: Address.sample.coordinate, check: AreaCheck(served: true, area: "Irvine", message: "We pick up in Irvine."))

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - checked: the outcome of looking an address up.
    ///   - quoted: the outcome of asking for the price.
    ///   - order: the outcome of reading, placing, moving and canceling.
    ///   - list: the outcome of listing.
    ///   - timeline: the order's transitions.
    ///   - tracked: the outcome of asking where the order and its driver are.
    ///   - saved: the outcome of asking what orders begin with.
    ///   - catalog: the outcome of asking for items.
    public init(
        checked: Result<CheckedAddress, APIError> = .success(FakeOrderService.served), quoted: Result<Quote, APIError> = .success(.sample),
        order: Result<Order, APIError> = .success(.sample), list: Result<[Order], APIError> = .success([.sample]),
        timeline: [OrderTransition] = [], tracked: Result<Tracking, APIError> = .success(.sample),
        saved: Result<OrderDefaults, APIError> = .success(OrderDefaults()),
        catalog: Result<[RetailItem], APIError> = .success([.sample])
    ) {
        self.checked = checked
        self.quoted = quoted
        self.order = order
        self.list = list
        self.timeline = timeline
        self.tracked = tracked
        self.saved = saved
        self.catalog = catalog
    }

    /// The given outcome.
    public func defaults(of person: Int) async throws(APIError) -> OrderDefaults { try saved.get() }
    /// The given outcome.
    public func check(_ coordinate: Coordinate) async throws(APIError) -> CheckedAddress { try checked.get() }
    /// The given outcome.
    public func check(line1: String, city: String, postalCode: String) async throws(APIError) -> CheckedAddress { try checked.get() }
    /// The given outcome.
    public func quote(_ request: QuoteRequest) async throws(APIError) -> Quote { try quoted.get() }
    /// The given outcome.
    public func place(_ order: CreateOrder, key: String) async throws(APIError) -> Order { try self.order.get() }
    /// The given outcome.
    public func orders(_ request: OrderListRequest) async throws(APIError) -> [Order] { try list.get() }
    /// The given order with the given timeline.
    public func page(of order: Int) async throws(APIError) -> OrderPage { OrderPage(order: try self.order.get(), timeline: timeline) }
    /// The given outcome.
    public func tracking(of order: Int) async throws(APIError) -> Tracking { try tracked.get() }
    /// The given outcome.
    public func update(_ update: OrderUpdate) async throws(APIError) -> Order { try order.get() }
    /// The given outcome.
    public func cancel(_ order: Int, reason: String) async throws(APIError) -> Order { try self.order.get() }
    /// The given outcome.
    public func items() async throws(APIError) -> [RetailItem] { try catalog.get() }
}
