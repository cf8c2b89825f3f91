import ChatAPI
import Core
import CoreTesting
import CoreUI
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import PaymentsAPI
import Testing
import UI

@testable import Fleet

struct DispatchHomeFeatureTests {
    private func store(
        _ dispatch: FakeDispatchService = FakeDispatchService(), _ change: (inout DispatchHomeFeature.State) -> Void = { _ in }
    ) -> TestStore<DispatchHomeFeature.State, DispatchHomeFeature.Action> {
        let clock = TestClock()
        let feature = DispatchHomeFeature(
            live: LiveBoardFeature(dispatch: dispatch, following: Following(realtime: FakeRealtime(), clock: clock), clock: clock),
            assignment: AssignmentFeature(dispatch: dispatch), panel: OrderPanelFeature(dispatch: dispatch), views: SavedViewsFeature(dispatch: dispatch))
        var state = ScopedStore<DispatchHomeFeature>.preview().state
        state.panel = OrderPanelFeature.State()
        change(&state)
        return TestStore(screen: feature, initial: state)
    }

    @Test func `the board leads to pages of orders, refunds, drivers and messages`() async {
        let store = store()
        let pages: [(DispatchHomeFeature.BoardPage, LinkPlace)] = [
            (.order(12), OrdersLink.board(order: 12).place), (.refunds(order: 12), RefundsLink.order(12).place), (.driver(5), FleetLink.driver(5).place),
            (.message(person: 5), ChatLink.with(person: 5).place),
        ]
        for (page, place) in pages {
            await store.send(.pageTapped(page))
            await store.receive(event: .open(place))
        }
        await store.finish()
    }

    @Test func `a card dropped on a driver is assigned at once, without a sheet`() async {
        let store = store()
        await store.send(.dropped(item: "order-12", target: "driver-5"))
        let form = AssignmentForm(orderIDs: [12], choice: .driver(id: 5, name: "Dan Diaz"))
        let result = BulkAssignmentResult.Item(orderID: 12, driverID: 5, jobID: Job.active().id, error: nil, message: nil, reasons: [])
        await store.receive(.assignment(.assignedAtOnce(form, .success([result]))))
        await store.receive(event: .notice("Dan Diaz has the order."))
        await store.finish()
    }

    @Test func `a selected card that is dropped stands for all of them, and what failed is shown`() async {
        let results = BulkAssignmentResult.mixed
        let store = store(FakeDispatchService(bulkResult: { _ in .success(results) })) { $0.selection = [12, 13] }
        await store.send(.dropped(item: "order-13", target: "driver-5")) { $0.selection = [] }
        let form = AssignmentForm(orderIDs: [12, 13], choice: .driver(id: 5, name: "Dan Diaz"))
        await store.receive(.assignment(.assignedAtOnce(form, .success(results)))) {
            $0.assignment = form
            $0.assignment?.results = results
        }
        await store.finish()
    }

    @Test(arguments: ["order-99", "driver-5", "order-x", "", "order-12-3"]) func `what isn't on the board can't be dropped`(item: String) async {
        let store = store()
        await store.send(.dropped(item: item, target: "driver-5"))
        await store.send(.dropped(item: "order-12", target: item == "driver-5" ? "driver-99" : item))
        await store.send(.extended(item: item))
        await store.finish()
    }

    @Test func `shift selects the cards of a column between two`() async {
        let store = store()
        await store.send(.selected(order: 12, true)) { ($0.selection, $0.anchor) = ([12], 12) }
        await store.send(.extended(item: "order-13")) { ($0.selection, $0.anchor) = ([12, 13], 13) }
        await store.send(.extended(item: "order-14")) { ($0.selection, $0.anchor) = ([12, 13, 14], 14) }
        await store.send(.selected(order: 13, false)) { ($0.selection, $0.anchor) = ([12, 14], 13) }
        await store.send(.selectionCleared) { ($0.selection, $0.anchor) = ([], nil) }
        await store.finish()
    }

    @Test func `an order that the filter hides isn't selected with shift`() async {
        let store = store { $0.place.search = "99" }
        await store.send(.extended(item: "order-12"))
        await store.finish()
    }

    @Test func `shift leaves out what can't be assigned`() async {
        let store = store()
        for card in LiveBoard.preview.cards where !card.isAssignable { await store.send(.extended(item: "order-\(card.orderID)")) }
        await store.finish()
    }

    @Test func `orders that a filter hides are no longer selected`() async {
        let store = store { $0.selection = [12, 13] }
        await store.send(.place(.searchChanged("13"))) { ($0.place.search, $0.selection) = ("13", [13]) }
        await store.finish()
    }

    @Test func `orders that a driver took are no longer selected`() async {
        let store = store { ($0.selection, $0.live.now) = ([12, 13], TestClock().now) }
        let changes = BoardChanges(
            version: 40, isComplete: false, cards: [.preview(12, .underWay, .enRoutePickup, due: nil, driver: 5, version: 40)], removed: [])
        await store.send(.live(.changesLoaded(.success(changes)))) {
            var board = LiveBoard.preview
            board.apply(changes)
            ($0.live.board, $0.selection) = (.loaded(board), [13])
        }
        store.stop()
        await store.finish()
    }

    @Test func `orders that the sheet assigned are no longer selected, others stay`() async {
        let results = BulkAssignmentResult.mixed
        let failed = Set(results.filter { $0.error != nil }.map(\.orderID))
        let store = store { ($0.selection, $0.assignment) = (Set(results.map(\.orderID)), AssignmentForm(orderIDs: results.map(\.orderID), choice: .best)) }
        await store.send(.assignment(.allAssigned(.success(results)))) {
            $0.selection = failed
            $0.assignment?.results = results
        }
        await store.finish()
    }

    @Test func `selected orders go to the driver whose panel is open`() async {
        let store = store { $0.selection = [12, 13] }
        await store.send(.driverChosen(.sample)) { $0.selection = [] }
        let form = AssignmentForm(orderIDs: [12, 13], choice: .driver(id: 5, name: "Dan Diaz"))
        let results = [12, 13].map { BulkAssignmentResult.Item(orderID: $0, driverID: 5, jobID: 3, error: nil, message: nil, reasons: []) }
        await store.receive(.assignment(.assignedAtOnce(form, .success(results))))
        await store.receive(event: .notice("2 orders assigned."))
        await store.finish()
    }

    @Test func `the sheet opens with who could take an order, for several with the best driver for each`() async {
        let store = store()
        await store.send(.assignTapped(orders: []))
        await store.send(.assignTapped(orders: [12, 13])) { $0.assignment = AssignmentForm(orderIDs: [12, 13], choice: .best) }
        await store.send(.assignTapped(orders: [12])) {
            $0.assignment = AssignmentForm(orderIDs: [12])
            $0.assignment?.suggestions = .loading
        }
        await store.receive(.assignment(.suggestionsLoaded(.success(DriverSuggestion.previews)))) {
            $0.assignment?.suggestions = .loaded(DriverSuggestion.previews)
            $0.assignment?.choice = .driver(id: 5, name: "Dan Diaz")
        }
        await store.finish()
    }

    @Test func `a pin opens the panel, which is part of the address`() async {
        let store = store()
        await store.send(.pinTapped("driver-5")) { $0.place.panel = .driver(5) }
        await store.send(.pinTapped("x"))
        await store.send(.pinTapped("order-12")) {
            $0.place.panel = .order(12)
            ($0.panel.orderID, $0.panel.order, $0.panel.suggestions) = (12, .loading, .loading)
        }
        await store.receive(unordered: .panel(.orderLoaded(.success(OrderDetails(order: .sample()))))) {
            $0.panel.order = .loaded(OrderDetails(order: .sample()))
        }
        await store.receive(unordered: .panel(.suggestionsLoaded(.success(DriverSuggestion.previews)))) {
            $0.panel.suggestions = .loaded(DriverSuggestion.previews)
        }
        await store.send(.place(.panelChosen(nil))) {
            $0.place.panel = nil
            $0.panel = OrderPanelFeature.State()
        }
        await store.finish()
    }

    @Test func `open filters are open again after a restart of the server`() async {
        let store = store { _ in }
        #expect(store.state.filtersDraft == nil)
        await store.send(.filtersRestored) { $0.showsFilters = true }
        #expect(store.state.filtersDraft == true)
    }

    @Test func `filters are part of the address, and a saved one leaves the panel open`() async {
        let store = store { $0.place.panel = .driver(5) }
        await store.send(.filtersToggled) { $0.showsFilters = true }
        await store.send(.mapToggled) { $0.showsMap = true }
        await store.send(.place(.searchChanged("eva"))) { $0.place.search = "eva" }
        await store.send(.place(.areaChosen("Irvine"))) { $0.place.area = "Irvine" }
        await store.send(.place(.kindChosen(.pickup))) { $0.place.kind = .pickup }
        await store.send(.place(.driverChosen(6))) { $0.place.driver = 6 }
        await store.send(.place(.dueChosen(30))) { $0.place.dueWithin = 30 }
        await store.send(.place(.columnChosen(.late))) { $0.place.column = .late }
        await store.send(.place(.filterChosen(BoardPlace()))) {
            $0.place = BoardPlace()
            ($0.place.column, $0.place.panel) = (.late, .driver(5))
        }
        await store.send(.place(.opened(BoardPlace(query: "area=Irvine")))) { $0.place = BoardPlace(query: "area=Irvine") }
        await store.finish()
    }

    @Test func `orders that left are no longer selected, and the open one is loaded again where it changed`() async {
        let store = store {
            $0.selection = [12, 13]
            $0.panel.orderID = 12
            $0.live.now = TestClock().now
        }
        let changes = BoardChanges(
            version: 40, isComplete: true, cards: [.preview(12, .assigned, .pickupAssigned, due: nil, driver: 5, version: 40)], removed: [])
        await store.send(.live(.changesLoaded(.success(changes)))) {
            var board = LiveBoard.preview
            board.apply(changes)
            $0.live.board = .loaded(board)
            $0.selection = [12]
        }
        await store.receive(unordered: .panel(.orderLoaded(.success(OrderDetails(order: .sample()))))) {
            $0.panel.order = .loaded(OrderDetails(order: .sample()))
        }
        await store.receive(unordered: .panel(.suggestionsLoaded(.success(DriverSuggestion.previews)))) {
            $0.panel.suggestions = .loaded(DriverSuggestion.previews)
        }
        await store.finish()
    }
}

struct DispatchHomeViewTests {
    private func page(_ change: (inout DispatchHomeFeature.State) -> Void = { _ in }) -> String { html(DispatchHomeView(store: .preview(change))) }

    @Test func `the board shows the numbers, a card for each order, the drivers and the map`() {
        let page = page()
        for id in ["activeOrders", "activeTrips", "unassignedOrders", "onlineDrivers", "lateOrders", "completedToday"] {
            #expect(page.contains("data-testid=\"fleet.dashboard.\(id)\""), "\(id)")
        }
        for order in 12...18 { #expect(page.contains("data-testid=\"fleet.card.\(order)\""), "\(order)") }
        for text in ["fleet.driver.5", "fleet.map", "data-pin=\"order-12\"", "data-drop=\"driver-5\"", "data-drag=\"order-12\"", "8 min late"] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(page.contains("fleet.assign.12") && page.contains("fleet.card.14.select") && !page.contains("fleet.assign.17"))
    }

    @Test func `orders that a driver has at the same time are one trip`() {
        func trips(_ cards: [BoardCard]) -> String? {
            var board = LiveBoard()
            board.apply(BoardChanges(version: 31, isComplete: true, cards: cards, removed: []))
            let figure = page { $0.live.board = .loaded(board) }.components(separatedBy: "fleet.dashboard.activeTrips").last
            return figure?.firstMatch(of: /<span class="ui-text">(\d+)</).map { String($0.1) }
        }
        func card(_ order: Int, driver: Int?) -> BoardCard {
            var card = BoardCard.preview(order, .assigned, .pickupAssigned, due: 35, driver: driver)
            card.jobID = order + 100
            return card
        }
        #expect(trips([card(12, driver: 5), card(14, driver: 5), card(15, driver: 6), card(16, driver: nil)]) == "2")
    }

    @Test func `a card is made anew only where something on it changed`() {
        let before = Renderer.render(
            DispatchHomeView(store: .preview()), environment: EnvironmentValues(), extents: LazyExtents(), after: Renderer.render(EmptyView()))
        var board = LiveBoard.preview
        board.apply(
            BoardChanges(version: 32, isComplete: false, cards: [.preview(14, .assigned, .pickupAssigned, due: 34, driver: 5, version: 32)], removed: []))
        let after = Renderer.render(
            DispatchHomeView(store: .preview { $0.live.board = .loaded(board) }), environment: EnvironmentValues(), extents: LazyExtents(), after: before)
        let updates = after.changes(since: before, splicingRows: true)
        #expect(updates.count == 1)
        #expect(
            updates.allSatisfy {
                String(decoding: $0.html, as: UTF8.self).contains("fleet.card.14") && !String(decoding: $0.html, as: UTF8.self).contains("fleet.card.12")
            })
    }

    @Test func `selected orders have a bar, and the sheet shows over the board`() {
        let page = page { ($0.selection, $0.assignment) = ([12, 13], AssignmentForm(orderIDs: [12, 13], choice: .best)) }
        #expect(page.contains("2 selected") && page.contains("fleet.board.assign") && page.contains("fleet.assign.driver.best"))
    }

    @Test func `only the cards that a browser has come to are made`() {
        var board = LiveBoard()
        let cards = (1...500).map { BoardCard.preview($0, .unassigned, .accepted, due: Double($0)) }
        board.apply(BoardChanges(version: 31, isComplete: true, cards: cards, removed: []))
        let page = page { $0.live.board = .loaded(board) }
        #expect(page.components(separatedBy: "<article").count == 51)
        #expect(page.contains(">500<"))
    }
}
