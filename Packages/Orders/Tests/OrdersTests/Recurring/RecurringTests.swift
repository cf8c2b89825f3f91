import AuthAPI
import Core
import CoreTesting
import CoreUI
import Foundation
import Networking
import OrdersAPI
import PaymentsAPI
import Testing
import UI

@testable import Orders

struct RecurringTests {
    let fixture = Fixture()
    private let options = PaymentOptions(configuration: .sample, methods: [.sample, PaymentState.other])

    private func list(
        _ service: FakeRecurringService = FakeRecurringService(), _ change: (inout RecurringState) -> Void = { _ in }
    ) -> TestStore<RecurringState, RecurringAction> {
        var state = RecurringState(customerID: 7)
        change(&state)
        return TestStore(
            screen: RecurringFeature(orders: FakeOrderService(options: .success(options)), service: service, following: fixture.following), initial: state)
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
        for action in [RecurringAction.skipTapped(3, day, skipped: true), .pauseTapped(3, isPaused: true), .retryTapped(3, method: nil)] {
            let store = loaded()
            await store.send(action) { $0.busy = 3 }
            await store.receive(.changed(3, nil)) { $0.busy = nil }
            await store.receive(.loaded(.success([.sample])))
            await store.finish()
        }
    }

    @Test func `what is refused says why`() async {
        let store = loaded(FakeRecurringService(order: .failure(.offline)))
        await store.send(.retryTapped(3, method: nil)) { $0.busy = 3 }
        await store.receive(.changed(3, .offline)) {
            $0.busy = nil
            $0.message = "No connection. Please try again."
        }
        await store.receive(.loaded(.success([.sample])))
        await store.finish()
    }

    /// A bank that asks by its page.
    private static let asks = APIError(
        status: 402, code: "payment_action_required", message: "Confirm.", fields: ["paymentId": "4", "actionPage": "https://bank.example/confirm"])

    @Test func `a bank that asks is led to, and the order is tried again after it`() async {
        let unconfirmed = UnconfirmedOrder(recurring: 3, clientSecret: nil, actionPage: "https://bank.example/confirm")
        let store = loaded(FakeRecurringService(order: .failure(Self.asks)))
        await store.send(.retryTapped(3, method: 2)) { $0.busy = 3 }
        await store.receive(.changed(3, Self.asks)) { ($0.busy, $0.unconfirmed) = (nil, unconfirmed) }
        await store.receive(.loaded(.success([.sample])))
        await store.send(.payment(.reported(ProviderReport(outcome: .unavailable, message: nil)))) { $0.message = Strings.providerUnavailable }
        await store.send(.payment(.reported(ProviderReport(outcome: .refused, message: "No.")))) { ($0.unconfirmed, $0.message) = (nil, "No.") }
        await store.finish()
        let confirming = list { ($0.orders, $0.unconfirmed) = (.loaded([.sample]), unconfirmed) }
        await confirming.send(.payment(.reported(ProviderReport(outcome: .done, message: nil)))) { $0.busy = 3 }
        await confirming.receive(.changed(3, nil)) { ($0.busy, $0.unconfirmed) = (nil, nil) }
        await confirming.receive(.loaded(.success([.sample])))
        await confirming.finish()
    }

    @Test func `the way back from the bank's page tries the order again, once`() async {
        let store = list { $0.confirmed = 3 }
        await store.send(.appeared) { $0.orders = .loading }
        await store.receive(.loaded(.success([.sample]))) { ($0.orders, $0.confirmed, $0.busy) = (.loaded([.sample]), nil, 3) }
        await store.receive(.changed(3, nil)) { $0.busy = nil }
        await store.receive(.loaded(.success([.sample])))
        store.stop()
        #expect(OrdersLink(OrdersLink.recurringConfirmed(3).place) == .recurringConfirmed(3))
    }

    @Test func `where a payment failed, the cards are asked for`() async {
        var order = RecurringOrder.sample
        order.dates[0].status = .waiting
        order.dates[0].problem = RecurringProblem(code: "payment_declined", message: "Declined.")
        let store = list(FakeRecurringService(list: .success([order]))) { $0.payment.options = PaymentOptions.none }
        await store.send(.appeared) { ($0.orders, $0.payment.options) = (.loading, nil) }
        await store.receive(unordered: .loaded(.success([order]))) { $0.orders = .loaded([order]) }
        await store.receive(unordered: .payment(.loaded(.success(options)))) { $0.payment.options = options }
        store.stop()
    }

    @Test func `a date that waits for a payment names the time, the other cards, and the bank`() {
        var order = RecurringOrder.sample
        order.dates[0].status = .waiting
        order.dates[0].problem = RecurringProblem(code: "payment_action_required", message: "Confirm.", until: Date(timeIntervalSince1970: 1_767_884_400))
        var state = RecurringState(orders: .loaded([order]), payment: PaymentState(options: options))
        let page = html(RecurringView(store: ScopedStore(state: state)))
        #expect(page.contains("You have until Thu, Jan 8, 7:00") && page.contains("Pay now"))
        #expect(page.contains("recurring.3.2026-01-08.card.2") && !page.contains("recurring.3.2026-01-08.card.1"))
        state.unconfirmed = UnconfirmedOrder(recurring: 3, clientSecret: nil, actionPage: "https://bank.example/confirm")
        let confirming = html(RecurringView(store: ScopedStore(state: state)))
        #expect(confirming.contains("orders.confirm") && confirming.contains("/customer/recurring/3/confirmed"))
    }

    @Test func `extras of a recurring order are named, and those its order was placed without`() {
        var order = RecurringOrder.sample
        order.addOns = [OrderAddOn(code: "ironing", name: "Ironing")]
        (order.dates[0].status, order.dates[0].orderID, order.dates[0].droppedAddOns) = (.placed, 12, ["New hangers", "Starch"])
        let page = html(RecurringView(store: ScopedStore(state: RecurringState(orders: .loaded([order])))))
        #expect(page.contains("2 bags · Ironing · ") && page.contains("without New hangers and Starch"))
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
