import Core
import CoreTesting
import Networking
import SustainabilityAPI
import Testing

@testable import Sustainability

struct ImpactFeatureTests {
    private func feature(_ result: Result<Impact, APIError> = .success(.sample), realtime: FakeRealtime = FakeRealtime()) -> ImpactFeature {
        ImpactFeature(
            sustainability: FakeSustainabilityService(result: result), following: Following(realtime: realtime, clock: TestClock()))
    }

    @Test(.timeLimit(.minutes(1))) func `the page loads, and loads again when figures are recorded`() async {
        let realtime = FakeRealtime()
        let feature = feature(realtime: realtime)
        var loads = 0
        let store = Store(initial: ImpactFeature.State(personID: 7)) { (state: inout ImpactFeature.State, action: ImpactFeature.Action) in
            if case .impactLoaded = action { loads += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.appeared)
        #expect(store.state.impact == .loading)
        await store.run {
            if loads == 1 {
                realtime.send(Change(topic: SustainabilityTopics.person(7), kind: "sustainability.recorded", id: 12, sequence: 1))
            }
            if loads > 1 { store.stop() }
        }
        #expect(store.state.impact == .loaded(.sample))
    }

    @Test func `a page that is left follows nothing`() async {
        let store = TestStore(screen: feature(), initial: ImpactFeature.State(personID: 7))
        await store.send(.appeared) { $0.impact = .loading }
        await store.receive(.impactLoaded(.success(.sample))) { $0.impact = .loaded(.sample) }
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `figures that can't be loaded say why, and those that are shown stay`() async {
        let store = TestStore(screen: feature(.failure(.offline)), initial: ImpactFeature.State())
        await store.send(.appeared) { $0.impact = .loading }
        await store.receive(.impactLoaded(.failure(.offline))) { $0.impact = .failed(APIError.offline.message) }
        await store.send(.impactLoaded(.success(.sample))) { $0.impact = .loaded(.sample) }
        await store.send(.impactLoaded(.failure(.offline)))
        await store.finish()
    }

    @Test func `another measure can be shown`() async {
        let store = TestStore(screen: feature(), initial: ImpactFeature.State())
        await store.send(.measureTapped(.co2)) { $0.measure = .co2 }
        await store.finish()
    }
}
