import Core
import CoreTesting
import PaymentsAPI
import Testing

@testable import Payments

struct PayoutFeatureTests {
    private func store(
        _ service: FakeMoneyService = FakeMoneyService(),
        _ state: PayoutFeature.State = PayoutFeature.State(id: 2, detail: .loaded(.sample), reference: "Wire 7")
    ) -> TestStore<PayoutFeature.State, PayoutFeature.Action> {
        TestStore(screen: PayoutFeature(service: service), initial: state)
    }

    @Test func `a payout is loaded, and another one isn't shown meanwhile`() async {
        let store = store()
        await store.send(.appeared(3)) { $0 = PayoutFeature.State(id: 3, detail: .loading) }
        await store.receive(.loaded(.success(.sample))) { $0.detail = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a payout that can't be loaded says why`() async {
        let store = store(FakeMoneyService(detailResult: .failure(.offline)), PayoutFeature.State())
        await store.send(.appeared(2)) { $0 = PayoutFeature.State(id: 2, detail: .loading) }
        await store.receive(.loaded(.failure(.offline))) { $0.detail = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `it is marked as paid with the reference, once`() async {
        var paid = Payout.sample
        (paid.state, paid.reference) = (.paid, "Wire 8")
        let store = store(FakeMoneyService(settledResult: .success(paid)))
        await store.send(.referenceChanged("Wire 8")) { $0.reference = "Wire 8" }
        await store.send(.settleTapped(.paid)) { $0.isSettling = true }
        await store.send(.settleTapped(.paid))
        await store.receive(.settled(.success(paid))) {
            $0.isSettling = false
            ($0.detail, $0.reference) = (.loaded(PayoutDetail(payout: paid, lines: [.sample])), "")
        }
        await store.finish()
    }

    @Test func `a reference that was typed survives the server, on the page of its payout`() async {
        let draft = PayoutDraft(id: 2, reference: "Wire 8")
        let store = store(FakeMoneyService(), PayoutFeature.State())
        #expect(store.state.draft == nil)
        await store.send(.draftRestored(draft)) { ($0.id, $0.reference) = (2, "Wire 8") }
        #expect(store.state.draft == draft)
        await store.send(.appeared(2)) { $0.detail = .loading }
        await store.receive(.loaded(.success(.sample))) { $0.detail = .loaded(.sample) }
        await store.send(.draftRestored(PayoutDraft(id: 3, reference: "Another")))
        await store.finish()
    }

    @Test func `one that is settled already says so`() async {
        let conflict = APIError(status: 409, code: "payout_settled", message: "Settled.")
        let store = store(FakeMoneyService(settledResult: .failure(conflict)))
        await store.send(.settleTapped(.canceled)) { $0.isSettling = true }
        await store.receive(.settled(.failure(conflict))) {
            $0.isSettling = false
            $0.message = "Settled."
        }
        await store.finish()
    }

    @Test func `its table is handed to the browser, which saves it`() async {
        let store = store()
        await store.send(.exportTapped)
        await store.receive(.exported(.success(.sample))) { $0.export = .sample }
        await store.send(.saved) { $0.export = nil }
        await store.send(.backTapped)
        await store.receive(event: .open(MoneyLink.payouts.place))
        await store.finish()
    }
}
