public import Core
public import OrdersAPI
public import RetailAPI

/// What the feature remembers.
public struct OrdersState: Sendable, Equatable {
    /// Who is signed in.
    public var person: Person?
    /// The hour of the day where orders are taken, for the greeting.
    public var hour = 12
    /// The next order.
    public var form = OrderForm()
    /// The saved addresses and how laundry is done.
    public var defaults: ViewState<OrderDefaults> = .idle
    /// The windows that can be chosen.
    public var windows: [TimeWindow] = []
    /// Whether the items that can come along are shown.
    public var isShoppingShown = false
    /// The items that can come along.
    public var items: ViewState<[RetailItem]> = .idle
    /// The customer's orders, newest first.
    public var orders: ViewState<[Order]> = .idle
    /// Which of them the activity shows.
    public var segment = ActivitySegment.inProgress
    /// The orders of the filter, for the dispatcher.
    public var dispatched: ViewState<[Order]> = .idle
    /// Which orders the dispatcher sees.
    public var dispatchFilter = DispatchFilter.active
    /// The order page that is open.
    public var detail: OrderDetail?
    /// Where in the activity the customer is.
    public var activityPath: [OrdersRoute] = []
    /// Where in the orders the dispatcher is.
    public var dispatchPath: [OrdersRoute] = []

    /// Creates the state of a new session.
    public init() {}

    /// The newest order that is not over yet.
    public var activeOrder: Order? {
        orders.value?.first { $0.status == .scheduled || $0.status == .inProgress }
    }
}
