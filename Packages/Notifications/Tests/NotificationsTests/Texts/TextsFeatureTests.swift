import Core
import CoreTesting
import CoreUI
import Networking
import NotificationsAPI
import Testing
import UI

@testable import Notifications

struct TextsFeatureTests {
    private typealias Store = TestStore<TextsFeature.State, TextsFeature.Action>

    private func store(_ service: FakeNotificationsService = FakeNotificationsService(), _ state: TextsFeature.State = TextsFeature.State()) -> Store {
        TestStore(screen: TextsFeature(service: service), initial: state)
    }

    @Test func `a number is typed and sent`() async {
        let store = store()
        await store.send(.numberChanged("949 555 0100")) { $0.number = "949 555 0100" }
        await store.send(.codeTapped(waiting: nil)) { $0.isBusy = true }
        // A second press waits for the first.
        await store.send(.codeTapped(waiting: nil))
        await store.receive(.changed(.success(.sample))) { $0 = TextsFeature.State() }
        await store.finish()
    }

    @Test func `a code is typed and confirms`() async {
        let store = store()
        await store.send(.codeChanged("123456")) { $0.code = "123456" }
        await store.send(.confirmTapped) { $0.isBusy = true }
        await store.receive(.changed(.success(.sample))) { $0 = TextsFeature.State() }
        await store.finish()
    }

    @Test func `what is refused is said at its field until it is typed again, all else above`() async {
        let refused = APIError.invalid(["code": "Wrong"])
        let store = store(FakeNotificationsService(requested: .failure(.offline), confirmed: .failure(refused)))
        await store.send(.confirmTapped) { $0.isBusy = true }
        await store.receive(.changed(.failure(refused))) { ($0.isBusy, $0.fields) = (false, ["code": "Wrong"]) }
        await store.send(.codeChanged("1")) { ($0.code, $0.fields) = ("1", [:]) }
        await store.send(.codeTapped(waiting: "+19495550100")) { $0.isBusy = true }
        await store.receive(.changed(.failure(.offline))) { ($0.isBusy, $0.message) = (false, APIError.offline.message) }
        await store.finish()
    }

    @Test func `another number is asked for in place of the code`() async {
        let store = store(FakeNotificationsService(), TextsFeature.State(code: "12"))
        await store.send(.otherNumberTapped) { ($0.code, $0.isChanging) = ("", true) }
        await store.finish()
    }

    @Test(arguments: [false, true])
    func `a phone is removed, or stays where the server doesn't hear of it`(isOffline: Bool) async {
        let store = store(FakeNotificationsService(removed: isOffline ? .failure(.offline) : .success(.sample)))
        await store.send(.removeTapped) { $0.isBusy = true }
        await store.receive(.changed(isOffline ? .failure(.offline) : .success(.sample))) {
            ($0.isBusy, $0.message) = (false, isOffline ? APIError.offline.message : nil)
        }
        await store.finish()
    }

    @Test func `a number that wasn't sent outlives the server, a code doesn't`() async {
        var state = TextsFeature.State(number: "949", code: "123", isChanging: true)
        #expect(state.draft == TextsDraft(number: "949", isChanging: true))
        let store = store()
        await store.send(.draftRestored(TextsDraft(number: "949", isChanging: true))) { ($0.number, $0.isChanging) = ("949", true) }
        await store.finish()
        state.number = ""
        #expect(state.draft == nil)
    }

    @Test func `new choices of the phone are shown at once, unless others are being saved`() async {
        let feature = NotificationsFeature(
            service: FakeNotificationsService(), following: Following(realtime: FakeRealtime(), clock: TestClock()), clock: TestClock())
        var preferences = NotificationPreferences.sample
        preferences.phone = .sample
        let store = TestStore(feature)
        await store.send(.texts(.changed(.success(preferences)))) { $0.preferences.preferences = .loaded(preferences) }
        await store.finish()
        var saving = PreferencesFeature.State(preferences: .loaded(.sample), saving: ["a"])
        saving.take(preferences)
        #expect(saving.preferences == .loaded(.sample))
    }

    @Test(arguments: [
        (nil, "notifications.texts.send", Strings.textsHint), (TextNumberState.waiting, "notifications.texts.confirm", Strings.textsSent("+19495550100")),
        (.on, "notifications.texts.off", Strings.textsOn("+19495550100")),
        (.unsubscribed, "notifications.texts.send", Strings.textsUnsubscribed("+19495550100")),
        (.unreachable, "notifications.texts.send", Strings.textsUnreachable("+19495550100")),
    ])
    func `each state says what it is and what to do`(state: TextNumberState?, identifier: String, text: String) {
        let phone = state.map { TextNumber(number: "+19495550100", state: $0) }
        func html(_ isChanging: Bool) -> String {
            let view = TextsSection(store: ScopedStore(state: TextsFeature.State(isChanging: isChanging)), phone: phone)
            return String(decoding: Renderer.render(view).html, as: UTF8.self).replacing("&#39;", with: "'")
        }
        #expect(html(false).contains(identifier) && html(false).contains(text))
        #expect(html(true).contains("notifications.texts.number") == (state != .on))
    }
}
