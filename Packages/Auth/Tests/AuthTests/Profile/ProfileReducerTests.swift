import AuthAPI
import Core
import CoreTesting
import Testing

@testable import Auth

struct ProfileReducerTests {
    @Test func `a new name is saved, the app hears of it, and its page is left`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        var changed = Profile.sample
        changed.user.name = "Casey C."
        changed.user.phone = nil
        await store.send(.account(.rowTapped(.profile))) { $0.account.path = [.profile] }
        await store.send(.profile(.nameChanged("Casey C."))) { $0.profile.name = "Casey C." }
        await store.send(.profile(.phoneChanged(""))) { $0.profile.phone = "" }
        await store.send(.profile(.saveTapped)) { $0.profile.isBusy = true }
        await store.send(.profile(.saveTapped))
        await store.receive(.profile(.saved(.success(changed)))) { [changed] in
            $0.keep(changed)
            $0.account.path = []
            $0.profile = ProfileFeature.State(changed.user)
        }
        await store.receive(event: .signedIn(changed.person))
        await store.receive(event: .notice("Profile saved."))
        await store.finish()
    }

    @Test func `a refused change marks the field and keeps what was typed`() async {
        let refused = APIError.invalid(["phone": "Enter a valid phone number."])
        var state = AuthState.signedIn(path: [.profile])
        state.profile.phone = "call me"
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(refused))), initial: state)
        await store.send(.profile(.saveTapped)) { $0.profile.isBusy = true }
        await store.receive(.profile(.saved(.failure(refused)))) {
            $0.profile.isBusy = false
            $0.profile.fields = ["phone": "Enter a valid phone number."]
        }
        await store.send(.profile(.phoneChanged("+1"))) {
            $0.profile.phone = "+1"
            $0.profile.fields = [:]
        }
        await store.finish()
    }

    @Test func `an empty name isn't sent, and the page can be left`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.account(.opened([.profile]))) { $0.account.path = [.profile] }
        await store.send(.profile(.nameChanged(" "))) { $0.profile.name = " " }
        await store.send(.profile(.saveTapped)) { $0.profile.fields = ["name": "Please tell us your name."] }
        await store.send(.account(.backTapped)) {
            $0.account.path = []
            $0.profile = ProfileFeature.State(.sample)
        }
        await store.finish()
    }

    @Test func `what a person without a name types stays while the profile arrives`() async {
        let user = User(id: 7, name: "", email: "ana@example.com", phone: nil, roles: [.customer], createdAt: User.sample.createdAt)
        let nameless = Profile(user: user)
        let store = TestStore(
            AuthFeature(auth: FakeAuthService(user: .success(user), profile: .success(nameless))), initial: AuthState(session: .restoring))
        await store.send(.session(.restored(.success(user)))) { $0.enter(user) }
        await store.receive(event: .signedIn(user.person))
        await store.send(.profile(.nameChanged("An"))) { $0.profile.name = "An" }
        await store.receive(.account(.profileLoaded(.success(nameless)))) { $0.account.profile = .loaded(nameless) }
        await store.finish()
    }

    @Test func `what had been typed comes back`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn(path: [.profile]))
        await store.send(.profile(.draftRestored(ProfileDraft(name: "Cas", phone: "9")))) { ($0.profile.name, $0.profile.phone) = ("Cas", "9") }
        await store.finish()
    }
}
