import Core
import Networking
import OrdersAPI

/// The customer's list of orders.
struct ActivityState: Sendable, Equatable {
    /// The customer's id; nil before somebody signed in.
    var customerID: Int?
    /// The part that is shown.
    var segment = ActivitySegment.inProgress
    /// The text that is looked for, in all parts; empty for none.
    var search = ""
    /// The orders, newest first.
    var orders: ViewState<[Order]> = .idle
    /// True where there are older ones.
    var hasMore = false
    /// True while older ones are loaded.
    var isLoadingMore = false
    /// True while the list is on the screen.
    var isShown = false
    /// The id of the order whose page is open in place of the list.
    var order: Int?
    /// An order, placed again.
    var reorder = ReorderState()

    /// True where something is looked for.
    var isSearching: Bool { !search.allSatisfy(\.isWhitespace) }

    /// The request for the list as it is shown.
    var request: OrderListRequest {
        let search = search.trimmed
        let count = min(max(orders.value?.count ?? 0, ActivityFeature.pageSize), 100)
        return OrderListRequest(
            status: isSearching ? nil : segment.status, role: .customer, search: isSearching ? search : nil, total: false, limit: count)
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
    /// The tab was opened by its address at a part.
    case listOpened(ActivitySegment)
    /// Another part was chosen.
    case segmentChosen(ActivitySegment)
    /// A text was typed.
    case searchChanged(String)
    /// Nothing was typed for a moment.
    case searchSettled
    /// The orders of a request arrived, or didn't.
    case loaded(OrderListRequest, Result<OrderListResponse, APIError>)
    /// The end of the list came near.
    case moreTapped
    /// Older orders of a request arrived, or didn't.
    case moreLoaded(OrderListRequest, Result<OrderListResponse, APIError>)
    /// The way from an empty part to a new order was pressed.
    case newOrderTapped
    /// An order was pressed.
    case orderTapped(Int)
    /// Something happened to an order, placed again.
    case reorder(ReorderAction)
}

/// Lists the customer's orders, finds some, and orders the same again.
struct ActivityFeature: Screen {
    /// The orders of a page.
    static let pageSize = 20

    private let orders: any OrderService
    private let following: Following
    private let clock: any Core.Clock
    private let reorder: ReorderFeature

    init(orders: any OrderService, following: Following, clock: any Core.Clock, random: any RandomSource) {
        self.orders = orders
        self.following = following
        self.clock = clock
        reorder = ReorderFeature(orders: orders, random: random)
    }

    func reduce(_ state: inout ActivityState, _ action: ActivityAction) -> Effect<ActivityAction> {
        switch action {
        case .appeared:
            state.isShown = true
            return follow(&state)
        case .disappeared:
            state.isShown = false
            return .merge(.cancel(id: "list"), .cancel(id: "search"))
        case .opened(let id):
            state.order = id
            return .none
        case .listOpened(let segment):
            state.order = nil
            guard state.segment != segment else { return .none }
            (state.segment, state.orders, state.hasMore, state.isLoadingMore) = (segment, .idle, false, false)
            return .merge(.cancel(id: "more"), state.isShown ? follow(&state) : .none)
        case .segmentChosen(let segment): return .open(OrdersLink.activityList(segment))
        case .searchChanged(let text):
            (state.search, state.orders, state.hasMore, state.isLoadingMore) = (text, .loading, false, false)
            return .merge(.cancel(id: "more"), .debounce(id: "search", for: .milliseconds(250), clock: clock) { send in send(.searchSettled) })
        case .searchSettled: return follow(&state)
        case .loaded(let request, let result):
            guard request.isSameList(as: state.request) else { return .none }
            finish(&state, result)
            return .none
        case .moreTapped: return loadMore(&state)
        case .moreLoaded(let request, let result):
            guard request.isSameList(as: state.request) else { return .none }
            state.isLoadingMore = false
            // What is shown stays where older ones can't be had, and so does the way to ask again.
            guard case .success(let page) = result else { return .none }
            let known = state.orders.value ?? []
            state.orders = .loaded(known + page.items.filter { order in !known.contains { $0.id == order.id } })
            state.hasMore = page.hasMore
            return .none
        case .reorder(let action): return reorder.reduce(&state.reorder, action).map(scope: "reorder", ActivityAction.reorder)
        case .newOrderTapped: return .open(OrdersLink.home())
        case .orderTapped(let id): return .open(OrdersLink.activity(order: id))
        }
    }

    /// Loads the list, and keeps what was loaded current until it disappears.
    private func follow(_ state: inout ActivityState) -> Effect<ActivityAction> {
        guard let customer = state.customerID else { return .none }
        state.orders.beginLoading()
        let request = state.request
        return .follow(
            OrdersTopics.customer(customer), id: "list", with: following, where: { $0.kind != OrdersEvents.driverMoved }
        ) { [orders] () async throws(APIError) in
            try await orders.list(request)
        } send: {
            .loaded(request, $0)
        }
    }

    private func finish(_ state: inout ActivityState, _ result: Result<OrderListResponse, APIError>) {
        guard case .success(let page) = result, let known = state.orders.value, let last = page.items.last, page.hasMore else {
            state.hasMore = (try? result.get().hasMore) ?? false
            return state.orders.finish(result.map(\.items))
        }
        // Older ones than the page's were loaded before.
        let older = known.filter { $0.id < last.id }
        state.orders = .loaded(page.items + older)
        if older.isEmpty { state.hasMore = page.hasMore }
    }

    private func loadMore(_ state: inout ActivityState) -> Effect<ActivityAction> {
        guard state.hasMore, !state.isLoadingMore, let last = state.orders.value?.last?.id else { return .none }
        state.isLoadingMore = true
        var request = state.request
        (request.before, request.page.limit) = (last, Self.pageSize)
        return .load(id: "more") { [orders, request] () async throws(APIError) in
            try await orders.list(request)
        } send: { [request] in
            .moreLoaded(request, $0)
        }
    }
}

extension OrderListRequest {
    /// Returns whether another request asks for the same list, wherever in it.
    fileprivate func isSameList(as other: OrderListRequest) -> Bool { status == other.status && search == other.search }
}
