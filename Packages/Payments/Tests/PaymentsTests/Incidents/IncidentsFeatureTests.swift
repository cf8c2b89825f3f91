import Core
import CoreTesting
import PaymentsAPI
import Testing

@testable import Payments

struct IncidentsFeatureTests {
    private func store(
        _ service: FakeMoneyService = FakeMoneyService(), _ state: IncidentsFeature.State = IncidentsFeature.State(incidents: .loaded([.sample]))
    ) -> TestStore<IncidentsFeature.State, IncidentsFeature.Action> {
        TestStore(screen: IncidentsFeature(service: service), initial: state)
    }

    @Test func `incidents are loaded, or say why not`() async {
        let store = store(FakeMoneyService(), IncidentsFeature.State())
        await store.send(.appeared) { $0.incidents = .loading }
        await store.receive(.loaded(.success([.sample]))) { $0.incidents = .loaded([.sample]) }
        await store.finish()
        let failing = self.store(FakeMoneyService(incidentsResult: .failure(.offline)), IncidentsFeature.State())
        await failing.send(.appeared) { $0.incidents = .loading }
        await failing.receive(.loaded(.failure(.offline))) { $0.incidents = .failed(APIError.offline.message) }
        await failing.finish()
    }

    @Test func `an incident is explained once`() async {
        var resolved = Incident.sample
        (resolved.state, resolved.note) = (.resolved, "Corrected")
        let store = store(FakeMoneyService(resolvedResult: .success(resolved)))
        await store.send(.resolveTapped)
        await store.send(.explainTapped(4)) { $0.selected = 4 }
        await store.send(.noteChanged("Corrected")) { $0.note = "Corrected" }
        await store.send(.resolveTapped) { $0.isResolving = true }
        await store.send(.resolveTapped)
        await store.receive(.resolved(.success(resolved))) {
            $0.isResolving = false
            $0.selected = nil
            $0.note = ""
            $0.incidents = .loaded([resolved])
        }
        await store.send(.backTapped)
        await store.receive(event: .open(MoneyLink.payouts.place))
        await store.finish()
    }

    @Test func `an explanation that is missing says so`() async {
        let invalid = APIError.invalid(["note": "Enter an explanation."])
        let store = store(FakeMoneyService(resolvedResult: .failure(invalid)))
        await store.send(.explainTapped(4)) { $0.selected = 4 }
        await store.send(.resolveTapped) { $0.isResolving = true }
        await store.receive(.resolved(.failure(invalid))) {
            $0.isResolving = false
            $0.message = "Enter an explanation."
        }
        await store.finish()
    }
}
