import Core
import CoreTesting
import Networking
import OrdersAPI
import PaymentsAPI
import Testing

@testable import Payments

struct PaymentsFeatureTests {
    private func feature(_ service: FakePaymentsService = FakePaymentsService()) -> PaymentsFeature {
        PaymentsFeature(
            service: service, money: FakeMoneyService(), refunds: FakeRefundService(), earnings: FakeEarningsService(),
            following: Following(realtime: FakeRealtime(), clock: TestClock()), random: SeededRandomSource(seed: 1))
    }

    @Test(arguments: [
        PaymentsLink.methods, .add(), .add(order: 12), .setup("seti_1-a"), .setup("seti_1", for: .newOrder), .setup("seti_1", for: .order(12)), .order(12),
    ])
    func `a link reads as it is written`(link: PaymentsLink) {
        #expect(PaymentsLink(link.place) == link)
    }

    @Test(arguments: [
        ["7"], ["orders"], ["orders", "0"], ["orders", "x"], ["orders", "+7"], ["setup"], ["setup", ""], ["setup", "a/b"], ["setup", "é"], ["a", "b", "c"],
        ["setup", "a", "other"], ["setup", "a", "order", "b"], ["setup", "a", "order", "1", "2"], ["add", "a"], ["add", "07"],
    ])
    func `other places are none`(components: [String]) {
        #expect(PaymentsLink(LinkPlace(tab: PaymentsLink.tab, components: components)) == nil)
        #expect(PaymentsLink(LinkPlace(tab: "elsewhere")) == nil)
    }

    @Test func `an address leads back to the place`() {
        #expect(PaymentsLink.setup("seti_1").address == "/customer/payments/setup/seti_1")
        #expect(PaymentsLink.order(12).address == "/customer/payments/orders/12")
        #expect(PaymentsLink.methods.address == "/customer/payments")
    }

    @Test func `coming back from the provider's page saves the card`() async {
        let store = TestStore(feature())
        let page = MethodsPage(methods: [.sample], configuration: .sample)
        await store.send(.opened([.setup("seti_1")])) {
            $0.path = [.setup("seti_1")]
            $0.methods.isAdding = true
        }
        await store.receive(.methods(.saved(.success(.sample)))) { $0.methods.isAdding = false }
        await store.receive(event: .notice(Strings.cardSaved))
        await store.receive(event: .open(PaymentsLink.methods.place))
        await store.receive(.methods(.loaded(.success(page)))) { $0.methods.page = .loaded(page) }
        await store.send(.opened([])) { $0.path = [] }
        await store.finish()
    }

    @Test func `the list of payments opens by its place`() async {
        let store = TestStore(feature())
        await store.send(.moneyOpened([.payments(customer: 7)])) {
            $0.money = [.payments(customer: 7)]
            $0.paymentList.customer = 7
        }
        await store.send(.paymentList(.saved))
        await store.finish()
    }

    @Test func `a card that is added for an order becomes the default one and leads back to the order`() async {
        let second = PaymentMethod(id: 2, brand: "visa", lastFour: "1111")
        let store = TestStore(feature(FakePaymentsService(methodResult: .success(second))))
        await store.send(.opened([.add()])) {
            $0.path = [.add()]
            ($0.methods.purpose, $0.methods.isAdding) = (.newOrder, true)
        }
        await store.receive(.methods(.began(.success(.sample)))) { $0.methods.setup = .sample }
        await store.send(.opened([.setup("seti_1", for: .newOrder)])) {
            $0.path = [.setup("seti_1", for: .newOrder)]
            $0.methods.setup = nil
        }
        await store.receive(.methods(.saved(.success(second)))) { ($0.methods.purpose, $0.methods.isAdding) = (.account, false) }
        await store.receive(event: .notice(Strings.cardSaved))
        await store.receive(event: .open(OrdersLink.home().place))
        await store.finish()
    }

    @Test func `a card that is added for an order to be placed again leads back to that order`() async {
        let store = TestStore(feature())
        await store.send(.opened([.add(order: 12)])) {
            $0.path = [.add(order: 12)]
            ($0.methods.purpose, $0.methods.isAdding) = (.order(12), true)
        }
        await store.receive(.methods(.began(.success(.sample)))) { $0.methods.setup = .sample }
        await store.send(.methods(.backTapped))
        await store.receive(event: .open(OrdersLink.activity(order: 12).place))
        await store.send(.opened([.setup("seti_1", for: .order(12))])) {
            $0.path = [.setup("seti_1", for: .order(12))]
            $0.methods.setup = nil
        }
        await store.receive(.methods(.saved(.success(.sample)))) { ($0.methods.purpose, $0.methods.isAdding) = (.account, false) }
        await store.receive(event: .notice(Strings.cardSaved))
        await store.receive(event: .open(OrdersLink.activity(order: 12).place))
        await store.finish()
    }

    @Test func `the person who signs in is the one whose payments are followed`() async {
        let store = TestStore(feature())
        let person = Person(id: 7, name: "Casey Customer", roles: [.customer])
        await store.send(event: .signedIn(person)) { $0.receipt.customerID = 7 }
        await store.send(.signedIn(person))
        await store.finish()
    }

    @Test func `both screens load inside the feature`() async {
        let store = TestStore(feature())
        let methods = MethodsPage(methods: [.sample], configuration: .sample)
        await store.send(.methods(.appeared)) { $0.methods.page = .loading }
        await store.receive(.methods(.loaded(.success(methods)))) { $0.methods.page = .loaded(methods) }
        let receipt = ReceiptPage(payments: [.sample], methods: [.sample], configuration: .sample)
        await store.send(.receipt(.appeared(12))) {
            $0.receipt.orderID = 12
            $0.receipt.page = .loading
        }
        await store.receive(.receipt(.loaded(.success(receipt)))) { $0.receipt.page = .loaded(receipt) }
        await store.finish()
    }

    @Test(arguments: [MoneyLink.payouts, .payout(7), .incidents]) func `a link of administrators reads as it is written`(link: MoneyLink) {
        #expect(MoneyLink(link.place) == link)
    }

    @Test(arguments: [["0"], ["x"], ["+7"], ["7", "8"]]) func `other places of administrators are none`(components: [String]) {
        #expect(MoneyLink(LinkPlace(tab: MoneyLink.tab, components: components)) == nil)
        #expect(MoneyLink(LinkPlace(tab: PaymentsLink.tab)) == nil)
    }

    @Test(arguments: [[], ["0"], ["x"], ["+7"], ["7", "8"]]) func `only an order's number is a place of refunds`(components: [String]) {
        #expect(RefundsLink(LinkPlace(tab: RefundsLink.tab, components: components)) == nil)
        #expect(RefundsLink(RefundsLink.order(12).place) == .order(12))
        #expect(RefundsLink(LinkPlace(mode: .customer, tab: RefundsLink.tab, components: ["12"])) == nil)
    }

    @Test func `the dispatcher's page of refunds loads inside the feature`() async {
        let store = TestStore(feature())
        await store.send(.refund(.opened(12))) { $0.refund.orderID = 12 }
        await store.send(.refund(.appeared)) { $0.refund.page = .loading }
        await store.receive(.refund(.loaded(.success(.sample)))) { ($0.refund.page, $0.refund.isFollowing) = (.loaded(.sample), true) }
        await store.receive(.refund(.loaded(.success(.sample))))
        await store.send(.refund(.disappeared)) { $0.refund.isFollowing = false }
        await store.finish()
    }

    @Test func `the administrator's screens load inside the feature`() async {
        let store = TestStore(feature())
        await store.send(.moneyOpened([.payout(2)])) { $0.money = [.payout(2)] }
        let page = PayoutsPage(balances: [.sample], payouts: [.sample], next: nil)
        await store.send(.payouts(.appeared)) { $0.payouts.page = .loading }
        await store.receive(.payouts(.loaded(.success(page)))) { $0.payouts.page = .loaded(page) }
        await store.send(.payout(.appeared(2))) { $0.payout = PayoutFeature.State(id: 2, detail: .loading) }
        await store.receive(.payout(.loaded(.success(.sample)))) { $0.payout.detail = .loaded(.sample) }
        await store.send(.incidents(.appeared)) { $0.incidents.incidents = .loading }
        await store.receive(.incidents(.loaded(.success(IncidentList(items: [.sample]))))) { $0.incidents.incidents = .loaded([.sample]) }
        await store.finish()
    }
}
