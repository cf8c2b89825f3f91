import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import Testing
import UI

@testable import Orders

struct CancellationRequestTests {
    let fixture = Fixture()

    private func order(_ permissions: [OrderPermission] = [], _ request: CancellationRequest? = nil) -> Order {
        var order = Order.sample(stage: .atFacility, cancellationFeeCents: 500)
        order.allowedActions = permissions.map(\.rawValue)
        order.cancellationRequest = request
        return order
    }

    private var request: CancellationRequest { CancellationRequest(reason: "Too late.", requestedAt: fixture.clock.now) }

    private func page(_ order: Order, mode: Mode = .customer) -> String {
        let state = OrderState(id: 12, mode: mode, page: .loaded(OrderPage(order: order, timeline: [])), asksReason: true)
        return mode == .customer
            ? html(OrderView(orderID: 12, store: ScopedStore(state: state))) : html(DispatchOrderView(orderID: 12, store: ScopedStore(state: state)))
    }

    @Test func `after the pickup canceling is a request, with its fee`() async {
        let shown = page(order([.requestCancellation]))
        #expect(shown.contains("Ask to cancel") && shown.contains("our team has to approve") && shown.contains("$5.00"))
        let after = order([], request)
        let state = OrderState(id: 12, page: .loaded(OrderPage(order: order([.requestCancellation]), timeline: [])), asksReason: true, reason: "Too late.")
        let store = fixture.order(FakeOrderService(order: .success(after)), state)
        await store.send(.cancelConfirmed) { $0.isWorking = true }
        let asked = OrderPage(order: after, timeline: [])
        await store.receive(.changed(12, .success(after))) {
            $0.isWorking = false
            $0.asksReason = false
            $0.reason = ""
            $0.page = .loaded(asked)
        }
        await store.receive(.loaded(.success(asked)))
        #expect(page(after).contains("orders.cancelRequest") && page(after).contains("We&#39;ll answer soon.") || page(after).contains("We'll answer soon."))
        store.stop()
    }

    @Test func `a dispatcher refuses with a note, or approves`() async {
        let answer = CancellationRequest(reason: "Too late.", requestedAt: fixture.clock.now, decision: .refused, note: "In the dryer.")
        let refused = order([], answer)
        let open = OrderPage(order: order([.decideCancellation], request), timeline: [])
        let store = fixture.order(FakeOrderService(order: .success(refused)), OrderState(id: 12, mode: .dispatcher, page: .loaded(open)))
        await store.send(.decision(.refused(12))) { $0.decision.message = Strings.refusalNeedsNote }
        await store.send(.decision(.noteChanged("In the dryer."))) { $0.decision.note = "In the dryer." }
        #expect(store.state.draft?.note == "In the dryer.")
        await store.send(.decision(.refused(12))) {
            $0.decision.isWorking = true
            $0.decision.message = nil
        }
        await store.send(.decision(.approved(12)))
        let after = OrderPage(order: refused, timeline: [])
        await store.receive(.decision(.finished(12, .success(refused)))) {
            $0.decision = CancellationDecisionState()
            $0.page = .loaded(after)
        }
        await store.receive(.loaded(.success(after)))
        store.stop()
        #expect(page(refused).contains("In the dryer."))
    }

    @Test func `a decision that fails says why`() async {
        let store = fixture.order(FakeOrderService(order: .failure(.offline)))
        await store.send(.decision(.approved(12))) { $0.decision.isWorking = true }
        await store.receive(.decision(.finished(12, .failure(.offline)))) {
            $0.decision.isWorking = false
            $0.decision.message = "No connection. Please try again."
        }
        await store.finish()
    }

    @Test func `dispatchers find the request on the order's page and on the board`() {
        let asked = order([.decideCancellation], request)
        let shown = page(asked, mode: .dispatcher)
        for id in ["reason", "note", "approve", "refuse"] { #expect(shown.contains("data-testid=\"orders.cancelRequest.\(id)\""), "\(id)") }
        #expect(html(OrderBoard(orders: [asked]) { _ in }).contains("Asked to cancel"))
    }
}
