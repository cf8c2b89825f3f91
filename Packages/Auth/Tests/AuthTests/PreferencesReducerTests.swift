import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct PreferencesReducerTests {
    @Test func `preferences are chosen and saved, and an appearance chosen meanwhile stays`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: loaded)
        await store.send(.rowTapped(.preferences)) {
            $0.path = [.preferences]
            $0.preferencesForm = PreferencesForm(Preferences())
        }
        await store.send(.preferences(.detergentChosen(.hypoallergenic))) { $0.preferencesForm?.preferences.laundry.detergent = .hypoallergenic }
        await store.send(.preferences(.temperatureChosen(.warm))) { $0.preferencesForm?.preferences.laundry.temperature = .warm }
        await store.send(.preferences(.foldingChosen(.hung))) { $0.preferencesForm?.preferences.laundry.folding = .hung }
        await store.send(.preferences(.softenerToggled(true))) { $0.preferencesForm?.preferences.laundry.softener = true }
        await store.send(.preferences(.notesChanged("No wool"))) { $0.preferencesForm?.preferences.laundry.notes = "No wool" }
        await store.send(.preferences(.receiptsToggled(false))) { $0.preferencesForm?.preferences.receipts = false }
        await store.send(.preferences(.typingToggled(false))) { $0.preferencesForm?.preferences.typing = false }
        await store.send(.preferences(.saveTapped)) { $0.preferencesForm?.isBusy = true }
        await store.send(.preferences(.saveTapped))
        var changed = Profile.sample
        changed.preferences = Preferences(
            laundry: LaundryPreferences(detergent: .hypoallergenic, softener: true, temperature: .warm, folding: .hung, notes: "No wool"), receipts: false,
            typing: false)
        await store.receive(.profileSaved(.preferences, .success(changed))) { [changed] in
            $0.profile = .loaded(changed)
            $0.preferencesForm = nil
            $0.path = []
        }
        await store.receive(event: .signedIn(changed.person))
        await store.receive(event: .notice("Preferences saved."))
        await store.finish()
    }

    @Test func `preferences that are refused say why and stay`() async {
        let refused = APIError.invalid(["preferences.notes": "Too long."])
        var state = loaded
        state.path = [.preferences]
        state.preferencesForm = PreferencesForm(Preferences(laundry: LaundryPreferences(softener: true)))
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(refused))), initial: state)
        await store.send(.preferences(.saveTapped)) { $0.preferencesForm?.isBusy = true }
        await store.receive(.profileSaved(.preferences, .failure(refused))) {
            $0.preferencesForm?.isBusy = false
            $0.preferencesForm?.notesMessage = "Too long."
        }
        await store.send(.preferences(.notesChanged(""))) { $0.preferencesForm?.notesMessage = nil }
        await store.send(.profileSaved(.preferences, .failure(.offline))) { $0.preferencesForm?.message = APIError.offline.message }
        await store.finish()
    }

    private var loaded: AuthState { AuthState(session: .signedIn(.sample), profile: .loaded(.sample)) }
}
