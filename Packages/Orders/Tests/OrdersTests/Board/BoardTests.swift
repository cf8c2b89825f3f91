import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import Testing
import UI

@testable import Orders

struct BoardTests {
    let fixture = Fixture()

    @Test func `the board follows its filter until it disappears`() async {
        let store = fixture.board()
        await store.send(.appeared) { $0.orders = .loading }
        // Once for each of its statuses.
        await store.receive(.ordersLoaded(.success([.sample, .sample]))) { $0.orders = .loaded([.sample, .sample]) }
        await store.send(.filterChosen(.delivered)) {
            $0.filter = .delivered
            $0.orders = .loading
        }
        await store.receive(.ordersLoaded(.success([.sample]))) { $0.orders = .loaded([.sample]) }
        fixture.realtime.send(fixture.driverMoved(12, in: OrdersTopics.dispatch))
        fixture.realtime.send(fixture.moved(12, in: OrdersTopics.dispatch))
        await store.receive(.ordersLoaded(.success([.sample])))
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `a board that can't be loaded says why`() async {
        let store = fixture.board(FakeOrderService(list: .failure(.offline)))
        await store.send(.appeared) { $0.orders = .loading }
        await store.receive(.ordersLoaded(.failure(.offline))) { $0.orders = .failed("No connection. Please try again.") }
        store.stop()
    }

    @Test func `an order is opened in place of the board, and closed`() async {
        let store = fixture.board()
        await store.send(.orderTapped(12))
        await store.receive(event: .open(OrdersLink.board(order: 12).place))
        await store.send(.opened(12)) { $0.order = 12 }
        await store.send(.opened(nil)) { $0.order = nil }
        await store.finish()
    }

    @Test func `a customer's orders are shown alone until everybody's are asked for`() async {
        let store = fixture.board()
        await store.send(.customerOpened(7)) { $0.customer = 7 }
        #expect(BoardState(customer: 7).link == .boardOf(customer: 7) && BoardState(order: 12, customer: 7).link == .board(order: 12))
        await store.send(.appeared) { $0.orders = .loading }
        await store.receive(.ordersLoaded(.success([.sample, .sample]))) { $0.orders = .loaded([.sample, .sample]) }
        await store.send(.customerOpened(7))
        await store.send(.everybodyTapped)
        await store.receive(event: .open(OrdersLink.board().place))
        await store.send(.opened(nil)) { ($0.customer, $0.orders) = (nil, .loading) }
        await store.receive(.ordersLoaded(.success([.sample, .sample]))) { $0.orders = .loaded([.sample, .sample]) }
        await store.send(.disappeared)
        await store.finish()
        #expect(html(BoardView(store: ScopedStore(state: BoardState(customer: 7)))).contains("orders.customer.clear"))
    }

    @Test func `the board has a column for each group of stages`() {
        let page = html(BoardView(store: ScopedStore(state: BoardState(orders: .loaded(Order.previewBoard)))))
        for id in ["incoming", "pickup", "plant", "delivery"] { #expect(page.contains("data-testid=\"orders.column.\(id)\""), "\(id)") }
        for order in Order.previewBoard { #expect(page.contains("data-testid=\"orders.card.\(order.id)\"")) }
    }

    @Test func `an order that isn't over has a column, another has none`() {
        for stage in Stage.allCases {
            #expect((StageGroup(stage) == nil) == [.delivered, .completed, .canceled, .rejected].contains(stage), "\(stage)")
        }
    }
}
