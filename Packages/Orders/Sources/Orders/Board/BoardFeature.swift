import Core
import Networking
import OrdersAPI

/// The dispatcher's orders.
struct BoardState: Sendable, Equatable {
    /// The orders of the filter, newest first.
    var orders: ViewState<[Order]> = .idle
    /// The orders that are shown.
    var filter = BoardFilter.active
    /// The id of the order whose page is open in place of the board.
    var order: Int?
    /// The customer whose orders alone are shown; nil for everybody's.
    var customer: Int?

    /// The place that is shown.
    var link: OrdersLink {
        guard order == nil, let customer else { return .board(order: order) }
        return .boardOf(customer: customer)
    }
}

/// The orders that a dispatcher can look at.
enum BoardFilter: String, Sendable, CaseIterable {
    /// Orders that aren't over, as a board by stage.
    case active
    /// Orders that were delivered.
    case delivered
    /// Orders that were canceled.
    case canceled

    fileprivate var statuses: [Status] {
        switch self {
        case .active: [.inProgress, .scheduled]
        case .delivered: [.delivered]
        case .canceled: [.canceled]
        }
    }
}

/// The columns of the board: where an order that isn't over stands.
enum StageGroup: String, CaseIterable {
    /// Without a driver.
    case incoming
    /// A driver fetches the bags.
    case pickup
    /// The bags are at the plant, or ready there.
    case plant
    /// A driver brings the laundry back.
    case delivery

    /// Returns the column of a stage; nil for an order that is over.
    init?(_ stage: Stage) {
        switch stage {
        case .draft, .placed, .accepted: self = .incoming
        case .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .pickupFailed: self = .pickup
        case .atFacility, .weighed, .processing, .ready: self = .plant
        case .deliveryAssigned, .outForDelivery, .arrivedDropoff, .deliveryFailed, .returning: self = .delivery
        case .delivered, .completed, .canceled, .rejected: return nil
        }
    }
}

/// The actions of the dispatcher's board.
enum BoardAction: Sendable, Equatable {
    /// The board appeared, or was asked for again after a failure.
    case appeared
    /// The board disappeared.
    case disappeared
    /// The tab was opened by its address: at an order's page, or with nil at the board.
    case opened(Int?)
    /// The tab was opened by its address at a customer's orders.
    case customerOpened(Int)
    /// Everybody's orders were asked for again.
    case everybodyTapped
    /// The orders arrived, or didn't.
    case ordersLoaded(Result<[Order], APIError>)
    /// Other orders were chosen.
    case filterChosen(BoardFilter)
    /// An order was pressed.
    case orderTapped(Int)
}

/// Keeps the dispatcher's orders current.
struct BoardFeature: Screen {
    let orders: any OrderService
    let following: Following

    func reduce(_ state: inout BoardState, _ action: BoardAction) -> Effect<BoardAction> {
        switch action {
        case .appeared:
            state.orders.beginLoading()
            return follow(state)
        case .disappeared: return .cancel(id: "live")
        case .opened(let id):
            state.order = id
            return id == nil ? show(nil, &state) : .none
        case .customerOpened(let customer):
            state.order = nil
            return show(customer, &state)
        case .everybodyTapped: return .open(OrdersLink.board())
        case .ordersLoaded(let result):
            state.orders.finish(result)
            return .none
        case .filterChosen(let filter):
            state.filter = filter
            state.orders = .loading
            return follow(state)
        case .orderTapped(let id): return .open(OrdersLink.board(order: id))
        }
    }

    /// Shows the orders of a customer, or everybody's, once the board is looked at.
    private func show(_ customer: Int?, _ state: inout BoardState) -> Effect<BoardAction> {
        guard state.customer != customer else { return .none }
        state.customer = customer
        if case .idle = state.orders { return .none }
        state.orders = .loading
        return follow(state)
    }

    private func follow(_ state: BoardState) -> Effect<BoardAction> {
        let (filter, customer) = (state.filter, state.customer)
        return .follow(OrdersTopics.dispatch, id: "live", with: following, where: { $0.kind != OrdersEvents.driverMoved }) {
            [orders] () async throws(APIError) in
            // Each status is asked for on its own, so that orders that are over don't crowd out those that aren't.
            var found: [Order] = []
            for status in filter.statuses {
                found += try await orders.orders(OrderListRequest(status: status, role: .dispatcher, customerID: customer, limit: 100))
            }
            return found
        } send: {
            .ordersLoaded($0)
        }
    }
}
