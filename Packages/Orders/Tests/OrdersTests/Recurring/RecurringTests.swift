import AuthAPI
import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import PaymentsAPI
import Testing
import UI

@testable import Orders

struct RecurringTests {
    let fixture = Fixture()

    private func list(
        _ service: FakeRecurringService = FakeRecurringService(), _ change: (inout RecurringState) -> Void = { _ in }
    ) -> TestStore<RecurringState, RecurringAction> {
        var state = RecurringState(customerID: 7)
        change(&state)
        return TestStore(screen: RecurringFeature(service: service, following: fixture.following), initial: state)
    }

    private func loaded(_ service: FakeRecurringService = FakeRecurringService()) -> TestStore<RecurringState, RecurringAction> {
        list(service) { $0.orders = .loaded([.sample]) }
    }

    @Test func `the list is loaded, and again after each change, until it disappears`() async {
        let store = list()
        await store.send(.appeared) { $0.orders = .loading }
        await store.receive(.loaded(.success([.sample]))) { $0.orders = .loaded([.sample]) }
        fixture.realtime.send(Change(topic: OrdersTopics.recurring(7), kind: "recurringOrder.dated", id: 3, sequence: 2))
        await store.receive(.loaded(.success([.sample])))
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `a list that can't be loaded says why`() async {
        let store = list(FakeRecurringService(list: .failure(.offline)))
        await store.send(.appeared) { $0.orders = .loading }
        await store.receive(.loaded(.failure(.offline))) { $0.orders = .failed("No connection. Please try again.") }
        store.stop()
    }

    @Test func `each button makes its call, and the list is loaded again`() async {
        let day = RecurringOrder.sample.dates[0].day
        for action in [RecurringAction.skipTapped(3, day, skipped: true), .pauseTapped(3, isPaused: true), .retryTapped(3)] {
            let store = loaded()
            await store.send(action) { $0.busy = 3 }
            await store.receive(.changed(3, nil)) { $0.busy = nil }
            await store.receive(.loaded(.success([.sample])))
            await store.finish()
        }
    }

    @Test func `what is refused says why`() async {
        let store = loaded(FakeRecurringService(order: .failure(.offline)))
        await store.send(.retryTapped(3)) { $0.busy = 3 }
        await store.receive(.changed(3, .offline)) {
            $0.busy = nil
            $0.message = "No connection. Please try again."
        }
        await store.receive(.loaded(.success([.sample])))
        await store.finish()
    }

    @Test func `ending asks first`() async {
        let store = loaded()
        await store.send(.endTapped(3)) { $0.asked = 3 }
        await store.send(.endDismissed) { $0.asked = nil }
        await store.send(.endTapped(3)) { $0.asked = 3 }
        await store.send(.endConfirmed) { ($0.asked, $0.busy) = (nil, 3) }
        await store.receive(.changed(3, nil)) { $0.busy = nil }
        await store.receive(.loaded(.success([.sample])))
        await store.finish()
    }

    @Test func `other pages are opened`() async {
        let places: [(RecurringDestination, LinkPlace)] = [
            (.account, AuthLink.account.place), (.new, OrdersLink.newRecurring().place), (.change(3), OrdersLink.recurring(3).place),
            (.order(12), OrdersLink.activity(order: 12).place), (.methods, PaymentsLink.methods.place),
        ]
        for (destination, place) in places {
            let store = loaded()
            await store.send(.linkTapped(destination))
            await store.receive(event: .open(place))
            await store.finish()
        }
    }

    @Test func `the page shows rhythm, dates, and what went wrong with what to do`() {
        var order = RecurringOrder.sample
        order.dates[0].status = .waiting
        order.dates[0].problem = RecurringProblem(code: "payment_declined", message: "Your card was declined.")
        let page = html(RecurringView(store: ScopedStore(state: RecurringState(orders: .loaded([order])))))
        #expect(page.contains("Every 2 weeks, Thursday, 8:00 to 10:00 AM"))
        #expect(page.contains("Your card was declined.") && page.contains("data-testid=\"recurring.3.2026-01-08.retry\""))
        #expect(page.contains("Skipped") && page.contains("data-testid=\"recurring.3.pause\""))
        let empty = html(RecurringView(store: ScopedStore(state: RecurringState(orders: .loaded([])))))
        #expect(empty.contains("data-testid=\"recurring.new\""))
    }
}
