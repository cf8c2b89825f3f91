import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct AccountReducerTests {
    @Test func `the account page loads the profile`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.accountAppeared) { $0.profile = .loading }
        await store.receive(.profileLoaded(.success(.sample))) { $0.profile = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a profile that can't be loaded says why`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(.offline))), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.accountAppeared) { $0.profile = .loading }
        await store.receive(.profileLoaded(.failure(.offline))) { $0.profile = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `nobody's profile is not asked for`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.accountAppeared)
        await store.send(.editTapped)
        await store.send(.profileSaveTapped)
        await store.finish()
    }

    @Test func `a new name is saved and told to the app`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: loaded)
        var changed = Profile.sample
        changed.user.name = "Casey C."
        changed.user.phone = nil
        await store.send(.editTapped) { $0.profileForm = ProfileForm(name: "Casey Customer", phone: "+1 949 555 0100") }
        await store.send(.profileNameChanged("Casey C.")) { $0.profileForm?.name = "Casey C." }
        await store.send(.profilePhoneChanged("")) { $0.profileForm?.phone = "" }
        await store.send(.profileSaveTapped) { $0.profileForm?.isBusy = true }
        await store.send(.profileSaveTapped)
        await store.receive(.profileSaved(.success(changed))) { [changed] in
            $0.profile = .loaded(changed)
            $0.session = .signedIn(changed.user)
            $0.profileForm = nil
        }
        await store.receive(event: .signedIn(changed.user.person))
        await store.receive(event: .notice("Profile saved."))
        await store.finish()
    }

    @Test func `a refused change marks the field and keeps what was typed`() async {
        let refused = APIError.invalid(["phone": "This is not a phone number."])
        var state = loaded
        state.profileForm = ProfileForm(name: "Casey", phone: "call me")
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(refused))), initial: state)
        await store.send(.profileSaveTapped) { $0.profileForm?.isBusy = true }
        await store.receive(.profileSaved(.failure(refused))) {
            $0.profileForm?.isBusy = false
            $0.profileForm?.fields = ["phone": "This is not a phone number."]
        }
        await store.send(.profilePhoneChanged("+1")) {
            $0.profileForm?.phone = "+1"
            $0.profileForm?.fields = [:]
        }
        await store.finish()
    }

    @Test func `an empty name isn't sent, and editing can be left`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: loaded)
        await store.send(.editTapped) { $0.profileForm = ProfileForm(name: "Casey Customer", phone: "+1 949 555 0100") }
        await store.send(.profileNameChanged(" ")) { $0.profileForm?.name = " " }
        await store.send(.profileSaveTapped) { $0.profileForm?.fields = ["name": "Please tell us your name."] }
        await store.send(.editCancelTapped) { $0.profileForm = nil }
        await store.finish()
    }

    private var loaded: AuthState { AuthState(session: .signedIn(.sample), profile: .loaded(.sample)) }
}
