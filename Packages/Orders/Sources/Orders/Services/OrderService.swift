import Core
import LocationAPI
import OrdersAPI
import RetailAPI

/// The calls of Orders' screens.
protocol OrderService: Sendable {
    /// Returns a person's saved addresses and usual wash.
    func defaults(of person: Int) async throws(APIError) -> OrderDefaults

    /// Returns whether a place is served.
    func check(_ coordinate: Coordinate) async throws(APIError) -> CheckedAddress

    /// Returns the place of an address and whether it is served.
    func check(line1: String, city: String, postalCode: String) async throws(APIError) -> CheckedAddress

    /// Returns the windows that are offered.
    func slots(_ request: SlotListRequest) async throws(APIError) -> PickupSlots

    /// Prices an order.
    func quote(_ request: QuoteRequest) async throws(APIError) -> Quote

    /// Returns the ways in which orders can be paid for.
    func paymentOptions() async throws(APIError) -> PaymentOptions

    /// Places an order, once for each key.
    func place(_ order: CreateOrder, key: String) async throws(APIError) -> Order

    /// Returns a page of orders, newest first, and whether there are older ones.
    func list(_ request: OrderListRequest) async throws(APIError) -> OrderListResponse

    /// Returns the ids of orders that are ready and wait for their payment.
    func unpaid() async throws(APIError) -> [Int]

    /// Returns an order with its timeline.
    func page(of order: Int) async throws(APIError) -> OrderPage

    /// Returns the service area of a name; nil if there is none any more.
    func area(_ name: String) async throws(APIError) -> ServiceArea?

    /// Returns an order's stage and its driver's position.
    func tracking(of order: Int) async throws(APIError) -> Tracking

    /// Moves an order.
    func update(_ update: OrderUpdate) async throws(APIError) -> Order

    /// Arranges another visit after one that failed, with nil for a window as soon as possible.
    func reschedule(_ order: Int, window: TimeWindow?) async throws(APIError) -> Order

    /// Reports what was bought for an order.
    func shop(_ report: ShoppingReport) async throws(APIError) -> Order

    /// Tips the driver of an order.
    func tip(_ order: Int, cents: Int) async throws(APIError) -> Order

    /// Rates an order.
    func rate(_ order: Int, _ rating: Rating) async throws(APIError) -> Order

    /// Orders the same again as soon as possible, once for each key.
    func reorder(_ order: Int, key: String) async throws(APIError) -> Order

    /// Asks a dispatcher to cancel an order.
    func requestCancellation(_ order: Int, reason: String) async throws(APIError) -> Order

    /// Approves or refuses a customer's request to cancel.
    func decideCancellation(_ order: Int, approved: Bool, note: String?) async throws(APIError) -> Order

    /// Makes a tracking link of an order, which ends the one before.
    func share(_ order: Int) async throws(APIError) -> TrackingLink

    /// Ends the tracking link of an order.
    func unshare(_ order: Int) async throws(APIError)

    /// Returns what a tracking link shows.
    func track(_ token: String) async throws(APIError) -> PublicTracking

    /// Accepts or refuses a price that the weighing raised.
    func approvePrice(_ order: Int, approved: Bool, totalCents: Int) async throws(APIError) -> Order

    /// Cancels an order.
    func cancel(_ order: Int, reason: String) async throws(APIError) -> Order

    /// Returns the customer's cart of retailers' items.
    func cart() async throws(APIError) -> RetailCart
    /// Returns the retailers' deals of today.
    func deals() async throws(APIError) -> [RetailDeal]
}

extension OrderService {
    /// Returns a page of orders, newest first.
    func orders(_ request: OrderListRequest) async throws(APIError) -> [Order] { try await list(request).items }

    /// Returns the newest of the customer's orders that isn't over yet; nil if there is none.
    func active() async throws(APIError) -> Order? {
        // An order that is under way is mostly among the last few.
        let few = 10
        let newest = try await orders(OrderListRequest(role: .customer, limit: few))
        if let order = newest.first(where: { $0.status == .scheduled || $0.status == .inProgress }) { return order }
        guard newest.count == few else { return nil }
        let scheduled = try await orders(OrderListRequest(status: .scheduled, role: .customer, limit: 1))
        let inProgress = try await orders(OrderListRequest(status: .inProgress, role: .customer, limit: 1))
        return (scheduled + inProgress).max { $0.id < $1.id }
    }
}

/// The place of an address, and whether it is served.
struct CheckedAddress: Sendable, Equatable {
    var coordinate: Coordinate
    var check: AreaCheck
}

/// An order with its transitions, oldest first.
struct OrderPage: Sendable, Equatable {
    var order: Order
    var timeline: [OrderTransition]
    /// The driver whom the customer may know now; nil where there is none.
    var driver: OrderDriver?
    /// The order's service area as it is now; nil if there is none of its name any more.
    var area: ServiceArea?
    /// The reports of what was bought, oldest first; empty where nobody shopped.
    var purchases: [Purchase] = []
}

/// A customer's saved addresses and usual wash, which orders begin with.
struct OrderDefaults: Sendable, Equatable {
    /// The saved addresses.
    var addresses: [Address] = []
    /// The id of the address that is taken unless another is chosen.
    var defaultAddressID: Int?
    /// The usual wash.
    var preferences = LaundryPreferences()
    /// The extras of the wash that are offered now.
    var addOns: [AddOnOffer] = []

    /// Returns the saved address with an id.
    func address(_ id: Int?) -> Address? { id.flatMap { id in addresses.first { $0.id == id } } }

    #if DEBUG
    /// One address and the usual wash, for tests and previews.
    static let sample: OrderDefaults = {
        var home = Address.sample
        home.id = 1
        return OrderDefaults(addresses: [home], defaultAddressID: 1)
    }()
    #endif
}
