import Core
import OrdersAPI

/// The customer's list of orders. The orders themselves are the feature's, since home shows one of them too.
struct ActivityState: Sendable, Equatable {
    /// The part that is shown.
    var segment = ActivitySegment.inProgress
    /// The id of the order whose page is open in place of the list.
    var order: Int?
    /// An order, placed again.
    var reorder = ReorderState()
}

/// The parts of a customer's activity.
enum ActivitySegment: String, Sendable, CaseIterable {
    /// Orders under way.
    case inProgress
    /// Orders for later.
    case scheduled
    /// Orders that were delivered or canceled.
    case completed

    /// Returns whether an order belongs to this part.
    func contains(_ order: Order) -> Bool {
        switch order.status {
        case .inProgress: self == .inProgress
        case .scheduled: self == .scheduled
        case .delivered, .canceled: self == .completed
        }
    }
}

/// The actions of the customer's activity.
enum ActivityAction: Sendable, Equatable {
    /// The list appeared, or was asked for again after a failure.
    case appeared
    /// The list disappeared.
    case disappeared
    /// The tab was opened by its address: at an order's page, or with nil at the list.
    case opened(Int?)
    /// Another part was chosen.
    case segmentChosen(ActivitySegment)
    /// The way from an empty part to a new order was pressed.
    case newOrderTapped
    /// An order was pressed.
    case orderTapped(Int)
    /// Something happened to an order, placed again.
    case reorder(ReorderAction)
}

/// Chooses among the customer's orders, and orders the same again.
struct ActivityFeature: Screen {
    private let reorder: ReorderFeature

    init(orders: any OrderService, random: any RandomSource) { reorder = ReorderFeature(orders: orders, random: random) }

    func reduce(_ state: inout ActivityState, _ action: ActivityAction) -> Effect<ActivityAction> {
        switch action {
        case .appeared, .disappeared: return .none
        case .opened(let id):
            state.order = id
            return .none
        case .segmentChosen(let segment):
            state.segment = segment
            return .none
        case .reorder(let action): return reorder.reduce(&state.reorder, action).map(scope: "reorder", ActivityAction.reorder)
        case .newOrderTapped: return .open(OrdersLink.home())
        case .orderTapped(let id): return .open(OrdersLink.activity(order: id))
        }
    }
}
