import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import PaymentsAPI
import Testing
import UI

@testable import Orders

struct FeedbackTests {
    let fixture = Fixture()

    private func delivered(until: Double = 3600) -> Order {
        var order = Order.sample(stage: .delivered, driverID: 5)
        order.allowedActions = [OrderPermission.tip.rawValue, OrderPermission.rate.rawValue, OrderPermission.reorder.rawValue]
        order.feedbackUntil = fixture.clock.now.addingTimeInterval(until)
        return order
    }

    private func store(_ outcome: Result<Order, APIError>) -> TestStore<OrderState, OrderAction> {
        let page = OrderPage(order: delivered(), timeline: [])
        return fixture.order(FakeOrderService(order: outcome), OrderState(id: 12, page: .loaded(page), feedback: FeedbackState(isOpen: true)))
    }

    @Test func `a tip is chosen, confirmed once, and shown`() async {
        var after = delivered()
        after.price = after.price.tipped(300)
        let store = store(.success(after))
        await store.send(.feedback(.tipConfirmed(12)))
        await store.send(.feedback(.tipChosen(300))) { $0.feedback.tipCents = 300 }
        await store.send(.feedback(.tipConfirmed(12))) { $0.feedback.isWorking = true }
        await store.send(.feedback(.tipConfirmed(12)))
        let shown = OrderPage(order: after, timeline: [])
        await store.receive(.feedback(.finished(12, .success(after)))) {
            $0.feedback = FeedbackState(isOpen: true)
            $0.page = .loaded(shown)
        }
        await store.receive(.loaded(.success(shown)))
        store.stop()
    }

    @Test func `a rating needs stars, is kept as a draft, and stays when it is refused`() async {
        let store = store(.failure(.offline))
        await store.send(.feedback(.ratingConfirmed(12))) { $0.feedback.message = Strings.starsNeeded }
        await store.send(.feedback(.driverRated(5))) { $0.feedback.driver = 5 }
        await store.send(.feedback(.washRated(4))) { $0.feedback.wash = 4 }
        await store.send(.feedback(.commentChanged(" Spotless. "))) { $0.feedback.comment = " Spotless. " }
        #expect(store.state.draft?.feedback == FeedbackDraft(tipCents: nil, driver: 5, wash: 4, comment: " Spotless. "))
        await store.send(.feedback(.ratingConfirmed(12))) {
            $0.feedback.isWorking = true
            $0.feedback.message = nil
        }
        await store.receive(.feedback(.finished(12, .failure(.offline)))) {
            $0.feedback.isWorking = false
            $0.feedback.message = "No connection. Please try again."
        }
        await store.finish()
    }

    @Test func `what was entered comes back`() async {
        let store = fixture.order(FakeOrderService(), OrderState(id: 12))
        let entries = FeedbackDraft(tipCents: 500, driver: nil, wash: 2, comment: "")
        await store.send(.draftRestored(OrderDraft(id: 12, asksReason: false, reason: "", kilograms: "", feedback: entries))) {
            $0.feedback.tipCents = 500
            $0.feedback.wash = 2
        }
        await store.finish()
    }

    @Test(arguments: [(3600.0, true), (-1.0, false)])
    func `tip and rating are open until their time has passed`(until: Double, isOpen: Bool) async {
        let page = OrderPage(order: delivered(until: until), timeline: [])
        let store = fixture.order(FakeOrderService(order: .success(page.order)))
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.success(page))) {
            $0.page = .loaded(page)
            $0.feedback.isOpen = isOpen
        }
        let shown = html(OrderView(orderID: 12, store: ScopedStore(state: store.state)))
        for id in ["orders.tip.300", "orders.tip.confirm", "orders.rating.driver.5", "orders.rating.wash.1", "orders.rating.comment", "orders.rating.confirm"] {
            #expect(shown.contains("data-testid=\"\(id)\"") == isOpen, "\(id)")
        }
        store.stop()
    }

    @Test func `the same is ordered again from the page`() async {
        let store = store(.success(.sample(id: 13)))
        #expect(html(OrderView(orderID: 12, store: ScopedStore(state: store.state))).contains("data-testid=\"orders.reorder.12\""))
        await store.send(.reorder(.tapped(12))) { ($0.reorder.attempt, $0.reorder.isPlacing) = (.init(former: 12, key: fixture.firstKey), true) }
        await store.send(.reorder(.tapped(12)))
        await store.receive(.reorder(.placed(12, .success(.sample(id: 13))))) { ($0.reorder.attempt, $0.reorder.isPlacing) = (nil, false) }
        await store.receive(event: .open(OrdersLink.activity(order: 13).place))
        await store.finish()
    }

    @Test func `an order that may have arrived is placed again with its key`() async {
        let store = store(.failure(.offline))
        for _ in 1...2 {
            await store.send(.reorder(.tapped(12))) { $0.reorder = ReorderState(attempt: .init(former: 12, key: fixture.firstKey), isPlacing: true) }
            await store.receive(.reorder(.placed(12, .failure(.offline)))) { ($0.reorder.isPlacing, $0.reorder.message) = (false, APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `without a card the customer is led to add one, and after a refused one can add another`() async {
        let missing = APIError(status: 422, code: "payment_method_required", message: "Add a card first.")
        let first = store(.failure(missing))
        await first.send(.reorder(.tapped(12))) { ($0.reorder.attempt, $0.reorder.isPlacing) = (.init(former: 12, key: fixture.firstKey), true) }
        await first.receive(.reorder(.placed(12, .failure(missing)))) { ($0.reorder.attempt, $0.reorder.isPlacing) = (nil, false) }
        await first.receive(event: .open(PaymentsLink.add(order: 12).place))
        await first.finish()
        let declined = APIError(status: 402, code: "payment_declined", message: "Your card has expired.")
        let second = store(.failure(declined))
        await second.send(.reorder(.tapped(12))) { ($0.reorder.attempt, $0.reorder.isPlacing) = (.init(former: 12, key: fixture.firstKey), true) }
        await second.receive(.reorder(.placed(12, .failure(declined)))) { $0.reorder = ReorderState(message: "Your card has expired.", declined: 12) }
        #expect(html(OrderView(orderID: 12, store: ScopedStore(state: second.state))).contains("data-testid=\"orders.reorder.card\""))
        await second.send(.reorder(.cardTapped))
        await second.receive(event: .open(PaymentsLink.add(order: 12).place))
        await second.finish()
    }
}
