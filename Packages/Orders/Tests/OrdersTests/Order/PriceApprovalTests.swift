import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import Testing
import UI

@testable import Orders

struct PriceApprovalTests {
    let fixture = Fixture()

    private func order(_ permissions: [OrderPermission], _ decision: PriceApproval.Decision? = nil) -> Order {
        var order = Order.sample(stage: .weighed)
        order.allowedActions = permissions.map(\.rawValue)
        order.priceApproval = PriceApproval(formerCents: 2_500, totalCents: 3_899, expiresAt: order.createdAt, decision: decision)
        return order
    }

    @Test func `a raised price is answered once, and the page shows the order after it`() async {
        let after = order([], .approved)
        let page = OrderPage(order: order([.approvePrice]), timeline: [])
        let store = fixture.order(FakeOrderService(order: .success(after)), OrderState(id: 12, page: .loaded(page)))
        let answer = OrderAction.approval(.answered(12, approved: true, totalCents: 3_899))
        await store.send(answer) { $0.approval.isWorking = true }
        await store.send(answer)
        let shown = OrderPage(order: after, timeline: [])
        await store.receive(.approval(.finished(12, .success(after)))) {
            $0.approval.isWorking = false
            $0.page = .loaded(shown)
        }
        await store.receive(.loaded(.success(shown)))
        store.stop()
    }

    @Test func `an answer that fails says why`() async {
        let store = fixture.order(FakeOrderService(order: .failure(.offline)))
        await store.send(.approval(.answered(12, approved: false, totalCents: 1))) { $0.approval.isWorking = true }
        await store.receive(.approval(.finished(12, .failure(.offline)))) {
            $0.approval.isWorking = false
            $0.approval.message = "No connection. Please try again."
        }
        await store.finish()
    }

    @Test func `customers see both prices and the ways to answer, dispatchers where it stands`() {
        func page(_ order: Order) -> String {
            html(OrderView(orderID: 12, store: ScopedStore(state: .preview(.loaded(OrderPage(order: order, timeline: []))))))
        }
        let asked = page(order([.approvePrice]))
        for text in ["$25.00", "$38.99", "orders.approval.approve", "orders.approval.refuse"] { #expect(asked.contains(text), "\(text)") }
        #expect(page(order([], .refused)).contains("orders.approval.notice") && !page(order([], .approved)).contains("orders.approval"))
        #expect(html(OrderBoard(orders: [order([])]) { _ in }).contains("Waits for the customer"))
    }
}
