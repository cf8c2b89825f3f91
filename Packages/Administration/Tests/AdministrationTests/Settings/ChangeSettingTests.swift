import AdministrationAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import Administration

struct ChangeSettingTests {
    private let key = SettingStatus.changeable.key

    private func store(
        _ result: Result<SettingStatus, APIError> = .success(.changeable), _ change: (inout SettingsFeature.State) -> Void = { _ in }
    ) -> TestStore<SettingsFeature.State, SettingsFeature.Action> {
        var state = SettingsFeature.State(groups: .loaded([.changeable]))
        change(&state)
        let service = FakeAdministrationService(settingsResult: .success([.changeable]), changeResult: result)
        return TestStore(screen: SettingsFeature(service: service), initial: state)
    }

    @Test func `a setting is changed by its form`() async {
        let store = store()
        await store.send(.changeTapped(key)) { $0.form = SettingForm(key: key, text: "5", version: 2) }
        await store.send(.textChanged("7")) { $0.form?.text = "7" }
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.receive(.saved(.success(.changeable))) { ($0.isWorking, $0.form) = (false, nil) }
        await store.finish()
    }

    @Test func `a text that is refused stays in the form, beside the reason`() async {
        let error = APIError.invalid(["value": "Too many."])
        let store = store(.failure(error)) { $0.form = SettingForm(key: SettingStatus.changeable.key, text: "many", version: 2) }
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.receive(.saved(.failure(error))) { ($0.isWorking, $0.fields) = (false, ["value": "Too many."]) }
        await store.send(.formDismissed) { ($0.form, $0.fields) = (nil, [:]) }
        await store.finish()
    }

    @Test func `somebody else's change is shown, and the next one replaces it`() async {
        let error = APIError.conflict("Somebody else was first.", code: "stale_version")
        let store = store(.failure(error)) { $0.form = SettingForm(key: SettingStatus.changeable.key, text: "7", version: 1) }
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.receive(.saved(.failure(error))) { ($0.isWorking, $0.message) = (false, "Somebody else was first.") }
        await store.receive(.loaded(.success([.changeable]))) { $0.form?.version = 2 }
        await store.finish()
    }

    @Test func `one press leads back to the default`() async {
        let store = store()
        await store.send(.resetTapped(key)) { $0.isWorking = true }
        await store.receive(.saved(.success(.changeable))) { $0.isWorking = false }
        await store.finish()
    }

    @Test func `the link of a setting opens its form, also before the settings are there`() async {
        let store = store { $0.groups = .idle }
        await store.send(.opened(key)) { ($0.opening, $0.search) = (key, key) }
        await store.send(.loaded(.success([.changeable]))) { state in
            (state.groups, state.opening) = (.loaded([.changeable]), nil)
            state.form = SettingForm(key: key, text: "5", version: 2)
        }
        await store.finish()
    }

    @Test func `what the operators set can't be changed, and the page says why`() async {
        let store = store()
        await store.send(.opened("PRODUCT_DISPLAY_NAME")) { $0.search = "PRODUCT_DISPLAY_NAME" }
        await store.send(.opened(nil)) { $0.search = "" }
        await store.finish()
        let page = html(SettingsView(store: ScopedStore(state: SettingsFeature.State(groups: .loaded([.changeable])))) {})
        #expect(page.contains(Strings.settingPinned("environment").replacing("'", with: "&#39;")) && page.contains("administration.setting.OPEN_ORDERS.change"))
        #expect(!page.contains("administration.setting.PRODUCT_DISPLAY_NAME.change"))
    }

    @Test func `the chip leaves only what may change`() async {
        let store = store { $0.groups = .loaded([.sample, .changeable]) }
        await store.send(.changeableTapped) { $0.showsChangeable = true }
        #expect(store.state.found == [.changeable])
        await store.finish()
    }

    @Test func `a draft comes back`() async {
        let store = store()
        let form = SettingForm(key: key, text: "9", version: 2)
        await store.send(.draftRestored(form)) { $0.form = form }
        await store.finish()
    }
}
