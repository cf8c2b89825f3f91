import Core
import CoreTesting
import CoreUI
import NotificationsAPI
import Testing
import UI

@testable import Notifications

struct PushFeatureTests {
    private typealias Store = TestStore<PushFeature.State, PushFeature.Action>

    private func store(_ service: FakeNotificationsService = FakeNotificationsService(), _ state: PushFeature.State = PushFeature.State()) -> Store {
        TestStore(screen: PushFeature(service: service), initial: state)
    }

    private static let subscribed = PushReport(state: .on, subscription: .sample, key: "key")

    @Test func `a browser that subscribes is known to the server, and gets the token for its worker`() async {
        let store = store()
        await store.send(.reported(Self.subscribed)) { $0.device = .on }
        await store.receive(.subscribed(.success(.sample))) { $0.renewal = PushReceipt.sample.renewal }
        await store.finish()
    }

    @Test func `a subscription that the server doesn't take is off, and says why`() async {
        let store = store(FakeNotificationsService(subscribed: .failure(.offline)))
        await store.send(.reported(Self.subscribed)) { $0.device = .on }
        await store.receive(.subscribed(.failure(.offline))) {
            $0.device = .off
            $0.message = APIError.offline.message
        }
        await store.send(.reported(PushReport(state: .blocked))) {
            $0.device = .blocked
            $0.message = nil
        }
        await store.finish()
    }

    @Test func `a subscription for an old key learns the new one, once`() async {
        let refused = APIError(status: 422, code: "invalid_input", message: "Old", fields: ["key": "Old"])
        var preferences = NotificationPreferences.sample
        preferences.pushKey = "new"
        let store = store(FakeNotificationsService(chosen: .success(preferences), subscribed: .failure(refused)))
        await store.send(.reported(Self.subscribed)) { $0.device = .on }
        await store.receive(.subscribed(.failure(refused)))
        await store.receive(.keyLoaded(.success(preferences))) { $0.key = "new" }
        await store.send(.reported(Self.subscribed))
        await store.receive(.subscribed(.failure(refused))) {
            $0.device = .off
            $0.message = "Old"
        }
        await store.finish()
    }

    @Test func `without the new key nothing changes`() async {
        let refused = APIError(status: 422, code: "invalid_input", message: "Old", fields: ["key": "Old"])
        let store = store(FakeNotificationsService(chosen: .failure(.offline), subscribed: .failure(refused)))
        await store.send(.reported(Self.subscribed)) { $0.device = .on }
        await store.receive(.subscribed(.failure(refused)))
        await store.receive(.keyLoaded(.failure(.offline)))
        await store.finish()
    }

    @Test(arguments: [false, true])
    func `turning them off ends the subscription, also where the server doesn't hear of it`(isOffline: Bool) async {
        let response: Result<PushReceipt, APIError> = isOffline ? .failure(.offline) : .success(.sample)
        let store = store(FakeNotificationsService(subscribed: response), PushFeature.State(device: .on, renewal: "token"))
        await store.send(.reported(PushReport(state: .off, hasEnded: true))) {
            $0.device = .off
            $0.renewal = nil
        }
        await store.receive(.ended(isOffline ? .failure(.offline) : .success(NoOutput())))
        await store.finish()
    }

    @Test(arguments: [
        (PushDevice.off, "notifications.push.on", Strings.pushHint), (.on, "notifications.push.off", Strings.pushIsOn),
        (.blocked, "notifications.push.state", Strings.pushBlocked), (.unavailable, "notifications.push.state", Strings.pushUnavailable),
        (.failed, "notifications.push.on", Strings.pushFailed),
    ])
    func `each state says what it is and what to do`(device: PushDevice, identifier: String, text: String) {
        let view = PushSection(store: ScopedStore(state: PushFeature.State(device: device)), person: 7, key: "key")
        let html = String(decoding: Renderer.render(view).html, as: UTF8.self)
        #expect(html.contains(identifier) && html.contains(text.replacing("'", with: "&#39;")) || html.contains(identifier) && html.contains(text))
        #expect(html.contains("notifications-push"))
    }

    @Test func `the keeper carries person, key and token to the script, and nothing while nobody is signed in`() {
        func html(_ person: Int?) -> String {
            let state = PushFeature.State(key: "key", renewal: "token")
            return String(decoding: Renderer.render(PushKeeperView(store: ScopedStore(state: state), person: person)).html, as: UTF8.self)
        }
        #expect(html(7).contains("notifications-push-kept") && html(7).contains("data-renewal=\"token\"") && html(7).contains("data-vapid=\"key\""))
        #expect(!html(nil).contains("notifications-push-kept"))
    }
}
