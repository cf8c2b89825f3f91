import Core
import CoreTesting
import CoreUI
import OrdersAPI
import Testing
import UI

@testable import Orders

struct NotesTests {
    let fixture = Fixture()

    private func order(_ stage: Stage = .accepted, _ notes: StopNotes? = StopNotes(pickup: "Ring twice")) -> Order {
        var order = Order.sample(stage: stage)
        order.stopNotes = notes
        return order
    }

    private func page(_ order: Order) -> String {
        html(OrderView(orderID: 12, store: ScopedStore(state: .preview(.loaded(OrderPage(order: order, timeline: []))))))
    }

    @Test func `notes are saved once, together, and the page shows them`() async {
        let (before, after) = (order(), order(.accepted, StopNotes(pickup: "Ring twice", delivery: "Leave with the porter")))
        let store = fixture.order(FakeOrderService(order: .success(after)), OrderState(id: 12, page: .loaded(OrderPage(order: before, timeline: []))))
        await store.send(.notes(.saveTapped(before)))
        await store.send(.notes(.deliveryChanged("Leave with the porter"))) { $0.notes.delivery = "Leave with the porter" }
        #expect(
            store.state.notes.notes(of: before) == after.stopNotes && store.state.draft?.notes == NotesDraft(pickup: nil, delivery: "Leave with the porter"))
        await store.send(.notes(.saveTapped(before))) { $0.notes.isWorking = true }
        await store.send(.notes(.saveTapped(before)))
        await store.receive(.notes(.finished(12, .success(after)))) {
            $0.notes = NotesState()
            $0.page = .loaded(OrderPage(order: after, timeline: []))
        }
        await store.receive(event: .notice("Your driver will see your notes."))
        await store.receive(.loaded(.success(OrderPage(order: after, timeline: []))))
        store.stop()
    }

    @Test func `a refusal keeps what was typed and says why`() async {
        let store = fixture.order(FakeOrderService(order: .failure(.offline)), OrderState(id: 12, page: .loaded(OrderPage(order: order(), timeline: []))))
        await store.send(.notes(.pickupChanged(""))) { $0.notes.pickup = "" }
        await store.send(.notes(.saveTapped(order()))) { $0.notes.isWorking = true }
        await store.receive(.notes(.finished(12, .failure(.offline)))) {
            $0.notes.isWorking = false
            $0.notes.message = "No connection. Please try again."
        }
        await store.finish()
    }

    @Test func `what was typed comes back`() async {
        let store = fixture.order(FakeOrderService(), OrderState(id: 12))
        let draft = OrderDraft(id: 12, asksReason: false, reason: "", kilograms: "", notes: NotesDraft(pickup: "Ring", delivery: nil))
        await store.send(.draftRestored(draft)) { $0.notes.pickup = "Ring" }
        await store.finish()
    }

    @Test func `a visit that is over has no field, and an order that is over has none at all`() {
        let before = page(order())
        #expect(before.contains("data-testid=\"orders.note.pickup\"") && before.contains("data-testid=\"orders.note.delivery\""))
        let after = page(order(.processing))
        #expect(!after.contains("orders.note.pickup") && after.contains("Ring twice") && after.contains("data-testid=\"orders.note.delivery\""))
        for stage in [Stage.delivered, .completed, .canceled] { #expect(!page(order(stage)).contains("orders.note."), "\(stage)") }
    }

    @Test func `dispatchers read the notes`() {
        func page(_ notes: StopNotes?) -> String {
            html(DispatchOrderView(orderID: 12, store: ScopedStore(state: .preview(.loaded(OrderPage(order: order(.accepted, notes), timeline: []))))))
        }
        #expect(page(StopNotes(delivery: "Leave with the porter")).contains("Leave with the porter"))
        #expect(!page(nil).contains(Strings.customerNotes))
    }
}
