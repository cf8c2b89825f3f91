#if DEBUG
import Core
import LocationAPI
import OrdersAPI
import RetailAPI

/// Returns given outcomes without a server, for tests and previews.
struct FakeOrderService: OrderService {
    /// The outcome of checking an address.
    var checked: Result<CheckedAddress, APIError> = .success(FakeOrderService.served)
    /// The outcome of pricing.
    var quoted: Result<Quote, APIError> = .success(.sample)
    /// The outcome of asking for the ways to pay.
    var options: Result<PaymentOptions, APIError> = .success(.none)
    /// The outcome of reading, placing, moving and canceling an order.
    var order: Result<Order, APIError> = .success(.sample)
    /// The driver of the order's page.
    var driver: OrderDriver?
    /// The outcome of listing.
    var list: Result<[Order], APIError> = .success([.sample])
    /// Lists by the request, in place of `list`; nil if `list` holds for any.
    var listing: (@Sendable (OrderListRequest) -> [Order])?
    /// True where lists go on.
    var hasMore = false
    /// The outcome of tracking.
    var tracked: Result<Tracking, APIError> = .success(.sample)
    /// The outcome of making and ending a tracking link.
    var link: Result<TrackingLink, APIError> = .success(TrackingLink(token: "a1", url: OrdersLink.trackingPath("a1")))
    /// The outcome of opening a tracking link.
    var publicly: Result<PublicTracking, APIError> = .success(.sample)
    /// The outcome of loading the windows that are offered.
    var offered: Result<PickupSlots, APIError> = .success(.sample)
    /// The windows that are offered instead at some latitudes.
    var offeredAt: [Double: PickupSlots] = [:]
    /// The outcome of loading the saved addresses and the usual wash.
    var saved: Result<OrderDefaults, APIError> = .success(OrderDefaults())
    /// The outcome of loading the cart.
    var carted: Result<RetailCart, APIError> = .success(.sample)
    /// The outcome of loading the deals.
    var offeredDeals: Result<[RetailDeal], APIError> = .success([.sample])

    /// An address in Irvine.
    static let served = CheckedAddress(
        coordinate: Address.sample.coordinate, check: AreaCheck(served: true, area: "Irvine", message: "We pick up in Irvine."))

    func defaults(of person: Int) async throws(APIError) -> OrderDefaults { try saved.get() }

    func check(_ coordinate: Coordinate) async throws(APIError) -> CheckedAddress { try checked.get() }

    func check(line1: String, city: String, postalCode: String) async throws(APIError) -> CheckedAddress { try checked.get() }

    func slots(_ request: SlotListRequest) async throws(APIError) -> PickupSlots {
        if let latitude = request.lat, let there = offeredAt[latitude] { return there }
        return try offered.get()
    }

    func quote(_ request: QuoteRequest) async throws(APIError) -> Quote { try quoted.get() }

    func paymentOptions() async throws(APIError) -> PaymentOptions { try options.get() }

    func place(_ order: CreateOrder, key: String) async throws(APIError) -> Order { try self.order.get() }

    func list(_ request: OrderListRequest) async throws(APIError) -> OrderListResponse {
        let items = if let listing { listing(request) } else { try list.get() }
        return OrderListResponse(items: items, hasMore: hasMore, limit: request.page.limit ?? 20)
    }

    func unpaid() async throws(APIError) -> [Int] { [] }

    func page(of order: Int) async throws(APIError) -> OrderPage { OrderPage(order: try self.order.get(), timeline: [], driver: driver) }

    func area(_ name: String) async throws(APIError) -> ServiceArea? { ServiceArea.defaultAreas.first { $0.name == name } }

    func tracking(of order: Int) async throws(APIError) -> Tracking { try tracked.get() }

    func update(_ update: OrderUpdate) async throws(APIError) -> Order { try order.get() }

    func reschedule(_ order: Int, window: TimeWindow?) async throws(APIError) -> Order { try self.order.get() }

    func shop(_ report: ShoppingReport) async throws(APIError) -> Order { try order.get() }

    func tip(_ order: Int, cents: Int) async throws(APIError) -> Order { try self.order.get() }

    func rate(_ order: Int, _ rating: Rating) async throws(APIError) -> Order { try self.order.get() }

    func reorder(_ order: Int, key: String) async throws(APIError) -> Order { try self.order.get() }

    func requestCancellation(_ order: Int, reason: String) async throws(APIError) -> Order { try self.order.get() }

    func decideCancellation(_ order: Int, approved: Bool, note: String?) async throws(APIError) -> Order { try self.order.get() }

    func share(_ order: Int) async throws(APIError) -> TrackingLink { try link.get() }

    func unshare(_ order: Int) async throws(APIError) { _ = try link.get() }

    func track(_ token: String) async throws(APIError) -> PublicTracking { try publicly.get() }

    func approvePrice(_ order: Int, approved: Bool, totalCents: Int) async throws(APIError) -> Order { try self.order.get() }

    func cancel(_ order: Int, reason: String) async throws(APIError) -> Order { try self.order.get() }

    func cart() async throws(APIError) -> RetailCart { try carted.get() }

    func deals() async throws(APIError) -> [RetailDeal] { try offeredDeals.get() }
}
#endif
