import Core
import CoreTesting
import Networking
import SustainabilityAPI
import Testing

@testable import Sustainability

struct SustainabilityFeatureTests {
    private func feature(_ realtime: FakeRealtime = FakeRealtime()) -> SustainabilityFeature {
        SustainabilityFeature(
            sustainability: FakeSustainabilityService(), following: Following(realtime: realtime, clock: TestClock()))
    }

    @Test func `signing in alone loads nothing`() async {
        let store = TestStore(feature())
        await store.send(event: .signedIn(Person(id: 7, name: "Casey", roles: [.customer]))) { $0.impact.personID = 7 }
        await store.send(event: .signedIn(Person(id: 7, name: "Casey Lee", roles: [.customer])))
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `a page that appeared before the person was known follows that person's figures`() async {
        let realtime = FakeRealtime()
        let feature = feature(realtime)
        let store = Store(initial: feature.initialState) { feature.reduce(&$0, $1) }
        store.send(.impact(.appeared))
        store.send(.signedIn(7))
        await store.run {
            if realtime.subscriberCount(of: SustainabilityTopics.person(7)) == 1, store.state.impact.impact.value != nil { store.stop() }
        }
        #expect(store.state.impact.personID == 7 && store.state.impact.impact == .loaded(.sample))
    }
}
