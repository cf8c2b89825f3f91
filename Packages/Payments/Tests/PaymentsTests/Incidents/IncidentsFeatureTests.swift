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
        await store.receive(.loaded(.success(IncidentList(items: [.sample])))) { $0.incidents = .loaded([.sample]) }
        await store.finish()
        let failing = self.store(FakeMoneyService(incidentsResult: .failure(.offline)), IncidentsFeature.State())
        await failing.send(.appeared) { $0.incidents = .loading }
        await failing.receive(.loaded(.failure(.offline))) { $0.incidents = .failed(APIError.offline.message) }
        await failing.finish()
    }

    @Test func `open incidents come before resolved ones, and older ones are asked for`() async {
        func incident(_ id: Int, _ state: Incident.State) -> Incident {
            var incident = Incident.sample
            (incident.id, incident.state) = (id, state)
            return incident
        }
        let open = [incident(7, .open), incident(3, .open), incident(1, .open)]
        let resolved = [incident(6, .resolved), incident(5, .resolved), incident(2, .resolved)]
        let all = (open + resolved).sorted { $0.id > $1.id }
        let store = store(FakeMoneyService(incidentsResult: .success(all), incidentsLimit: 2), IncidentsFeature.State())
        await store.send(.moreTapped)
        await store.send(.appeared) { $0.incidents = .loading }
        let first = IncidentList(items: [open[0], open[1]], next: IncidentListRequest(state: .open, before: 3))
        await store.receive(.loaded(.success(first))) { ($0.incidents, $0.next) = (.loaded(first.items), first.next) }
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.send(.moreTapped)
        let second = IncidentList(items: [open[2], resolved[0], resolved[1]], next: IncidentListRequest(state: .resolved, before: 5))
        await store.receive(.moreLoaded(.success(second))) {
            ($0.isLoadingMore, $0.incidents, $0.next) = (false, .loaded(open + resolved.prefix(2)), second.next)
        }
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.receive(.moreLoaded(.success(IncidentList(items: [resolved[2]])))) {
            ($0.isLoadingMore, $0.incidents, $0.next) = (false, .loaded(open + resolved), nil)
        }
        // One that was resolved since is moved, not repeated.
        let moved = incident(1, .resolved)
        await store.send(.moreLoaded(.success(IncidentList(items: [moved])))) { $0.incidents = .loaded(Array(open.prefix(2)) + resolved + [moved]) }
        await store.send(.moreLoaded(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.finish()
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

    @Test func `an explanation that was typed survives the server`() async {
        let draft = IncidentDraft(incident: 4, note: "Corr")
        let store = store()
        #expect(store.state.draft == nil)
        await store.send(.draftRestored(draft)) { ($0.selected, $0.note) = (4, "Corr") }
        #expect(store.state.draft == draft)
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
