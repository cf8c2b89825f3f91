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
        await store.send(.profileSaveTapped)
        await store.send(.languageChosen(.polish))
        await store.send(.appearanceChosen(.dark))
        await store.send(.address(.saveTapped))
        await store.send(.preferences(.saveTapped))
        await store.finish()
    }

    @Test func `a new name is saved, told to the app, and its page left`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: loaded)
        var changed = Profile.sample
        changed.user.name = "Casey C."
        changed.user.phone = nil
        await store.send(.rowTapped(.profile)) {
            $0.path = [.profile]
            $0.profileForm = ProfileForm(name: "Casey Customer", phone: "+1 949 555 0100")
        }
        await store.send(.profileNameChanged("Casey C.")) { $0.profileForm?.name = "Casey C." }
        await store.send(.profilePhoneChanged("")) { $0.profileForm?.phone = "" }
        await store.send(.profileSaveTapped) { $0.profileForm?.isBusy = true }
        await store.send(.profileSaveTapped)
        await store.receive(.profileSaved(.details, .success(changed))) { [changed] in
            $0.profile = .loaded(changed)
            $0.session = .signedIn(changed.user)
            $0.profileForm = nil
            $0.path = []
        }
        await store.receive(event: .signedIn(changed.person))
        await store.receive(event: .notice("Profile saved."))
        await store.finish()
    }

    @Test func `a refused change marks the field and keeps what was typed`() async {
        let refused = APIError.invalid(["phone": "This is not a phone number."])
        var state = loaded
        state.path = [.profile]
        state.profileForm = ProfileForm(name: "Casey", phone: "call me")
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(refused))), initial: state)
        await store.send(.profileSaveTapped) { $0.profileForm?.isBusy = true }
        await store.receive(.profileSaved(.details, .failure(refused))) {
            $0.profileForm?.isBusy = false
            $0.profileForm?.fields = ["phone": "This is not a phone number."]
        }
        await store.send(.profilePhoneChanged("+1")) {
            $0.profileForm?.phone = "+1"
            $0.profileForm?.fields = [:]
        }
        await store.finish()
    }

    @Test func `an empty name isn't sent, and the page can be left`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: loaded)
        await store.send(.opened([.profile])) {
            $0.path = [.profile]
            $0.profileForm = ProfileForm(name: "Casey Customer", phone: "+1 949 555 0100")
        }
        await store.send(.profileNameChanged(" ")) { $0.profileForm?.name = " " }
        await store.send(.profileSaveTapped) { $0.profileForm?.fields = ["name": "Please tell us your name."] }
        await store.send(.backTapped) {
            $0.path = []
            $0.profileForm = nil
        }
        await store.finish()
    }

    @Test func `somebody without a name has the form for it at once, and it stays while the profile arrives`() async {
        let user = User(id: 7, name: "", email: "ana@example.com", phone: nil, roles: [.customer], language: "en", createdAt: User.sample.createdAt)
        let nameless = Profile(user: user)
        let store = TestStore(
            AuthFeature(auth: FakeAuthService(user: .success(user), profile: .success(nameless))), initial: AuthState(session: .restoring))
        await store.send(.restored(.success(user))) {
            $0.session = .signedIn(user)
            $0.profile = .loading
            $0.profileForm = ProfileForm(name: "", phone: "")
        }
        await store.receive(event: .signedIn(user.person))
        await store.send(.profileNameChanged("An")) { $0.profileForm?.name = "An" }
        await store.receive(.profileLoaded(.success(nameless))) { $0.profile = .loaded(nameless) }
        await store.finish()
    }

    @Test func `a language applies once the server has it`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: loaded)
        var changed = Profile.sample
        changed.user.language = "pl"
        await store.send(.languageChosen(.english))
        await store.send(.languageChosen(.polish)) { $0.pendingLanguage = .polish }
        #expect(store.state.language == .polish)
        await store.receive(.profileSaved(.language, .success(changed))) { [changed] in
            $0.pendingLanguage = nil
            $0.profile = .loaded(changed)
            $0.session = .signedIn(changed.user)
        }
        await store.receive(event: .signedIn(changed.person))
        await store.finish()
    }

    @Test func `an appearance applies, and keeps the other preferences`() async {
        var before = loaded
        var profile = Profile.sample
        profile.preferences.laundry.softener = true
        before.profile = .loaded(profile)
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .success(profile))), initial: before)
        await store.send(.appearanceChosen(.dark)) { $0.pendingAppearance = .dark }
        var changed = profile
        changed.preferences.appearance = .dark
        await store.receive(.profileSaved(.appearance, .success(changed))) { [changed] in
            $0.pendingAppearance = nil
            $0.profile = .loaded(changed)
        }
        await store.receive(event: .signedIn(changed.person))
        await store.finish()
    }

    @Test func `a choice that isn't kept says why and goes back`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(.offline))), initial: loaded)
        await store.send(.languageChosen(.polish)) { $0.pendingLanguage = .polish }
        await store.receive(.profileSaved(.language, .failure(.offline))) {
            $0.pendingLanguage = nil
            $0.choiceMessage = APIError.offline.message
        }
        await store.send(.appearanceChosen(.dark)) {
            $0.pendingAppearance = .dark
            $0.choiceMessage = nil
        }
        await store.receive(.profileSaved(.appearance, .failure(.offline))) {
            $0.pendingAppearance = nil
            $0.choiceMessage = APIError.offline.message
        }
        await store.finish()
    }

    private var loaded: AuthState { AuthState(session: .signedIn(.sample), profile: .loaded(.sample)) }
}
