import ChatAPI
import Core
import FleetAPI
import OrdersAPI
import PaymentsAPI

/// The dispatcher's home: a live board of orders with a map, panels of orders and drivers beside it, and assigning by drag, by keyboard and by menu.
struct DispatchHomeFeature: Screen {
    struct State: Sendable, Equatable {
        /// The cards and drivers.
        var live = LiveBoardFeature.State()
        /// The way in which the board is looked at.
        var place = BoardPlace()
        /// The panel of an order.
        var panel = OrderPanelFeature.State()
        /// The dispatcher's saved views.
        var views = SavedViewsFeature.State()
        /// The ids of the selected orders.
        var selection: Set<Int> = []
        /// The order that was selected last, from which Shift selects on.
        var anchor: Int?
        /// True while the filters are open.
        var showsFilters = false
        /// The filters where they are open, which survives a restart of the server.
        var filtersDraft: Bool? { showsFilters ? true : nil }
        /// True where the map is shown although there is no room for it beside the columns.
        var showsMap = false
        /// The orders that are being assigned; nil while the sheet is closed.
        var assignment: AssignmentForm?
    }

    enum Action: Sendable, Equatable {
        case live(LiveBoardFeature.Action)
        case place(BoardPlaceFeature.Action)
        case panel(OrderPanelFeature.Action)
        case views(SavedViewsFeature.Action)
        case assignment(AssignmentFeature.Action)
        case filtersToggled
        case filtersRestored
        case mapToggled
        /// A pin of the map was pressed, by its name.
        case pinTapped(String)
        case selected(order: Int, Bool)
        case selectionCleared
        /// A card was dropped on a driver, both by their names.
        case dropped(item: String, target: String)
        /// A card was pressed with Shift.
        case extended(item: String)
        case assignTapped(orders: [Int])
        /// The selected orders go to a driver.
        case driverChosen(DispatchDriver)
        case pageTapped(BoardPage)
    }

    /// A page that the board leads to.
    enum BoardPage: Sendable, Equatable {
        case order(Int)
        case refunds(order: Int)
        case driver(Int)
        case message(person: Int)
    }

    let live: LiveBoardFeature
    let assignment: AssignmentFeature
    let panel: OrderPanelFeature
    let views: SavedViewsFeature
    private let place = BoardPlaceFeature()

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .live(let action):
            let effect = live.reduce(&state.live, action).map(scope: "live", Action.live)
            return .merge(effect, follow(action, &state))
        case .place(let action):
            _ = place.reduce(&state.place, action)
            keepShown(&state)
            return openPanel(&state)
        case .panel(let action):
            return panel.reduce(&state.panel, action).map(scope: "panel", Action.panel)
        case .views(let action):
            return views.reduce(&state.views, action).map(scope: "views", Action.views)
        case .assignment(let action):
            deselect(action, &state)
            return assignment.reduce(&state.assignment, action).map(scope: "assignment", Action.assignment)
        case .filtersRestored:
            state.showsFilters = true
            return .none
        case .filtersToggled:
            state.showsFilters.toggle()
            return .none
        case .mapToggled:
            state.showsMap.toggle()
            return .none
        case .pinTapped(let name):
            guard let panel = BoardItem(name)?.panel else { return .none }
            return reduce(&state, .place(.panelChosen(panel)))
        case .selected(let order, let isSelected):
            if isSelected { state.selection.insert(order) } else { state.selection.remove(order) }
            state.anchor = order
            return .none
        case .selectionCleared:
            (state.selection, state.anchor) = ([], nil)
            return .none
        case .dropped(let item, let target):
            return drop(item, on: target, &state)
        case .extended(let item):
            if case .order(let order)? = BoardItem(item), state.live.board.value?[order] != nil { select(through: order, &state) }
            return .none
        case .assignTapped(let orders):
            guard !orders.isEmpty else { return .none }
            return assignment.open(AssignmentForm(orderIDs: orders), in: &state.assignment).map(scope: "assignment", Action.assignment)
        case .driverChosen(let driver):
            return assign(state.selection.sorted(), to: driver, &state)
        case .pageTapped(let page):
            return open(page)
        }
    }

    /// Opens the panel that the place names.
    private func openPanel(_ state: inout State) -> Effect<Action> {
        guard case .order(let order) = state.place.panel else { return reduce(&state, .panel(.opened(nil))) }
        return reduce(&state, .panel(.opened(order)))
    }

    /// Forgets the selection of orders that left or were taken, and loads the open one again where it changed.
    private func follow(_ action: LiveBoardFeature.Action, _ state: inout State) -> Effect<Action> {
        guard case .changesLoaded(.success(let changes)) = action else { return .none }
        keepShown(&state)
        guard let open = state.panel.orderID, changes.removed.contains(open) || changes.cards.contains(where: { $0.orderID == open }) else { return .none }
        return reduce(&state, .panel(.outdated))
    }

    /// Forgets the selection of orders that aren't in sight or can't be assigned: nobody would expect them to go along.
    private func keepShown(_ state: inout State) {
        guard !state.selection.isEmpty, let board = state.live.board.value else { return }
        state.selection = state.selection.filter { order in
            board[order].map { $0.isAssignable && state.place.shows($0, at: state.live.now) } ?? false
        }
    }

    /// Forgets the selection of orders that the sheet assigned.
    private func deselect(_ action: AssignmentFeature.Action, _ state: inout State) {
        if case .assigned(.success) = action { state.selection.subtract(state.assignment?.orderIDs ?? []) }
        if case .allAssigned(.success(let results)) = action { state.selection.subtract(results.filter { $0.error == nil }.map(\.orderID)) }
    }

    private func drop(_ item: String, on target: String, _ state: inout State) -> Effect<Action> {
        guard case .order(let order)? = BoardItem(item), state.live.board.value?[order] != nil, case .driver(let id)? = BoardItem(target),
            let driver = state.live.drivers.first(where: { $0.id == id })
        else { return .none }
        // A selected card stands for all of them.
        return assign(state.selection.contains(order) ? state.selection.sorted() : [order], to: driver, &state)
    }

    private func assign(_ orders: [Int], to driver: DispatchDriver, _ state: inout State) -> Effect<Action> {
        guard !orders.isEmpty else { return .none }
        state.selection.subtract(orders)
        return assignment.assign(orders, to: driver).map(scope: "assignment", Action.assignment)
    }

    /// Selects the cards between the one that was selected last and another one of its column.
    private func select(through order: Int, _ state: inout State) {
        let board = state.live.board.value ?? LiveBoard()
        let columns = BoardLayout(board, state.place, at: state.live.now).columns.values.map { $0.filter { board[$0]?.isAssignable == true } }
        // A browser may name an order that a filter hides, or one that just left.
        guard let column = columns.first(where: { $0.contains(order) }), let end = column.firstIndex(of: order) else { return }
        let start = state.anchor.flatMap { column.firstIndex(of: $0) } ?? end
        state.selection.formUnion(column[min(start, end)...max(start, end)])
        state.anchor = order
    }

    private func open(_ page: BoardPage) -> Effect<Action> {
        switch page {
        case .order(let order): .open(OrdersLink.board(order: order))
        case .refunds(let order): .open(RefundsLink.order(order))
        case .driver(let driver): .open(FleetLink.driver(driver))
        case .message(let person): .open(ChatLink.with(person: person))
        }
    }
}
