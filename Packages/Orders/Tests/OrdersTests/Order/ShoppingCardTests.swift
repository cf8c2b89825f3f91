import Core
import CoreTesting
import CoreUI
import Foundation
import OrdersAPI
import PaymentsAPI
import Testing
import UI

@testable import Orders

/// What customers see of shopping, and what dispatchers correct.
struct ShoppingCardTests {
    private let fixture = Fixture()

    private func card(_ order: Order, _ purchases: [Purchase] = [], pays: Bool = true) -> String {
        html(ShoppingCard(order: order, purchases: purchases).environment(\.canOpen, pays ? LinkAvailability(PaymentsLink.self) : LinkAvailability()))
    }

    @Test func `each item says how it turned out, and what comes back`() {
        let page = card(.previewShopped, [.sample])
        #expect(page.contains("Not available: refunded $60.00"))
        #expect(page.contains("Instead of Soap: refunded $0.30") && page.contains("1 × Liquid soap"))
        #expect(page.contains("2 × Detergent") && page.contains("You never pay more than the price you saw."))
        #expect(page.contains("Total of the receipt: $9.24") && page.contains("/orders/12/proofs/3"))
        #expect(card(.previewShopped, pays: false).contains("Not available: you don&#39;t pay $60.00"))
        #expect(card(.previewShopping).contains("something similar is fine") && card(.previewShopping).contains("no substitute"))
        #expect(card(.sample).isEmpty == false && !card(.sample).contains("orders.item.0"))
    }

    @Test func `the timeline has the shopping at its time`() {
        let timeline = html(OrderTimeline(order: .previewShopped, timeline: OrderPage.preview.timeline))
        #expect(timeline.contains("Shopping done") && timeline.contains("2 of 3 items"))
        #expect(!html(OrderTimeline(order: .previewShopping, timeline: [])).contains("Shopping done"))
    }

    @Test func `a price says that an item wasn't available`() {
        let line = PriceLine(kind: .retail, label: "Towels", quantity: 0, unitCents: 2000, totalCents: 0, reason: "Target")
        #expect(html(PriceBreakdown(price: Price(lines: [line], priceBookVersion: 1))).contains("Towels · Not available"))
    }

    @Test func `a dispatcher corrects the lines that were changed, once`() async {
        let order = Order.previewShopped
        let page = ViewState.loaded(OrderPage(order: order, timeline: []))
        let store = fixture.order(FakeOrderService(order: .success(order)), OrderState(id: 12, mode: .dispatcher, page: page))
        await store.send(.correction(.sendTapped(order)))
        var entry = store.state.correction.entry(2, of: order)
        #expect(entry == PurchaseCorrectionState.Entry(quantity: 0, price: "20.00", substitute: ""))
        entry.quantity = 2
        await store.send(.correction(.entered(line: 2, entry))) { $0.correction.entries = [2: entry] }
        #expect(store.state.correction.lines(of: order) == [ShoppedLine(line: 2, quantity: 2, unitCents: 2000)])
        #expect(store.state.draft?.correction == [2: entry])
        await store.send(.correction(.sendTapped(order))) { $0.correction.isSending = true }
        await store.send(.correction(.sendTapped(order)))
        await store.receive(.correction(.finished(12, .success(order)))) { $0.correction = PurchaseCorrectionState() }
        await store.receive(.loaded(.success(OrderPage(order: order, timeline: []))))
        store.stop()
    }

    @Test func `a correction that is refused says why and keeps the entries`() async {
        let order = Order.previewShopped
        let refusal = APIError.invalid(["lines.0.unitCents": "Enter the price of one at the store."])
        let page = ViewState.loaded(OrderPage(order: order, timeline: []))
        let store = fixture.order(FakeOrderService(order: .failure(refusal)), OrderState(id: 12, mode: .dispatcher, page: page))
        let entry = PurchaseCorrectionState.Entry(quantity: 1, price: "", substitute: "")
        await store.send(.correction(.entered(line: 0, entry))) { $0.correction.entries = [0: entry] }
        await store.send(.correction(.sendTapped(order))) { $0.correction.isSending = true }
        await store.receive(.correction(.finished(12, .failure(refusal)))) {
            $0.correction.isSending = false
            $0.correction.message = "Enter the price of one at the store."
        }
        await store.finish()
    }
}
