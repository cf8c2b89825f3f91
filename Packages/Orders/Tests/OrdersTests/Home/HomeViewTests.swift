import Core
import CoreTesting
import CoreUI
import OrdersAPI
import RetailAPI
import Testing
import UI

@testable import Orders

struct HomeViewTests {
    private func page(_ state: HomeState, active: Order? = nil, links: LinkAvailability = LinkAvailability(plugins: [])) -> String {
        html(
            HomeView(store: ScopedStore(state: state), active: active)
                .environment(\.person, Person(id: 7, name: "Casey Customer", roles: []))
                .environment(\.canOpen, links))
    }

    @Test func `home greets, shows the price and lets start`() {
        let page = page(.previewQuoted, active: .sample)
        for text in ["Good afternoon, Casey", "$38.99", "ASAP pickup", "orders.start", "orders.bags.plus", "orders.address.check", "We pick up in Irvine."] {
            #expect(page.contains(text), "\(text)")
        }
        for id in ["orders.mode.asap", "orders.mode.scheduled", "orders.price.total", "orders.address.line1", "orders.address.message", "orders.active"] {
            #expect(page.contains("data-testid=\"\(id)\""), "\(id)")
        }
        #expect(!page.contains("Add shopping"))
    }

    @Test func `home offers shopping only where it is installed`() {
        var state = HomeState.previewQuoted
        state.shopping = ShoppingState(isIncluded: true, cart: .loaded(.sample), deals: [.sample])
        let links = LinkAvailability(RetailLink.self)
        let shown = page(state, links: links)
        for id in ["orders.shopping.include", "orders.shopping.item.1", "orders.shopping.change", "orders.deal.1"] { #expect(shown.contains(id), "\(id)") }
        #expect(!page(state).contains("orders.shopping"))
        state.shopping.isIncluded = false
        #expect(!page(state, links: links).contains("orders.shopping.item.1"))
        state.shopping.cart = .loaded(RetailCart())
        #expect(page(state, links: links).contains("orders.shopping.browse"))
    }

    @Test func `home says where we are when an address isn't served, and doesn't let start`() {
        let page = page(.previewNotServed)
        #expect(page.contains("We don&#39;t pick up here yet. We are in Irvine.") || page.contains("We don't pick up here yet. We are in Irvine."))
        #expect(!page.contains("orders.price.total"))
    }

    @Test func `home offers the saved addresses, and the fields for another one only when asked`() {
        let saved = page(.previewSaved)
        for id in ["orders.saved.1", "orders.saved.other", "orders.saved.line"] { #expect(saved.contains("data-testid=\"\(id)\""), "\(id)") }
        #expect(!saved.contains("orders.address.line1"))
        var other = HomeState.previewSaved
        other.address.saved = nil
        #expect(page(other).contains("orders.address.line1"))
    }

    @Test func `pressing and typing send what happened`() {
        let sent = LockedValue<[HomeAction]>([])
        let store = ScopedStore<HomeFeature>(state: .previewQuoted) { action in sent.withLock { $0.append(action) } }
        let page = Renderer.render(HomeView(store: store, active: .sample))
        for id in page.actions.ids { page.actions[id]?.perform(.none) }
        for id in page.actions.ids { page.actions[id]?.perform(.text("x")) }
        for action: HomeAction in [.startTapped, .bagsChanged(2), .address(.checkTapped), .address(.line1Changed("x")), .orderTapped(12)] {
            #expect(sent.value.contains(action), "\(action)")
        }
    }
}
