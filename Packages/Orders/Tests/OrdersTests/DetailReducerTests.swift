import Core
import CoreTesting
import Networking
import OrdersAPI
import Testing

@testable import Orders

struct DetailReducerTests {
    let fixture = Fixture()
    let page = OrderPage(order: .sample(driverID: 5), timeline: [])

    private func opened(_ page: OrderPage) -> (inout OrdersState) -> Void {
        return { state in
            state.detail = OrderDetail(orderID: 12)
            state.detail?.page = .loaded(page)
        }
    }

    @Test func `an order's page is loaded again after each change`() async {
        let store = fixture.store(FakeOrderService(order: .success(page.order)))
        await store.send(.orderAppeared(12)) {
            $0.detail = OrderDetail(orderID: 12)
            $0.detail?.page = .loading
        }
        await store.receive(.orderLoaded(12, .success(page))) { $0.detail?.page = .loaded(page) }
        fixture.realtime.send(Change(topic: OrdersTopics.order(12), kind: "order.moved", id: 12, sequence: 3))
        await store.receive(.orderLoaded(12, .success(page)))
        await store.send(.orderClosed) { $0.detail = nil }
        await store.finish()
    }

    @Test func `a page that can't be loaded says why`() async {
        let store = fixture.store(FakeOrderService(order: .failure(.notFound())))
        await store.send(.orderAppeared(12)) {
            $0.detail = OrderDetail(orderID: 12)
            $0.detail?.page = .loading
        }
        await store.receive(.orderLoaded(12, .failure(.notFound()))) {
            $0.detail?.page = .failed("This doesn't exist, or you may not see it.")
        }
        store.stop()
    }

    @Test func `canceling asks for the reason first`() async {
        let canceled = Order.sample(stage: .canceled, allowedActions: [])
        let store = fixture.store(FakeOrderService(order: .success(canceled)), opened(page))
        await store.send(.cancelTapped) { $0.detail?.asksReason = true }
        await store.send(.cancelConfirmed) { $0.detail?.message = "Say why." }
        await store.send(.reasonChanged(" too late ")) { $0.detail?.reason = " too late " }
        await store.send(.cancelConfirmed) {
            $0.detail?.isWorking = true
            $0.detail?.message = nil
        }
        await store.send(.cancelConfirmed)
        let after = OrderPage(order: canceled, timeline: [])
        await store.receive(.orderChanged(.success(canceled))) {
            $0.detail?.isWorking = false
            $0.detail?.asksReason = false
            $0.detail?.reason = ""
            $0.detail?.page = .loaded(after)
        }
        await store.receive(.orderLoaded(12, .success(after)))
        store.stop()
    }

    @Test func `a refused cancellation says why and keeps the reason`() async {
        let error = APIError.conflict("This can't be done.", code: "illegal_transition")
        let store = fixture.store(FakeOrderService(order: .failure(error))) {
            opened(page)(&$0)
            $0.detail?.asksReason = true
            $0.detail?.reason = "late"
        }
        await store.send(.cancelConfirmed) { $0.detail?.isWorking = true }
        await store.receive(.orderChanged(.failure(error))) {
            $0.detail?.isWorking = false
            $0.detail?.message = "This can't be done."
        }
        await store.send(.cancelDismissed) { $0.detail?.asksReason = false }
        #expect(store.state.detail?.reason == "late")
        await store.finish()
    }

    @Test func `the weighing needs a weight, with a point or a comma`() async {
        let weighed = Order.sample(stage: .weighed, allowedActions: [.processing])
        let store = fixture.store(FakeOrderService(order: .success(weighed)), opened(page))
        await store.send(.kilogramsChanged("heavy")) { $0.detail?.kilograms = "heavy" }
        await store.send(.stepTapped(.weighed)) { $0.detail?.message = "Type the weight in kilograms, such as 8.4." }
        await store.send(.kilogramsChanged("8,4")) { $0.detail?.kilograms = "8,4" }
        #expect(store.state.detail?.weight == 8.4)
        await store.send(.stepTapped(.weighed)) {
            $0.detail?.isWorking = true
            $0.detail?.message = nil
        }
        let after = OrderPage(order: weighed, timeline: [])
        await store.receive(.orderChanged(.success(weighed))) {
            $0.detail?.isWorking = false
            $0.detail?.kilograms = ""
            $0.detail?.page = .loaded(after)
        }
        await store.receive(.orderLoaded(12, .success(after)))
        store.stop()
    }

    @Test func `a step that fails says why`() async {
        let store = fixture.store(FakeOrderService(order: .failure(.offline)), opened(page))
        await store.send(.stepTapped(.atFacility)) { $0.detail?.isWorking = true }
        await store.receive(.orderChanged(.failure(.offline))) {
            $0.detail?.isWorking = false
            $0.detail?.message = "No connection. Please try again."
        }
        await store.finish()
    }

    @Test func `a dispatcher is led to the conversations about the order, and nowhere without one`() async {
        let store = fixture.store(FakeOrderService(), opened(page))
        await store.send(.conversationsTapped)
        await store.receive(event: .open("/dispatcher/messages/order/\(page.order.id)"))
        await store.finish()
        let without = fixture.store(FakeOrderService())
        await without.send(.conversationsTapped)
        await without.finish()
    }

    @Test func `the driver's conversation is opened where there is a driver`() async {
        let store = fixture.store(FakeOrderService(), opened(page))
        await store.send(.messageDriverTapped)
        await store.receive(event: .open("/customer/messages/with/5"))
        await store.finish()
        let without = fixture.store(FakeOrderService(), opened(OrderPage(order: .sample, timeline: [])))
        await without.send(.messageDriverTapped)
        await without.finish()
    }
}
