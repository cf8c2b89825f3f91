import Core
import CoreTesting
import CoreUI
import PaymentsAPI
import Testing

@testable import Payments

struct PaymentListTests {
    private func store(
        _ service: FakeMoneyService = FakeMoneyService(), _ state: PaymentListFeature.State = PaymentListFeature.State(payments: .loaded([.sample]))
    ) -> TestStore<PaymentListFeature.State, PaymentListFeature.Action> {
        TestStore(screen: PaymentListFeature(service: service), initial: state)
    }

    @Test func `payments are loaded, more of them are asked for, and failures say why`() async {
        let page = PaymentPage(items: [.sample], next: 3)
        let store = store(FakeMoneyService(paymentsResult: .success(page)), PaymentListFeature.State())
        await store.send(.moreTapped)
        await store.send(.appeared) { $0.payments = .loading }
        await store.receive(.loaded(PaymentSearch(), .success(page))) { ($0.payments, $0.next) = (.loaded([.sample]), 3) }
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.receive(.moreLoaded(PaymentSearch(), .success(page))) { ($0.payments, $0.isLoadingMore) = (.loaded([.sample, .sample]), false) }
        await store.send(.loaded(PaymentSearch(customerID: 1), .success(.sample)))
        await store.finish()
        let failing = self.store(FakeMoneyService(paymentsResult: .failure(.offline)), PaymentListFeature.State())
        await failing.send(.appeared) { $0.payments = .loading }
        await failing.receive(.loaded(PaymentSearch(), .failure(.offline))) { $0.payments = .failed(APIError.offline.message) }
        await failing.finish()
    }

    @Test func `filters are places, and an open list follows them`() async {
        let store = store()
        await store.send(.statusChosen(.captured))
        await store.receive(event: .open(MoneyLink.payments(status: .captured).place))
        await store.send(.opened(customer: 7, status: .captured)) { $0 = PaymentListFeature.State(customer: 7, status: .captured, payments: .loading) }
        await store.receive(.loaded(PaymentSearch(customerID: 7, status: .captured), .success(.sample))) { $0.payments = .loaded([.sample]) }
        await store.send(.opened(customer: 7, status: .captured))
        await store.send(.everybodyTapped)
        await store.receive(event: .open(MoneyLink.payments(status: .captured).place))
        await store.send(.paymentTapped(order: 12))
        await store.receive(event: .open(RefundsLink.order(12).place))
        await store.finish()
    }

    @Test func `the table is saved by the browser`() async {
        let store = store()
        await store.send(.exportTapped)
        await store.receive(.exported(.success(.sample))) { $0.export = .sample }
        await store.send(.saved) { $0.export = nil }
        await store.finish()
    }

    @Test(arguments: [
        MoneyLink.payments(), .payments(customer: 7), .payments(status: .refunded), .payments(customer: 7, status: .captured), .payouts, .incidents,
    ])
    func `a link reads as it is written`(link: MoneyLink) { #expect(MoneyLink(link.place) == link) }

    @Test func `what a query has beside is left out`() {
        #expect(MoneyLink(LinkPlace(tab: "payouts", components: ["payments", "?customer=x&status=no&other=1"])) == .payments())
        #expect(MoneyLink(LinkPlace(tab: "payouts", components: ["payments", "?customer=7", "x"])) == nil)
    }
}
