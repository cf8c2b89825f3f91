import Core
import CoreTesting
import CoreUI
import NotificationsAPI
import Testing
import UI

@testable import Notifications

struct PreferencesFeatureTests {
    private func store(
        _ service: FakeNotificationsService = FakeNotificationsService(), loaded: NotificationPreferences? = .sample
    ) -> TestStore<PreferencesFeature.State, PreferencesFeature.Action> {
        let state = PreferencesFeature.State(preferences: loaded.map { .loaded($0) } ?? .idle)
        return TestStore(screen: PreferencesFeature(service: service), initial: state)
    }

    private func changed(_ change: (inout NotificationPreferences) -> Void) -> NotificationPreferences {
        var preferences = NotificationPreferences.sample
        change(&preferences)
        return preferences
    }

    @Test func `the choices are loaded when the page appears`() async {
        let store = store(loaded: nil)
        await store.send(.appeared) { $0.preferences = .loading }
        await store.receive(.loaded(.success(.sample))) { $0.preferences = .loaded(.sample) }
        await store.finish()
    }

    @Test func `choices that can't be loaded say why, and can be asked for again`() async {
        let store = store(FakeNotificationsService(chosen: .failure(.offline)), loaded: nil)
        for _ in 0..<2 {
            await store.send(.appeared) { $0.preferences = .loading }
            await store.receive(.loaded(.failure(.offline))) { $0.preferences = .failed(APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `a channel is switched at once and saved`() async {
        let off = changed { $0.kinds[0].channels = [.mail] }
        let store = store(FakeNotificationsService(changed: .success(off)))
        await store.send(.channelToggled(kind: "order.delivered", .inApp)) {
            $0.preferences = .loaded(off)
            $0.saving = ["order.delivered"]
        }
        await store.receive(.saved("order.delivered", .success(off))) { $0.saving = [] }
        await store.send(.channelToggled(kind: "unknown", .inApp))
        await store.finish()
    }

    @Test func `a choice that isn't saved says why, and what holds is shown again`() async {
        let store = store(FakeNotificationsService(changed: .failure(.offline)))
        await store.send(.channelToggled(kind: "chat.message", .mail)) {
            $0.preferences = .loaded(changed { $0.kinds[1].channels = [.inApp, .mail] })
            $0.saving = ["chat.message"]
        }
        await store.receive(.saved("chat.message", .failure(.offline))) {
            $0.saving = []
            $0.message = APIError.offline.message
        }
        await store.receive(.loaded(.success(.sample))) { $0.preferences = .loaded(.sample) }
        await store.finish()
    }

    @Test func `mail comes as it happens, once a day, or not at all`() async {
        func choice(_ channels: [NotificationChannel], isDaily: Bool) -> NotificationPreferences {
            changed { ($0.kinds[0].channels, $0.kinds[0].isDaily) = (channels, isDaily) }
        }
        var current = NotificationPreferences.sample
        let steps: [(PreferencesFeature.Action, NotificationPreferences)] = [
            (.dailyToggled(kind: "order.delivered"), choice([.inApp, .mail], isDaily: true)),
            (.channelToggled(kind: "order.delivered", .mail), choice([.inApp, .mail], isDaily: false)),
            (.channelToggled(kind: "order.delivered", .mail), choice([.inApp], isDaily: false)),
            (.dailyToggled(kind: "order.delivered"), choice([.inApp, .mail], isDaily: true)),
            (.channelToggled(kind: "order.delivered", .inApp), choice([.mail], isDaily: true)),
            (.dailyToggled(kind: "order.delivered"), choice([], isDaily: false)),
        ]
        for (action, next) in steps {
            let store = store(FakeNotificationsService(changed: .success(next)), loaded: current)
            await store.send(action) {
                $0.preferences = .loaded(next)
                $0.saving = ["order.delivered"]
            }
            await store.receive(.saved("order.delivered", .success(next))) { $0.saving = [] }
            await store.finish()
            current = next
        }
        await store().send(.dailyToggled(kind: "unknown"))
    }

    @Test func `the hour of the daily mail is saved, and asked for where there is one`() async {
        let evening = changed { $0.digestHour = 18 }
        let store = store(FakeNotificationsService(changed: .success(evening)))
        await store.send(.digestHourChosen(18)) {
            $0.preferences = .loaded(evening)
            $0.saving = ["rest"]
        }
        await store.receive(.saved("rest", .success(evening))) { $0.saving = [] }
        await store.finish()
        func html(_ preferences: NotificationPreferences) -> String {
            let view = PreferencesView(
                store: ScopedStore(state: PreferencesFeature.State(preferences: .loaded(preferences))), push: ScopedStore(state: PushFeature.State()),
                texts: ScopedStore(state: TextsFeature.State()), person: 7)
            return String(decoding: Renderer.render(view).html, as: UTF8.self)
        }
        #expect(html(.daily).contains("notifications.digest.hour") && html(.daily).contains("notifications.timeZone"))
        #expect(!html(.sample).contains("notifications.digest.hour"))
    }

    @Test func `quiet hours begin as at night, and end`() async {
        let awake = changed { $0.quietHours = nil }
        let store = store(FakeNotificationsService(changed: .success(awake)))
        await store.send(.quietHoursToggled(false)) {
            $0.preferences = .loaded(awake)
            $0.saving = ["rest"]
        }
        await store.receive(.saved("rest", .success(awake))) { $0.saving = [] }
        await store.finish()
        let other = self.store(FakeNotificationsService(changed: .success(.sample)), loaded: awake)
        await other.send(.quietHoursToggled(true)) {
            $0.preferences = .loaded(.sample)
            $0.saving = ["rest"]
        }
        await other.receive(.saved("rest", .success(.sample))) { $0.saving = [] }
        await other.finish()
    }

    @Test func `hours and time zone are saved, but no hours without length`() async {
        let later = changed { $0.quietHours = QuietHours(from: 23, to: 7) }
        let store = store(FakeNotificationsService(changed: .success(later)))
        await store.send(.quietHoursChosen(QuietHours(from: 7, to: 7)))
        await store.send(.quietHoursChosen(QuietHours(from: 23, to: 7))) {
            $0.preferences = .loaded(later)
            $0.saving = ["rest"]
        }
        await store.receive(.saved("rest", .success(later))) { $0.saving = [] }
        await store.send(.timeZoneChosen("Europe/Warsaw")) {
            $0.preferences = .loaded(
                changed {
                    $0.quietHours = QuietHours(from: 23, to: 7); $0.timeZone = "Europe/Warsaw"
                })
            $0.saving = ["rest"]
        }
        await store.receive(.saved("rest", .success(later))) {
            $0.saving = []
            $0.preferences = .loaded(later)
        }
        await store.send(.backTapped)
        await store.finish()
    }

    @Test func `without another channel there is a switch for each kind, and nothing to keep quiet`() {
        func html(_ preferences: NotificationPreferences) -> String {
            let state = PreferencesFeature.State(preferences: .loaded(preferences))
            let view = PreferencesView(
                store: ScopedStore(state: state), push: ScopedStore(state: PushFeature.State()), texts: ScopedStore(state: TextsFeature.State()),
                person: 7)
            return String(decoding: Renderer.render(view).html, as: UTF8.self)
        }
        #expect(html(.sample).contains(Strings.quietHours) && html(.sample).contains(Strings.channelMail))
        #expect(!html(.appAlone).contains(Strings.quietHours) && !html(.appAlone).contains(Strings.channelMail))
    }
}
