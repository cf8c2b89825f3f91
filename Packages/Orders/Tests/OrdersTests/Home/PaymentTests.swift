import Core
import CoreTesting
import CoreUI
import OrdersAPI
import PaymentsAPI
import Testing
import UI

@testable import Orders

/// Paying for the order that is filled in: nothing of it is lost on the way to a card or to the bank, and trying again places no second one.
struct PaymentTests {
    let fixture = Fixture()
    private static let other = PaymentMethod(id: 2, brand: "mastercard", lastFour: "4444")
    private static let options = PaymentOptions(configuration: .sample, methods: [.sample, other])
    private static let declined = APIError(status: 402, code: "payment_declined", message: "Declined.")
    private static let unconfirmed = APIError(
        status: 402, code: "payment_action_required", message: "Confirm.", fields: ["paymentId": "3", "actionPage": "/confirm"])
    private static let missing = APIError.invalid(["paymentMethodId": "Add a card."], code: "payment_method_required")

    private func home(_ order: Result<Order, APIError>, _ change: (inout HomeState) -> Void = { _ in }) -> TestStore<HomeState, HomeAction> {
        fixture.home(FakeOrderService(options: .success(Self.options), order: order)) {
            $0.price()
            $0.payment.options = Self.options
            change(&$0)
        }
    }

    /// Presses Start, and receives the refusal.
    private func refuse(_ store: TestStore<HomeState, HomeAction>, _ error: APIError, _ change: @escaping (inout HomeState) -> Void) async {
        await store.send(.startTapped) {
            $0.isPlacing = true
            $0.attempt = $0.expectedAttempt(fixture.firstKey)
            ($0.message, $0.payment.obstacle) = (nil, nil)
        }
        await store.receive(.orderPlaced(.failure(error))) {
            $0.isPlacing = false
            $0.message = error.message
            change(&$0)
        }
    }

    @Test func `a declined card offers the others, and the order stays filled in`() async {
        let store = home(.failure(Self.declined))
        await refuse(store, Self.declined) { $0.payment.obstacle = .declined }
        #expect(html(StartOrderCard(store: ScopedStore(state: store.state))).contains("Use Mastercard •••• 4444"))
        await store.send(.payment(.methodChosen(2))) {
            $0.payment.chosen = 2
            ($0.message, $0.payment.obstacle) = (nil, nil)
        }
        #expect(store.state.canStart)
        await store.finish()
    }

    @Test func `trying the same order again keeps its key, and another card's order gets its own`() async {
        let store = home(.failure(Self.declined))
        await refuse(store, Self.declined) { $0.payment.obstacle = .declined }
        await refuse(store, Self.declined) { $0.payment.obstacle = .declined }
        let first = store.state.attempt?.key
        await store.send(.payment(.methodChosen(2))) {
            $0.payment.chosen = 2
            ($0.message, $0.payment.obstacle) = (nil, nil)
        }
        var state = store.state
        _ = fixture.homeFeature().start(&state)
        #expect(state.attempt?.order.paymentMethodID == 2)
        #expect(first == fixture.firstKey)
        await store.finish()
    }

    @Test(arguments: [APIError.offline, APIError(status: 503, code: "payment_unavailable", message: "Later.")])
    func `an order whose result isn't known is sent again as it was, whatever quote there is by then`(error: APIError) async {
        let store = home(.failure(error))
        await refuse(store, error) { _ in }
        var state = store.state
        var quote = Quote.sample
        quote.id = 99
        state.quote = .loaded(quote)
        _ = fixture.homeFeature().start(&state)
        #expect(state.attempt == store.state.attempt)
        state.isPlacing = false
        state.bags = 4
        state.quotedFor = state.request
        _ = fixture.homeFeature().start(&state)
        #expect(state.attempt?.order.request.bags == 4)
        await store.finish()
    }

    @Test func `without a card the customer is led to add one`() async {
        let store = home(.failure(Self.missing))
        await refuse(store, Self.missing) { _ in }
        await store.receive(event: .open(PaymentsLink.add().place))
        #expect(store.state.draft?.attempt == store.state.attempt)
        await store.finish()
    }

    @Test func `a chosen card that isn't saved any more gives way to the default one`() async {
        let store = home(.failure(Self.missing)) { $0.payment.chosen = 7 }
        await refuse(store, Self.missing) { $0.payment.chosen = nil }
        await store.receive(.payment(.loaded(.success(Self.options))))
        await store.finish()
    }

    @Test func `after the bank's page the same order is sent again, once it is known`() async throws {
        let asking = home(.failure(Self.unconfirmed))
        await refuse(asking, Self.unconfirmed) { $0.payment.obstacle = .unconfirmed(clientSecret: nil, actionPage: "/confirm") }
        let page = html(StartOrderCard(store: ScopedStore(state: asking.state)))
        #expect(page.contains("data-page=\"/confirm\"") && page.contains("data-back=\"/customer/home/confirmed\""))
        let draft = try #require(asking.state.draft)
        await asking.finish()

        let back = fixture.home(FakeOrderService(options: .success(Self.options)))
        await back.send(.paymentConfirmed) {
            $0.isConfirmed = true
            $0.isOpening = true
            $0.hour = ServiceClock.hour(of: fixture.clock.now)
            $0.defaults = .loading
        }
        for _ in 0..<2 { await back.receive(where: { $0.isLoad }) { $0 = back.state } }
        #expect(back.state.payment.options == Self.options)
        var state = back.state
        _ = fixture.homeFeature().reduce(&state, .draftRestored(draft))
        #expect(state.isPlacing && !state.isConfirmed)
        #expect(state.attempt == draft.attempt)
        back.stop()
    }

    @Test(arguments: [
        (ProviderReport(outcome: .done), nil), (ProviderReport(outcome: .refused, message: "No."), "No."),
        (ProviderReport(outcome: .unavailable), Strings.providerUnavailable),
    ])
    func `the provider's script reports how the confirmation went`(report: ProviderReport, message: String?) async {
        let store = home(.failure(Self.unconfirmed))
        await refuse(store, Self.unconfirmed) { $0.payment.obstacle = .unconfirmed(clientSecret: nil, actionPage: "/confirm") }
        var state = store.state
        _ = fixture.homeFeature().reduce(&state, .payment(.reported(report)))
        #expect(state.isPlacing == (report.outcome == .done))
        #expect(state.message == message)
        await store.finish()
    }

    @Test func `the reason why an order wasn't placed stays while its address is checked again`() {
        var state = HomeState()
        state.fill()
        (state.address.check, state.message, state.payment.obstacle) = (.loading, "Declined.", .declined)
        _ = fixture.homeFeature().reduce(&state, .address(.checked(.success(FakeOrderService.served))))
        #expect(state.message == "Declined." && state.payment.obstacle == .declined)
    }

    @Test func `the price says what it is paid with`() {
        func part(_ state: PaymentState) -> String { html(QuotePaymentView(price: .sample, store: ScopedStore(state: state))) }
        #expect(!part(PaymentState()).contains("orders."))
        #expect(part(PaymentState(options: PaymentOptions.none)).contains("orders.payLater"))
        #expect(part(PaymentState(options: PaymentOptions(configuration: .sample))).contains("orders.card.add"))
        let held = PaymentState(options: Self.options).held(for: Price.sample.totalCents)
        #expect(held >= Price.sample.totalCents * 120 / 100)
        let text = part(PaymentState(options: Self.options))
        #expect(text.contains("Visa •••• 4242") && text.contains("orders.card.2"))
    }

    @Test func `a card is added for the order`() async {
        let store = home(.success(.sample)) { $0.payment.chosen = 2 }
        await store.send(.payment(.addTapped)) { $0.payment.chosen = nil }
        await store.receive(event: .open(PaymentsLink.add().place))
        await store.finish()
    }
}
