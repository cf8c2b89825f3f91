import ChatAPI
import Core
import CoreTesting
import Networking
import OrdersAPI
import PaymentsAPI
import SupportAPI
import Testing

@testable import Orders

struct OrderTests {
    let fixture = Fixture()
    private let page = OrderPage(order: .sample(driverID: 5), timeline: [])

    private func opened(_ page: OrderPage) -> OrderState { OrderState(id: 12, page: .loaded(page)) }

    @Test func `an order's page is loaded again after each change, until it disappears`() async {
        let store = fixture.order(FakeOrderService(order: .success(page.order)), OrderState())
        await store.send(.opened(12, mode: .customer)) { $0.id = 12 }
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.success(page))) { $0.page = .loaded(page) }
        fixture.realtime.send(fixture.moved(12, in: OrdersTopics.order(12)))
        await store.receive(.loaded(.success(page)))
        // The page of an order that was open before disappears after this one was opened.
        await store.send(.disappeared(11))
        await store.send(.disappeared(12))
        await store.finish()
    }

    @Test func `a page that can't be loaded says why`() async {
        let store = fixture.order(FakeOrderService(order: .failure(.notFound())))
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.failure(.notFound()))) { $0.page = .failed("This doesn't exist, or you don't have access to it.") }
        store.stop()
    }

    @Test func `another order begins with an empty page, the same one stays`() async {
        let store = fixture.order(FakeOrderService(), opened(page))
        await store.send(.reasonChanged("late")) { $0.reason = "late" }
        await store.send(.opened(12, mode: .customer))
        await store.send(.opened(13, mode: .customer)) { $0 = OrderState(id: 13) }
        await store.send(.opened(nil, mode: .customer)) { $0 = OrderState() }
        await store.send(.appeared)
        await store.finish()
    }

    @Test func `what was entered comes back on the page of the same order alone`() async {
        var before = opened(page)
        #expect(before.draft == nil)
        (before.asksReason, before.reason) = (true, "late")
        let draft = OrderDraft(id: 12, asksReason: true, reason: "late", kilograms: "")
        #expect(before.draft == draft)
        let store = fixture.order(FakeOrderService(), OrderState(id: 12))
        await store.send(.draftRestored(OrderDraft(id: 13, asksReason: true, reason: "late", kilograms: "")))
        await store.send(.draftRestored(draft)) { ($0.asksReason, $0.reason) = (true, "late") }
        await store.finish()
    }

    @Test func `canceling asks for the reason first`() async {
        let canceled = Order.sample(stage: .canceled, allowedActions: [])
        let store = fixture.order(FakeOrderService(order: .success(canceled)), opened(page))
        await store.send(.cancelTapped) { $0.asksReason = true }
        await store.send(.cancelConfirmed) { $0.message = Strings.reasonNeeded }
        await store.send(.reasonChanged(" too late ")) { $0.reason = " too late " }
        await store.send(.cancelConfirmed) {
            $0.isWorking = true
            $0.message = nil
        }
        await store.send(.cancelConfirmed)
        let after = OrderPage(order: canceled, timeline: [])
        await store.receive(.changed(12, .success(canceled))) {
            $0.isWorking = false
            $0.asksReason = false
            $0.reason = ""
            $0.page = .loaded(after)
        }
        await store.receive(.loaded(.success(after)))
        store.stop()
    }

    @Test func `a refused cancellation says why and keeps the reason`() async {
        let error = APIError.conflict("This can't be done.", code: "illegal_transition")
        let store = fixture.order(FakeOrderService(order: .failure(error)), OrderState(id: 12, page: .loaded(page), asksReason: true, reason: "late"))
        await store.send(.cancelConfirmed) { $0.isWorking = true }
        await store.receive(.changed(12, .failure(error))) {
            $0.isWorking = false
            $0.message = "This can't be done."
        }
        await store.send(.cancelDismissed) { $0.asksReason = false }
        #expect(store.state.reason == "late")
        await store.finish()
    }

    @Test func `the outcome of another order's change doesn't touch this page`() async {
        let store = fixture.order(FakeOrderService(), opened(page))
        await store.send(.changed(13, .failure(.offline)))
        await store.finish()
    }

    @Test func `the weighing needs a weight, with a point or a comma`() async {
        let weighed = Order.sample(stage: .weighed, allowedActions: [.processing])
        let store = fixture.order(FakeOrderService(order: .success(weighed)), opened(page))
        await store.send(.kilogramsChanged("heavy")) { $0.kilograms = "heavy" }
        await store.send(.stepTapped(.weighed)) { $0.message = Strings.weightNeeded }
        await store.send(.kilogramsChanged("8,4")) { $0.kilograms = "8,4" }
        #expect(store.state.weight == 8.4)
        await store.send(.stepTapped(.weighed)) {
            $0.isWorking = true
            $0.message = nil
        }
        let after = OrderPage(order: weighed, timeline: [])
        await store.receive(.changed(12, .success(weighed))) {
            $0.isWorking = false
            $0.kilograms = ""
            $0.page = .loaded(after)
        }
        await store.receive(.loaded(.success(after)))
        store.stop()
    }

    @Test func `a step that fails says why`() async {
        let store = fixture.order(FakeOrderService(order: .failure(.offline)), opened(page))
        await store.send(.stepTapped(.atFacility)) { $0.isWorking = true }
        await store.receive(.changed(12, .failure(.offline))) {
            $0.isWorking = false
            $0.message = "No connection. Please try again."
        }
        await store.finish()
    }

    @Test func `the way back leads to the list of the mode`() async {
        let customer = fixture.order(FakeOrderService(), opened(page))
        await customer.send(.backTapped)
        await customer.receive(event: .open(OrdersLink.activity().place))
        await customer.finish()
        let dispatcher = fixture.order(FakeOrderService(), OrderState(id: 12, mode: .dispatcher))
        await dispatcher.send(.backTapped)
        await dispatcher.receive(event: .open(OrdersLink.board().place))
        await dispatcher.finish()
    }

    @Test func `a dispatcher is led to the conversations about the order, and nowhere without one`() async {
        let store = fixture.order(FakeOrderService(), opened(page))
        await store.send(.conversationsTapped)
        await store.receive(event: .open(ChatLink.order(12).place))
        await store.finish()
        let without = fixture.order(FakeOrderService(), OrderState())
        await without.send(.conversationsTapped)
        await without.finish()
    }

    @Test func `the way to a recurring order leads to its form`() async {
        let store = fixture.order()
        await store.send(.repeatTapped)
        await store.receive(event: .open(OrdersLink.newRecurring(order: 12).place))
        await store.finish()
    }

    @Test func `asking for help opens a ticket about the order`() async {
        let store = fixture.order()
        await store.send(.helpTapped)
        await store.receive(event: .open(SupportLink.new(order: 12).place))
        await store.finish()
    }

    @Test func `the row of the payment leads to Payments, a dispatcher's to refunds, and nowhere without an order`() async {
        let store = fixture.order(FakeOrderService(), opened(page))
        await store.send(.paymentTapped)
        await store.receive(event: .open(PaymentsLink.order(12).place))
        await store.finish()
        let dispatched = fixture.order(FakeOrderService(), OrderState(id: 12, mode: .dispatcher))
        await dispatched.send(.paymentTapped)
        await dispatched.receive(event: .open(RefundsLink.order(12).place))
        await dispatched.finish()
        let without = fixture.order(FakeOrderService(), OrderState())
        await without.send(.paymentTapped)
        await without.finish()
    }

    @Test func `the driver's conversation is opened where there is a driver`() async {
        let store = fixture.order(FakeOrderService(), opened(page))
        await store.send(.messageDriverTapped)
        await store.receive(event: .open(ChatLink.with(person: 5).place))
        await store.finish()
        let without = fixture.order(FakeOrderService(), opened(OrderPage(order: .sample, timeline: [])))
        await without.send(.messageDriverTapped)
        await without.finish()
    }
}
