import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import Testing
import UI

@testable import Orders

struct OrdersFeatureTests {
    let fixture = Fixture()

    @Test func `home loads the order under way until it disappears`() async {
        let store = fixture.orders(FakeOrderService(saved: .failure(.offline)))
        await store.send(.home(.appeared)) {
            $0.home.hour = ServiceClock.hour(of: fixture.clock.now)
            $0.home.defaults = .loading
        }
        // The loads are independent of each other.
        for _ in 0..<3 { await store.receive(where: { $0.isLoad }) { $0 = store.state } }
        #expect(store.state.active == .sample)
        #expect(store.state.activity.orders == .idle)
        await store.send(.home(.disappeared))
        await store.finish()
    }

    @Test func `opening home loads once, and appearing after it doesn't load again`() async {
        let store = fixture.orders(FakeOrderService(saved: .failure(.offline))) { $0.home.customerID = 7 }
        await store.send(.home(.opened(shopping: false))) {
            $0.home.isOpening = true
            $0.home.hour = ServiceClock.hour(of: fixture.clock.now)
            $0.home.defaults = .loading
        }
        for _ in 0..<3 { await store.receive(where: { $0.isLoad }) { $0 = store.state } }
        await store.send(.home(.appeared)) { $0.home.isOpening = false }
        await store.send(.home(.disappeared))
        await store.send(.home(.appeared)) {
            $0.home.defaults = .loading
        }
        for _ in 0..<3 { await store.receive(where: { $0.isLoad }) { $0 = store.state } }
        await store.send(.home(.disappeared))
        await store.finish()
    }

    @Test func `a list opens an order's page and closes it`() async {
        let store = fixture.orders()
        await store.send(.activity(.opened(12))) {
            $0.activity.order = 12
            $0.order.id = 12
        }
        await store.send(.order(.appeared)) { $0.order.page = .loading }
        let page = OrderPage(order: .sample, timeline: [])
        await store.receive(.order(.loaded(.success(page)))) { $0.order.page = .loaded(page) }
        await store.send(.activity(.opened(nil))) {
            $0.activity.order = nil
            $0.order = OrderState()
        }
        await store.send(.board(.opened(12))) {
            $0.board.order = 12
            $0.order = OrderState(id: 12, mode: .dispatcher)
        }
        await store.finish()
    }

    @Test func `signing out forgets everything, and the next person begins anew`() async {
        let store = fixture.orders { $0.home = .previewQuoted }
        await store.send(.activity(.appeared)) { ($0.activity.isShown, $0.activity.orders) = (true, .loading) }
        let response = OrderListResponse(items: [.sample], hasMore: false, limit: 20)
        await store.receive(.activity(.loaded(store.state.activity.request, .success(response)))) { $0.activity.orders = .loaded([.sample]) }
        await store.send(event: .signedOut) { $0 = OrdersState() }
        let other = Person(id: 8, name: "Dana", roles: [.customer])
        await store.send(event: .signedIn(other)) {
            $0.person = other
            ($0.home.customerID, $0.recurring.customerID, $0.recurrence.customerID) = (8, 8, 8)
            $0.activity.customerID = 8
        }
        await store.finish()
    }

    @Test(arguments: ["activity", "orders"]) func `a tab shows its list, or the page of the order that its address names`(id: String) throws {
        var slices = Slices([Slice(fixture.feature())])
        let tab = try #require(OrdersPlugin().tabs.first { $0.id == id })
        func page() -> String { html(tab.view(StoreAccess(slices: slices) { _ in })) }
        func send(_ action: OrdersAction) { _ = slices.reduce(SliceAction(OrdersFeature.self, action)) }
        let response = OrderListResponse(items: [.sample], hasMore: false, limit: 20)
        send(.activity(.loaded(ActivityState().request, .success(response))))
        send(.board(.ordersLoaded(.success([.sample]))))
        #expect(page().contains("orders.card.12") && tab.location(slices).isEmpty)
        _ = slices.reduce(try #require(tab.open(["12"])))
        send(.order(.loaded(.success(.preview))))
        #expect(page().contains("orders.stage") && !page().contains("orders.card.12"))
        #expect(tab.location(slices) == ["12"])
        #expect(tab.open(["x"]) == nil && tab.open(["12", "13"]) == nil)
    }

    @Test func `a part of the activity has an address`() throws {
        var slices = Slices([Slice(fixture.feature())])
        let tab = try #require(OrdersPlugin().tabs.first { $0.id == "activity" })
        _ = slices.reduce(try #require(tab.open(["completed"])))
        #expect(slices.state(of: OrdersFeature.self)?.activity.segment == .completed)
        #expect(tab.location(slices) == ["completed"])
        _ = slices.reduce(try #require(tab.open(["in-progress"])))
        #expect(tab.location(slices).isEmpty)
    }

    @Test func `the home's address may ask for the cart's items`() throws {
        var slices = Slices([Slice(fixture.feature())])
        let tab = try #require(OrdersPlugin().tabs.first { $0.id == "home" })
        _ = slices.reduce(try #require(tab.open(["shopping"])))
        #expect(slices.state(of: OrdersFeature.self)?.home.shopping.isIncluded == true)
        #expect(tab.location(slices).isEmpty)
    }

    @Test func `all previews show something`() {
        func preview<Provider: PreviewProvider>(_ provider: Provider.Type) -> String { html(provider.previews) }
        for provider in OrdersPlugin.previews { #expect(preview(provider).contains("t-"), "\(provider)") }
    }
}

extension OrdersAction {
    fileprivate var isLoad: Bool {
        switch self {
        case .activeLoaded, .home(.defaultsLoaded), .home(.payment(.loaded)): true
        case .signedIn, .home, .activity, .order, .board, .plant, .recurringOpened, .recurring, .recurrence, .tracking, .prices, .priceDraft,
            .slotPlans, .slotPlan:
            false
        }
    }
}
