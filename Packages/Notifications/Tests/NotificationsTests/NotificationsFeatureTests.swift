import Core
import CoreTesting
import Networking
import NotificationsAPI
import Testing

@testable import Notifications

struct NotificationsFeatureTests {
    private func feature(_ service: FakeNotificationsService = FakeNotificationsService(), realtime: FakeRealtime = FakeRealtime()) -> NotificationsFeature {
        NotificationsFeature(service: service, following: Following(realtime: realtime, clock: TestClock()), clock: TestClock())
    }

    @Test(.timeLimit(.minutes(1))) func `the list is followed from sign-in on`() async {
        let realtime = FakeRealtime()
        let feature = feature(realtime: realtime)
        var loads = 0
        let store = Store(initial: NotificationsState()) { (state: inout NotificationsState, action: NotificationsAction) in
            if case .center(.loaded) = action { loads += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.signedIn(7))
        await store.run {
            if loads == 1 { realtime.send(Change(topic: NotificationsTopics.list(of: 7), kind: NotificationsTopics.changed, id: 7, sequence: 0)) }
            if loads > 1 { store.stop() }
        }
        #expect(store.state.center.list == .loaded([.sample]) && store.state.center.badge == "1")
    }

    @Test func `signing in again under another name changes nothing`() async {
        var state = NotificationsState()
        state.person = 7
        let store = TestStore(feature(), initial: state)
        await store.send(event: .signedIn(Person(id: 7, name: "Casey", roles: [.customer])))
        await store.finish()
    }

    @Test func `the settings open from the list, and lead back`() async {
        let store = TestStore(feature())
        await store.send(.center(.preferencesTapped)) { $0.path = [.preferences] }
        await store.send(.preferences(.backTapped)) { $0.path = [] }
        await store.send(.opened([.preferences])) { $0.path = [.preferences] }
        await store.finish()
    }

    @Test func `the browser's report is taken on every page`() async {
        let store = TestStore(feature())
        await store.send(.push(.reported(PushReport(state: .off)))) { $0.push.device = .off }
        await store.finish()
    }

    @Test func `a link reads as it is written, and other places are none`() {
        for link in [NotificationsLink.center, .preferences] { #expect(NotificationsLink(link.place) == link) }
        #expect(NotificationsLink(LinkPlace(tab: "elsewhere")) == nil)
        #expect(NotificationsLink(LinkPlace(tab: "notifications", components: ["7"])) == nil)
    }
}
