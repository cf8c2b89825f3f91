import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import PaymentsAPI
import SupportAPI
import Testing
import UI

@testable import Payments

struct ReceiptFeatureTests {
    private static let page = ReceiptPage(payments: [.sample], methods: [.sample], configuration: .sample)

    private func store(
        _ service: FakePaymentsService = FakePaymentsService(), _ state: ReceiptFeature.State = ReceiptFeature.State(orderID: 12, page: .loaded(page))
    ) -> TestStore<ReceiptFeature.State, ReceiptFeature.Action> {
        TestStore(screen: ReceiptFeature(service: service, following: Following(realtime: FakeRealtime(), clock: TestClock())), initial: state)
    }

    private func html(_ payments: [Payment]) -> String {
        let page = ReceiptPage(payments: payments, methods: [.sample], configuration: PaymentConfiguration(gateway: "stripe"))
        let state = ReceiptFeature.State(orderID: 12, page: .loaded(page))
        return String(decoding: Renderer.render(ReceiptView(orderID: 12, store: ScopedStore(state: state))).html, as: UTF8.self)
    }

    @Test func `an order's payments are loaded, and another order's aren't shown meanwhile`() async {
        let store = store()
        await store.send(.appeared(13)) { $0 = ReceiptFeature.State(orderID: 13, page: .loading) }
        await store.receive(.loaded(.success(Self.page))) { $0.page = .loaded(Self.page) }
        await store.finish()
    }

    @Test func `payments that can't be loaded say why`() async {
        let store = store(FakePaymentsService(paymentsResult: .failure(.offline)), ReceiptFeature.State())
        await store.send(.appeared(12)) { $0 = ReceiptFeature.State(orderID: 12, page: .loading) }
        await store.receive(.loaded(.failure(.offline))) { $0.page = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `a declined payment is tried again`() async {
        let store = store()
        await store.send(.payTapped) { $0.isPaying = true }
        await store.send(.payTapped)
        await store.receive(.paid(.success(.sample))) { $0.isPaying = false }
        await store.receive(.loaded(.success(Self.page)))
        await store.finish()
    }

    @Test func `a payment that is declined again says why`() async {
        let declined = APIError(status: 402, code: "payment_declined", message: "Your bank declined it.")
        let store = store(FakePaymentsService(paymentResult: .failure(declined)))
        await store.send(.payTapped) { $0.isPaying = true }
        await store.receive(.paid(.failure(declined))) {
            $0.isPaying = false
            $0.message = declined.message
        }
        await store.receive(.loaded(.success(Self.page)))
        await store.finish()
    }

    @Test(
        arguments: [
            (ProviderReport(outcome: .done), nil), (ProviderReport(outcome: .refused, message: "Not confirmed."), "Not confirmed."),
            (ProviderReport(outcome: .refused), Strings.cardRefused), (ProviderReport(outcome: .unavailable), Strings.providerUnavailable),
        ] as [(ProviderReport, String?)])
    func `after a confirmation the payment is looked at again`(report: ProviderReport, message: String?) async {
        let store = store()
        await store.send(.reported(report)) { $0.message = message }
        await store.receive(.loaded(.success(Self.page)))
        await store.finish()
    }

    @Test func `ways lead back to the order, to the cards and to help`() async {
        let store = store()
        await store.send(.backTapped)
        await store.receive(event: .open(OrdersLink.activity(order: 12).place))
        await store.send(.methodsTapped)
        await store.receive(event: .open(PaymentsLink.methods.place))
        await store.send(.helpTapped)
        await store.receive(event: .open(SupportLink.new(order: 12).place))
        await store.finish()
    }

    @Test func `a payment that is only held says how much, and that the final price follows after weighing`() {
        let held = html([.sample])
        #expect(held.contains("Held on your card") && held.contains("$33.60") && held.contains("The final price follows after weighing"))
        #expect(held.contains("data-testid=\"payments.held\"") && !held.contains("$0.00") && !held.contains(">Total<"))
        #expect(html([ReceiptView_Previews.payment(.captured, captured: 2800)]).contains(">Total<"))
    }

    @Test func `a receipt shows what was held, paid and refunded`() {
        let text = html([ReceiptView_Previews.payment(.partiallyRefunded, captured: 2800, refunded: 500)])
        for amount in ["$33.60", "$28.00", "$5.00", "$23.00"] { #expect(text.contains(amount)) }
        #expect(text.contains("•••• 4242"))
        #expect(text.contains("payments.print"))
    }

    @Test func `a declined payment says what to do, but only while it is the newest`() {
        let declined = ReceiptView_Previews.payment(.failed) { $0.decline = "insufficientFunds" }
        #expect(html([declined]).contains("payments.pay"))
        #expect(html([declined]).contains("enough money"))
        #expect(!html([declined]).contains(Strings.held))
        let newer = ReceiptView_Previews.payment(.authorized) { $0.id = 4 }
        #expect(!html([newer, declined]).contains("payments.pay\""))
    }

    @Test func `a payment to confirm hands its secret to the provider's script, or leads to its page`() {
        #expect(html([ReceiptView_Previews.payment(.new) { $0.clientSecret = "pi_1_secret" }]).contains("data-secret=\"pi_1_secret\""))
        let page = html([ReceiptView_Previews.payment(.new) { $0.actionPage = "https://cards.example/confirm/1" }])
        #expect(page.contains("data-page=\"https://cards.example/confirm/1\""))
        #expect(page.contains("data-back=\"/customer/payments/orders/12\""))
        #expect(!html([.sample]).contains("payments.confirm"))
    }

    @Test func `a receipt that is open shows each change of its payments`() async {
        let realtime = FakeRealtime()
        let feature = ReceiptFeature(service: FakePaymentsService(), following: Following(realtime: realtime, clock: TestClock()))
        let store = TestStore(screen: feature, initial: ReceiptFeature.State(customerID: 7))
        await store.send(.appeared(12)) {
            $0.orderID = 12
            $0.page = .loading
        }
        await store.receive(.loaded(.success(Self.page))) { $0.page = .loaded(Self.page) }
        realtime.send(Change(topic: PaymentsTopics.customer(7), kind: "payment.moved", id: 3, sequence: 1))
        await store.receive(.loaded(.success(Self.page)))
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `a receipt is mailed, or says why not`() async {
        let store = store()
        await store.send(.mailTapped(3)) { $0.mailing = 3 }
        await store.send(.mailTapped(3))
        await store.receive(.mailed(nil)) { $0.mailing = nil }
        await store.receive(event: .notice(Strings.receiptMailed))
        await store.finish()
        let failing = self.store(FakePaymentsService(mailing: .failure(.offline)))
        await failing.send(.mailTapped(3)) { $0.mailing = 3 }
        await failing.receive(.mailed(.offline)) {
            $0.mailing = nil
            $0.message = APIError.offline.message
        }
        await failing.finish()
    }
}
