import Core
import CoreTesting
import Networking
import SustainabilityAPI
import Testing

@testable import Sustainability

struct SustainabilityFeatureTests {
    private func store(
        _ result: Result<Impact, APIError> = .success(.sample), realtime: FakeRealtime = FakeRealtime(), person: Int? = 7
    ) -> TestStore<SustainabilityFeature.State, SustainabilityFeature.Action> {
        var state = SustainabilityFeature.State()
        state.personID = person
        return TestStore(
            SustainabilityFeature(sustainability: FakeSustainabilityService(result), realtime: realtime), initial: state)
    }

    @Test(.timeLimit(.minutes(1))) func `the page listens, then loads, and loads again when figures are recorded`() async {
        let realtime = FakeRealtime()
        let feature = SustainabilityFeature(sustainability: FakeSustainabilityService(), realtime: realtime)
        var changes = 0
        var initial = feature.initialState
        initial.personID = 7
        let store = Store(initial: initial) { (state: inout SustainabilityFeature.State, action: SustainabilityFeature.Action) in
            if action == .changed { changes += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.appeared)
        #expect(store.state.impact == .loading)
        await store.run {
            if changes == 1, store.state.impact.value != nil {
                realtime.send(Change(topic: SustainabilityTopics.person(7), kind: "sustainability.recorded", id: 12, sequence: 1))
            }
            if changes > 1 { store.stop() }
        }
        #expect(store.state.impact == .loaded(.sample))
    }

    @Test func `figures that can't be loaded say why`() async {
        let store = store(.failure(.offline), person: nil)
        await store.send(.appeared) { $0.impact = .loading }
        await store.receive(.loaded(.failure(.offline))) { $0.impact = .failed(APIError.offline.message) }
        await store.send(.changed)
        await store.receive(.loaded(.failure(.offline)))
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `before it is known who is signed in the page only loads, and listens afterwards`() async {
        let realtime = FakeRealtime()
        let feature = SustainabilityFeature(sustainability: FakeSustainabilityService(), realtime: realtime)
        let store = Store(initial: feature.initialState) { feature.reduce(&$0, $1) }
        store.send(.appeared)
        store.send(.signedIn(7))
        await store.run {
            if realtime.subscriberCount(of: SustainabilityTopics.person(7)) == 1, store.state.impact.value != nil { store.stop() }
        }
        #expect(store.state.personID == 7 && store.state.impact == .loaded(.sample))
    }

    @Test func `another measure can be shown`() async {
        let store = store()
        await store.send(.measureTapped(.co2)) { $0.measure = .co2 }
        await store.finish()
    }

    @Test func `signing in alone loads nothing`() async {
        let store = store(person: nil)
        await store.send(event: .signedIn(Person(id: 7, name: "Casey", roles: [.customer]))) { $0.personID = 7 }
        await store.finish()
    }

    @Test func `signing out forgets the figures`() async {
        let store = store()
        await store.send(.loaded(.success(.sample))) { $0.impact = .loaded(.sample) }
        await store.send(event: .signedOut) { $0 = SustainabilityFeature.State() }
        await store.finish()
    }
}
