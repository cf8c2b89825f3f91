import Core
import CoreTesting
import PaymentsAPI
import Testing

@testable import Payments

struct PayoutsFeatureTests {
    private static let page = PayoutsPage(balances: [.sample], payouts: [.sample], next: nil)

    private func store(
        _ service: FakeMoneyService = FakeMoneyService(), _ state: PayoutsFeature.State = PayoutsFeature.State(page: .loaded(page))
    ) -> TestStore<PayoutsFeature.State, PayoutsFeature.Action> {
        TestStore(screen: PayoutsFeature(service: service), initial: state)
    }

    @Test func `balances and payouts are loaded, or say why not`() async {
        let store = store(FakeMoneyService(), PayoutsFeature.State())
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.success(Self.page))) { $0.page = .loaded(Self.page) }
        await store.finish()
        let failing = self.store(FakeMoneyService(balancesResult: .failure(.offline)), PayoutsFeature.State())
        await failing.send(.appeared) { $0.page = .loading }
        await failing.receive(.loaded(.failure(.offline))) { $0.page = .failed(APIError.offline.message) }
        await failing.finish()
    }

    @Test func `a driver is paid out once, however often it is tapped`() async {
        let store = store()
        await store.send(.payOutTapped(5)) { $0.isPayingOut = true }
        await store.send(.payOutTapped(5))
        await store.receive(.made(.success([.sample]))) { $0.isPayingOut = false }
        await store.receive(.loaded(.success(Self.page)))
        await store.finish()
    }

    @Test func `payouts that can't be made say why`() async {
        let conflict = APIError(status: 409, code: "nothing_to_pay_out", message: "Nothing.")
        let store = store(FakeMoneyService(madeResult: .failure(conflict)))
        await store.send(.payOutTapped(nil)) { $0.isPayingOut = true }
        await store.receive(.made(.failure(conflict))) {
            $0.isPayingOut = false
            $0.message = "Nothing."
        }
        await store.receive(.loaded(.success(Self.page)))
        await store.finish()
    }

    @Test func `older payouts follow`() async {
        let first = PayoutsPage(balances: [], payouts: [.sample], next: 2)
        var older = Payout.sample
        older.id = 1
        let store = store(
            FakeMoneyService(pageResult: .success(PayoutPage(items: [older], next: nil))), PayoutsFeature.State(page: .loaded(first)))
        await store.send(.moreTapped) { $0.isPayingOut = true }
        await store.receive(.moreLoaded(.success(PayoutPage(items: [older], next: nil)))) {
            $0.isPayingOut = false
            $0.page = .loaded(PayoutsPage(balances: [], payouts: [.sample, older], next: nil))
        }
        await store.send(.moreTapped)
        await store.finish()
    }

    @Test func `rows lead to a payout and to the incidents`() async {
        let store = store()
        await store.send(.payoutTapped(2))
        await store.receive(event: .open(MoneyLink.payout(2).place))
        await store.send(.incidentsTapped)
        await store.receive(event: .open(MoneyLink.incidents.place))
        await store.finish()
    }
}
