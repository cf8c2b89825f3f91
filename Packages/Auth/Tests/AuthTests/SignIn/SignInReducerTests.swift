import AuthAPI
import Core
import CoreTesting
import Testing

@testable import Auth

struct SignInReducerTests {
    @Test func `signing in`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.signIn(.emailChanged("ana@example.com"))) { $0.signIn.email = "ana@example.com" }
        await store.send(.signIn(.passwordChanged("secret words"))) { $0.signIn.password = "secret words" }
        await store.send(.signIn(.submitTapped)) { $0.signIn.isBusy = true }
        await store.send(.signIn(.submitTapped))
        await store.receive(.signIn(.finished(.success(.sample)))) {
            $0.signIn = SignInFeature.State()
            $0.enter(.sample)
        }
        await store.receive(event: .signedIn(User.sample.person))
        await store.receive(.account(.profileLoaded(.success(.sample)))) { $0.account.profile = .loaded(.sample) }
        await store.finish()
    }

    @Test func `signing in with a passkey`() async throws {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.signIn(.passkey(.tapped))) { $0.signIn.passkey.isBusy = true }
        let options = try PasskeysReducerTests.json(PasskeyRequestOptions.sample)
        await store.receive(.signIn(.passkey(.optionsLoaded(.success(options))))) { $0.signIn.passkey.options = options }
        await store.send(.signIn(.passkey(.reported(PasskeyReport(.answered, answer: .sample))))) { $0.signIn.passkey.options = nil }
        await store.receive(.signIn(.passkey(.finished(.success(.sample))))) {
            $0.signIn = SignInFeature.State()
            $0.enter(.sample)
        }
        await store.receive(event: .signedIn(User.sample.person))
        await store.receive(.account(.profileLoaded(.success(.sample)))) { $0.account.profile = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a passkey that is refused says so beside its button`() async throws {
        let refused = APIError.unauthorized("We couldn't sign you in with that passkey.", code: "invalid_passkey")
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(refused))), initial: AuthState(session: .signedOut))
        await store.send(.signIn(.passkey(.tapped))) { $0.signIn.passkey.isBusy = true }
        let options = try PasskeysReducerTests.json(PasskeyRequestOptions.sample)
        await store.receive(.signIn(.passkey(.optionsLoaded(.success(options))))) { $0.signIn.passkey.options = options }
        await store.send(.signIn(.passkey(.reported(PasskeyReport(.answered, answer: .sample))))) { $0.signIn.passkey.options = nil }
        await store.receive(.signIn(.passkey(.finished(.failure(refused))))) {
            $0.signIn.passkey.isBusy = false
            $0.signIn.passkey.message = refused.message
        }
        await store.finish()
    }

    @Test func `a refused sign-in says why and keeps what was typed`() async {
        let refused = APIError.unauthorized("Your email or password is incorrect.", code: "invalid_credentials")
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(refused))), initial: typed("ana@example.com", "wrong words"))
        await store.send(.signIn(.submitTapped)) { $0.signIn.isBusy = true }
        await store.receive(.signIn(.finished(.failure(refused)))) {
            $0.signIn.isBusy = false
            $0.signIn.message = "Your email or password is incorrect."
        }
        await store.finish()
    }

    @Test func `an account with a second factor is asked for a code, again if it was wrong`() async {
        let needed = APIError.unauthorized("Enter the code.", code: "second_factor_required")
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(needed))), initial: typed("ana@example.com", "secret words"))
        await store.send(.signIn(.submitTapped)) { $0.signIn.isBusy = true }
        await store.receive(.signIn(.finished(.failure(needed)))) {
            $0.signIn.isBusy = false
            $0.signIn.asksForCode = true
        }
        await store.send(.signIn(.submitTapped)) { $0.signIn.fields = ["code": "Please enter the code."] }
        await store.send(.signIn(.codeChanged("000000"))) {
            $0.signIn.code = "000000"
            $0.signIn.fields = [:]
        }
        await store.send(.signIn(.submitTapped)) { $0.signIn.isBusy = true }
        await store.receive(.signIn(.finished(.failure(needed)))) {
            $0.signIn.isBusy = false
            $0.signIn.fields = ["code": "Enter the code."]
        }
        await store.send(.signIn(.backTapped)) {
            $0.signIn = SignInFeature.State()
            $0.signIn.email = "ana@example.com"
        }
        await store.finish()
    }

    @Test func `nothing is sent while something is missing`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.signIn(.submitTapped)) {
            $0.signIn.fields = ["email": "Please enter your email.", "password": "Please enter your password."]
        }
        await store.send(.signIn(.emailChanged("ana@example.com"))) {
            $0.signIn.email = "ana@example.com"
            $0.signIn.fields["email"] = nil
        }
        await store.finish()
    }

    @Test func `what was typed goes along to the form for a new account`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: typed("ana@example.com", "secret words"))
        await store.send(.signIn(.registerTapped)) {
            $0.entrance = .register
            $0.register.email = "ana@example.com"
            $0.register.password = "secret words"
        }
        await store.finish()
    }

    @Test func `a forgotten password opens its page with the address that was typed`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: typed("ana@example.com", ""))
        await store.send(.signIn(.forgotPasswordTapped)) { $0.mailPage = .forgotPassword(ForgotPasswordForm(email: "ana@example.com")) }
        await store.finish()
    }

    private func typed(_ email: String, _ password: String) -> AuthState {
        var state = AuthState(session: .signedOut)
        state.signIn.email = email
        state.signIn.password = password
        return state
    }
}
