import Core
import CoreTesting
import CoreUI
import OrdersAPI
import RetailAPI
import Testing
import UI

@testable import Retail

struct CartFeatureTests {
    private typealias State = CartFeature.State
    private let clock = TestClock()

    private func store(_ state: State = State(), result: Result<RetailCart, APIError> = .success(.sample)) -> TestStore<State, CartFeature.Action> {
        TestStore(screen: CartFeature(service: FakeCartService(result: result), clock: clock), initial: state)
    }

    @Test func `the cart loads, unless a change brings it`() async {
        let store = store()
        await store.send(.appeared) { $0.cart = .loading }
        await store.receive(.loaded(.success(.sample))) { $0.cart = .loaded(.sample) }
        await store.finish()
        let waiting = self.store(State(pending: [CartChange(id: 1, quantity: 2)]))
        await waiting.send(.appeared)
        await waiting.send(.loaded(.success(.sample)))
        await waiting.finish()
    }

    @Test func `a number is shown at once, and quick presses become one more change`() async {
        let store = store(State(cart: .loaded(RetailCart())))
        let first = CartChange(id: 1, quantity: 1)
        await store.send(.quantityChanged(.sample, 1)) { $0.pending = [first] }
        #expect(store.state.quantity(of: 1) == 1 && store.state.count == 1)
        await store.send(.quantityChanged(.sample, 2)) { $0.pending = [first, CartChange(id: 1, quantity: 2)] }
        await store.send(.quantityChanged(.sample, 300)) { $0.pending = [first, CartChange(id: 1, quantity: 99)] }
        #expect(store.state.quantity(of: 1) == 99 && store.state.count == 99)
        await store.receive(.changed(first, .success(.sample))) {
            $0.cart = .loaded(.sample)
            $0.pending = [CartChange(id: 1, quantity: 99)]
        }
        await store.receive(.changed(CartChange(id: 1, quantity: 99), .success(.sample))) { $0.pending = [] }
        await store.finish()
    }

    @Test func `a change that isn't stored is taken back, and says why`() async {
        let store = store(State(cart: .loaded(.sample)), result: .failure(.offline))
        let change = CartChange(id: 1, quantity: 5)
        await store.send(.quantityChanged(.sample, 5)) { $0.pending = [change] }
        await store.receive(.changed(change, .failure(.offline))) {
            $0.pending = []
            $0.message = APIError.offline.message
        }
        #expect(store.state.quantity(of: 1) == 2)
        // What was loaded stays, as its failure is known.
        await store.receive(.loaded(.failure(.offline)))
        await store.finish()
    }

    @Test func `a wish is stored with the number`() async {
        let store = store(State(cart: .loaded(.sample)))
        let change = CartChange(id: 1, quantity: 2, substitution: .similar)
        await store.send(.wishChosen(1, .similar)) { $0.pending = [change] }
        await store.receive(.changed(change, .success(.sample))) { $0.pending = [] }
        await store.finish()
    }

    @Test func `a note is stored once nobody types any more, and comes back after a restart until then`() async {
        let store = store(State(cart: .loaded(.sample)))
        await store.send(.draftRestored(CartDraft(notes: [1: "Blue"]))) { $0.notes = [1: "Blue"] }
        await store.send(.noteChanged(1, "The blue one")) { $0.notes = [1: "The blue one"] }
        #expect(store.state.draft == CartDraft(notes: [1: "The blue one"]))
        await clock.sleepers(1)
        clock.advance(by: CartFeature.noteDelay)
        let change = CartChange(id: 1, quantity: 2, note: "The blue one")
        await store.receive(.noteTyped(1)) { $0.pending = [change] }
        await store.receive(.changed(change, .success(.sample))) {
            $0.pending = []
            $0.notes = [:]
        }
        #expect(store.state.draft == nil)
        await store.finish()
    }

    @Test func `a note of an item that was taken out is forgotten`() async {
        let store = store(State(cart: .loaded(RetailCart()), notes: [1: "Blue"]))
        await store.send(.noteTyped(1)) { $0.notes = [:] }
        await store.finish()
    }

    @Test func `an order waits for a note that was typed a moment ago`() async {
        let store = store(State(cart: .loaded(.sample)))
        await store.send(.noteChanged(1, "Blue")) { $0.notes = [1: "Blue"] }
        let change = CartChange(id: 1, quantity: 2, note: "Blue")
        await store.send(.orderTapped) {
            $0.pending = [change]
            $0.isOrdering = true
        }
        await store.send(.orderTapped)
        await store.receive(.changed(change, .success(.sample))) { ($0.pending, $0.notes, $0.isOrdering) = ([], [:], false) }
        await store.receive(event: .open(OrdersLink.home(shopping: true).place))
        await store.finish()
    }

    @Test func `an order waits for a change that is on its way`() async {
        let store = store(State(cart: .loaded(.sample)))
        let change = CartChange(id: 1, quantity: 2, substitution: .call)
        await store.send(.wishChosen(1, .call)) { $0.pending = [change] }
        await store.send(.orderTapped) { $0.isOrdering = true }
        await store.receive(.changed(change, .success(.sample))) { ($0.pending, $0.isOrdering) = ([], false) }
        await store.receive(event: .open(OrdersLink.home(shopping: true).place))
        await store.finish()
    }

    @Test func `an order doesn't go on without a note that isn't stored`() async {
        let store = store(State(cart: .loaded(.sample), notes: [1: "Blue"]), result: .failure(.offline))
        let change = CartChange(id: 1, quantity: 2, note: "Blue")
        await store.send(.orderTapped) {
            $0.pending = [change]
            $0.isOrdering = true
        }
        await store.receive(.changed(change, .failure(.offline))) {
            ($0.pending, $0.isOrdering, $0.message) = ([], false, APIError.offline.message)
        }
        await store.receive(.loaded(.failure(.offline)))
        await store.finish()
    }

    @Test func `the cart becomes part of an order, unless it can't be ordered`() async {
        let store = store(State(cart: .loaded(.full)))
        await store.send(.orderTapped)
        await store.finish()
        let orderable = self.store(State(cart: .loaded(.sample)))
        await orderable.send(.orderTapped)
        await orderable.receive(event: .open(OrdersLink.home(shopping: true).place))
        await orderable.finish()
    }

    @Test func `the retailers and items are opened by their links`() async {
        let store = store(State(cart: .loaded(.sample)))
        await store.send(.retailersTapped)
        await store.receive(event: .open(RetailLink.retailers.place))
        await store.send(.itemTapped(1))
        await store.receive(event: .open(RetailLink.item(1).place))
        await store.finish()
    }
}

struct CartViewTests {
    private func html(_ cart: RetailCart, links: LinkAvailability = LinkAvailability(OrdersLink.self)) -> String {
        let view = CartView(store: ScopedStore(state: CartFeature.State(cart: .loaded(cart)))).environment(\.canOpen, links)
        return String(decoding: Renderer.render(view).html, as: UTF8.self)
    }

    @Test func `the cart adds up, is delivered for free, and leads into an order where there are orders`() {
        let page = html(.sample)
        #expect(page.contains("$23.98") && page.contains(Strings.freeDelivery) && page.contains("data-testid=\"retail.cart.order\""))
        #expect(!html(.sample, links: LinkAvailability()).contains("retail.cart.order"))
    }

    @Test func `items that are gone and minimums say what to do`() {
        let page = html(.full)
        #expect(page.contains("Take it out, or wait") && page.contains(Strings.belowMinimum("$3.10", retailer: "Corner Market")))
        #expect(page.contains("retail.cart.wish.1") && !page.contains("retail.cart.wish.3"))
    }

    @Test func `an empty cart leads to the retailers`() {
        let page = html(RetailCart())
        #expect(page.contains(Strings.emptyCart) && page.contains("data-testid=\"retail.cart.retailers\""))
    }
}
