import AuthAPI
import Core
import CoreTesting
import Testing

@testable import Auth

struct PreferencesReducerTests {
    @Test func `preferences are chosen and saved, and their page is left`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.account(.rowTapped(.preferences))) {
            $0.account.path = [.preferences]
            $0.preferences.preferences = Preferences()
        }
        await store.send(.preferences(.detergentChosen(.hypoallergenic))) { $0.preferences.preferences?.laundry.detergent = .hypoallergenic }
        await store.send(.preferences(.temperatureChosen(.warm))) { $0.preferences.preferences?.laundry.temperature = .warm }
        await store.send(.preferences(.foldingChosen(.hung))) { $0.preferences.preferences?.laundry.folding = .hung }
        await store.send(.preferences(.softenerToggled(true))) { $0.preferences.preferences?.laundry.softener = true }
        await store.send(.preferences(.notesChanged("No wool"))) { $0.preferences.preferences?.laundry.notes = "No wool" }
        await store.send(.preferences(.receiptsToggled(false))) { $0.preferences.preferences?.receipts = false }
        await store.send(.preferences(.typingToggled(false))) { $0.preferences.preferences?.typing = false }
        await store.send(.preferences(.saveTapped)) { $0.preferences.isBusy = true }
        await store.send(.preferences(.saveTapped))
        var changed = Profile.sample
        changed.preferences = Preferences(
            laundry: LaundryPreferences(detergent: .hypoallergenic, softener: true, temperature: .warm, folding: .hung, notes: "No wool"), receipts: false,
            typing: false)
        await store.receive(.preferences(.saved(.success(changed)))) { [changed] in
            $0.keep(changed)
            $0.preferences = PreferencesFeature.State()
            $0.account.path = []
        }
        await store.receive(event: .signedIn(changed.person))
        await store.receive(event: .notice("Preferences saved."))
        await store.finish()
    }

    @Test func `an appearance chosen meanwhile is saved along`() async {
        var dark = Profile.sample
        dark.preferences.appearance = .dark
        var state = AuthState.signedIn(dark, path: [.preferences])
        state.preferences.preferences = Preferences()
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(.offline))), initial: state)
        await store.send(.preferences(.saveTapped)) {
            $0.preferences.preferences?.appearance = .dark
            $0.preferences.isBusy = true
        }
        await store.receive(.preferences(.saved(.failure(.offline)))) {
            $0.preferences.isBusy = false
            $0.preferences.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `preferences that are refused say why and stay`() async {
        let refused = APIError.invalid(["preferences.notes": "Too long."])
        var state = AuthState.signedIn(path: [.preferences])
        state.preferences.preferences = Preferences(laundry: LaundryPreferences(softener: true))
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(refused))), initial: state)
        await store.send(.preferences(.saveTapped)) { $0.preferences.isBusy = true }
        await store.receive(.preferences(.saved(.failure(refused)))) {
            $0.preferences.isBusy = false
            $0.preferences.notesMessage = "Too long."
        }
        await store.send(.preferences(.notesChanged(""))) { $0.preferences.notesMessage = nil }
        await store.finish()
    }

    @Test func `what had been chosen comes back`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.preferences(.draftRestored(Preferences(typing: false)))) { $0.preferences.preferences = Preferences(typing: false) }
        await store.finish()
    }
}
