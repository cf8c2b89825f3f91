import AuthAPI
import Core
import CoreTesting
import Testing

@testable import Auth

struct RegisterReducerTests {
    @Test func `registering asks for the name too`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.signIn(.registerTapped)) { $0.entrance = .register }
        await store.send(.register(.emailChanged("ana@example.com"))) { $0.register.email = "ana@example.com" }
        await store.send(.register(.passwordChanged("secret words"))) { $0.register.password = "secret words" }
        await store.send(.register(.submitTapped)) { $0.register.fields = ["name": "Please tell us your name."] }
        await store.send(.register(.nameChanged("Ana"))) {
            $0.register.name = "Ana"
            $0.register.fields = [:]
        }
        await store.send(.register(.submitTapped)) { $0.register.isBusy = true }
        await store.send(.register(.submitTapped))
        await store.receive(.register(.finished(.success(.sample)))) {
            $0.register = RegisterFeature.State()
            $0.entrance = .signIn
            $0.enter(.sample)
        }
        await store.receive(event: .signedIn(User.sample.person))
        await store.receive(.account(.profileLoaded(.success(.sample)))) { $0.account.profile = .loaded(.sample) }
        await store.finish()
    }

    @Test func `fields that the server refuses are marked`() async {
        let refused = APIError.invalid(["password": "Choose another."])
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(refused))), initial: typed("password123"))
        await store.send(.register(.submitTapped)) { $0.register.isBusy = true }
        await store.receive(.register(.finished(.failure(refused)))) {
            $0.register.isBusy = false
            $0.register.fields = ["password": "Choose another."]
        }
        await store.send(.register(.passwordChanged("password1234"))) {
            $0.register.password = "password1234"
            $0.register.fields = [:]
        }
        await store.finish()
    }

    @Test func `a short password is refused before it is sent, when registering only`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(.offline))), initial: typed("short"))
        await store.send(.register(.submitTapped)) { $0.register.fields = ["password": "Use at least 8 characters."] }
        await store.send(.register(.signInTapped)) {
            $0.entrance = .signIn
            $0.signIn.email = "ana@example.com"
            $0.signIn.password = "short"
        }
        await store.send(.signIn(.submitTapped)) { $0.signIn.isBusy = true }
        await store.receive(.signIn(.finished(.failure(.offline)))) {
            $0.signIn.isBusy = false
            $0.signIn.message = APIError.offline.message
        }
        await store.finish()
    }

    private func typed(_ password: String) -> AuthState {
        var state = AuthState(session: .signedOut)
        state.entrance = .register
        state.register.name = "Ana"
        state.register.email = "ana@example.com"
        state.register.password = password
        return state
    }

    @Test func `what had been typed comes back`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.entranceRestored(EntranceDraft(isRegistering: true, name: "Cas", email: "cas@"))) {
            $0.entrance = .register
            ($0.register.name, $0.register.email) = ("Cas", "cas@")
        }
        await store.finish()
    }
}
