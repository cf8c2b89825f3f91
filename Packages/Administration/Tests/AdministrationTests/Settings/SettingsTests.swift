import AdministrationAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import Administration

struct SettingsTests {
    @Test func `settings are loaded, or say why they aren't`() async {
        for (result, groups) in [
            (Result<[SettingGroupStatus], APIError>.success([.sample]), ViewState<[SettingGroupStatus]>.loaded([.sample])),
            (.failure(.offline), .failed(APIError.offline.message)),
        ] {
            let service = FakeAdministrationService(settingsResult: result)
            let store = TestStore(screen: SettingsFeature(service: service), initial: SettingsFeature.State())
            await store.send(.appeared) { $0.groups = .loading }
            await store.receive(.loaded(result)) { $0.groups = groups }
            await store.finish()
        }
    }

    @Test func `a text finds settings by name and by meaning`() async {
        let store = TestStore(
            screen: SettingsFeature(service: FakeAdministrationService()), initial: SettingsFeature.State(groups: .loaded([.sample])))
        await store.send(.searchChanged("password")) { $0.search = "password" }
        #expect(store.state.found == [SettingGroupStatus(name: "Courier", settings: [.secret])])
        await store.send(.searchChanged("nothing")) { $0.search = "nothing" }
        #expect(store.state.found.isEmpty)
        await store.finish()
    }

    @Test func `the page shows values and their source, and of secrets only that they are set`() {
        let page = html(SettingsView(store: ScopedStore(state: SettingsFeature.State(groups: .loaded([.sample])))) {})
        for text in ["SMTP_HOST", "mail.example.org", "/etc/tumble/Prod.xcconfig:12", Strings.secretValue] { #expect(page.contains(text), "\(text)") }
    }
}
