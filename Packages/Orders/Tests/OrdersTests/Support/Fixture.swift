import Core
import CoreTesting
import Networking
import OrdersAPI
import Testing
import UI

@testable import Orders

/// The features with fakes and a clock that stands still.
struct Fixture {
    let clock = TestClock()
    let realtime = FakeRealtime()
    let person = Person(id: 7, name: "Casey Customer", roles: [.customer])

    var following: Following { Following(realtime: realtime, clock: clock) }

    func feature(_ orders: FakeOrderService = FakeOrderService(), prices: FakePriceService = FakePriceService()) -> OrdersFeature {
        OrdersFeature(
            orders: orders, recurring: FakeRecurringService(), prices: prices, plans: FakeSlotPlanService(), following: following, clock: clock,
            random: SeededRandomSource(seed: 1))
    }

    func orders(
        _ orders: FakeOrderService = FakeOrderService(), _ change: (inout OrdersState) -> Void = { _ in }
    ) -> TestStore<OrdersState, OrdersAction> {
        var state = OrdersState()
        state.person = person
        state.home.customerID = person.id
        state.activity.customerID = person.id
        change(&state)
        return TestStore(feature(orders), initial: state)
    }

    func homeFeature(_ orders: FakeOrderService = FakeOrderService()) -> HomeFeature {
        HomeFeature(orders: orders, clock: clock, random: SeededRandomSource(seed: 1))
    }

    func home(_ orders: FakeOrderService = FakeOrderService(), _ change: (inout HomeState) -> Void = { _ in }) -> TestStore<HomeState, HomeAction> {
        var state = HomeState()
        state.customerID = person.id
        change(&state)
        return TestStore(screen: homeFeature(orders), initial: state)
    }

    func order(_ orders: FakeOrderService = FakeOrderService(), _ state: OrderState = OrderState(id: 12)) -> TestStore<OrderState, OrderAction> {
        TestStore(screen: OrderFeature(orders: orders, following: following, clock: clock, random: SeededRandomSource(seed: 1)), initial: state)
    }

    func board(_ orders: FakeOrderService = FakeOrderService()) -> TestStore<BoardState, BoardAction> {
        TestStore(screen: BoardFeature(orders: orders, following: following), initial: BoardState())
    }

    /// The first idempotency key that a feature of this fixture makes.
    var firstKey: String { SeededRandomSource(seed: 1).hexadecimal(byteCount: 16) }

    func moved(_ order: Int, in topic: Topic = OrdersTopics.customer(7)) -> Change {
        Change(topic: topic, kind: "order.moved", id: order, sequence: 3)
    }

    func driverMoved(_ order: Int, in topic: Topic = OrdersTopics.customer(7)) -> Change {
        Change(topic: topic, kind: OrdersEvents.driverMoved, id: order, sequence: 0)
    }
}

/// The markup of a view.
func html(_ view: some View) -> String {
    String(decoding: Renderer.render(view).html, as: UTF8.self)
}

extension HomeAction {
    /// True where something arrived that the home loads when it appears, in any order.
    var isLoad: Bool {
        switch self {
        case .defaultsLoaded, .payment(.loaded): true
        case .appeared, .disappeared, .draftRestored, .opened, .codeGiven, .paymentConfirmed, .bagsChanged, .pickupModeChosen, .windowChosen, .repeatToggled,
            .slots, .address, .wash, .addOnToggled, .promo, .shopping, .payment, .quoteLoaded, .startTapped, .orderPlaced, .orderTapped:
            false
        }
    }
}
