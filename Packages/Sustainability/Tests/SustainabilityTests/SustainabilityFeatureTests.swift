import Core
import CoreTesting
import Networking
import SustainabilityAPI
import Testing

@testable import Sustainability

struct SustainabilityFeatureTests {
    private func feature(_ realtime: FakeRealtime = FakeRealtime()) -> SustainabilityFeature {
        SustainabilityFeature(
            sustainability: FakeSustainabilityService(), plant: FakePlantService(), following: Following(realtime: realtime, clock: TestClock()),
            clock: TestClock())
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

    @Test func `each screen has its own part of the state`() async {
        let store = TestStore(feature())
        await store.send(.order(.opened(12))) { ($0.order.id, $0.order.detail) = (12, .loading) }
        await store.receive(.order(.loaded(.success(.sample)))) { $0.order.detail = .loaded(.sample) }
        await store.send(.readings(.edited(.day("2026-01-31")))) { $0.readings.form.day = "2026-01-31" }
        await store.send(.report(.measureTapped(.co2))) { $0.report.measure = .co2 }
        await store.send(.everybody(.measureTapped(.co2))) { $0.everybody.measure = .co2 }
        await store.finish()
    }

    @Test func `everybody's page outlives a sign-out, and nothing else does`() {
        var state = feature().initialState
        (state.everybody.isOpen, state.order.id, state.readings.form.day) = (true, 12, "2026-01-31")
        let after = feature().stateAfterSignOut(state)
        #expect(after.everybody.isOpen && after.order.id == nil && after.readings.draft == nil)
    }

    @Test(arguments: [("impact", SustainabilityLink.impact), ("impact/12", .order(12))]) func `places have addresses`(text: String, link: SustainabilityLink) {
        let parts = text.split(separator: "/").map(String.init)
        #expect(SustainabilityLink(LinkPlace(tab: parts[0], components: Array(parts.dropFirst()))) == link)
        #expect(link.place.tab == parts[0] && link.place.components == Array(parts.dropFirst()))
    }

    @Test func `other addresses are no places`() {
        for components in [["0"], ["-1"], ["012"], ["x"], ["1", "2"]] {
            #expect(SustainabilityLink(LinkPlace(tab: "impact", components: components)) == nil)
        }
        #expect(SustainabilityLink(LinkPlace(mode: .driver, tab: "impact")) == nil)
        for link in [SustainabilityManagementLink.readings, .report] { #expect(SustainabilityManagementLink(link.place) == link) }
        #expect(SustainabilityManagementLink(LinkPlace(tab: "readings", components: ["1"])) == nil && SustainabilityManagementLink(LinkPlace(tab: "x")) == nil)
    }
}
