import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct FormReducerTests {
    @Test func `signing in`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.emailChanged("ana@example.com")) { $0.form.email = "ana@example.com" }
        await store.send(.passwordChanged("secret words")) { $0.form.password = "secret words" }
        await store.send(.submitTapped) { $0.form.isBusy = true }
        await store.send(.submitTapped)
        await store.receive(.submitted(.success(.sample))) {
            $0.form = CredentialsForm()
            $0.session = .signedIn(.sample)
            $0.profile = .loading
        }
        await store.receive(event: .signedIn(User.sample.person))
        await store.receive(.profileLoaded(.success(.sample))) { $0.profile = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a refused sign-in says why and keeps what was typed`() async {
        let refused = APIError.unauthorized("Your email or password is incorrect.", code: "invalid_credentials")
        let form = CredentialsForm(email: "ana@example.com", password: "wrong words")
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(refused))), initial: AuthState(session: .signedOut, form: form))
        await store.send(.submitTapped) { $0.form.isBusy = true }
        await store.receive(.submitted(.failure(refused))) {
            $0.form.isBusy = false
            $0.form.message = "Your email or password is incorrect."
        }
        await store.finish()
    }

    @Test func `registering asks for the name too`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.registerLinkTapped) { $0.form.purpose = .register }
        await store.send(.emailChanged("ana@example.com")) { $0.form.email = "ana@example.com" }
        await store.send(.passwordChanged("secret words")) { $0.form.password = "secret words" }
        await store.send(.submitTapped) { $0.form.fields = ["name": "Please tell us your name."] }
        await store.send(.nameChanged("Ana")) {
            $0.form.name = "Ana"
            $0.form.fields = [:]
        }
        await store.send(.submitTapped) { $0.form.isBusy = true }
        await store.receive(.submitted(.success(.sample))) {
            $0.form = CredentialsForm()
            $0.session = .signedIn(.sample)
            $0.profile = .loading
        }
        await store.receive(event: .signedIn(User.sample.person))
        await store.receive(.profileLoaded(.success(.sample))) { $0.profile = .loaded(.sample) }
        await store.finish()
    }

    @Test func `fields that the server refuses are marked`() async {
        let refused = APIError.invalid(["password": "Choose another."])
        let form = CredentialsForm(purpose: .register, name: "Ana", email: "ana@example.com", password: "password123")
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(refused))), initial: AuthState(session: .signedOut, form: form))
        await store.send(.submitTapped) { $0.form.isBusy = true }
        await store.receive(.submitted(.failure(refused))) {
            $0.form.isBusy = false
            $0.form.fields = ["password": "Choose another."]
        }
        await store.send(.passwordChanged("password1234")) {
            $0.form.password = "password1234"
            $0.form.fields = [:]
        }
        await store.finish()
    }

    @Test func `nothing is sent while something is missing`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.submitTapped) {
            $0.form.fields = ["email": "Please enter your email.", "password": "Please enter your password."]
        }
        await store.send(.emailChanged("ana@example.com")) {
            $0.form.email = "ana@example.com"
            $0.form.fields["email"] = nil
        }
        await store.finish()
    }

    @Test func `a short password is refused before it is sent, when registering only`() async {
        let form = CredentialsForm(purpose: .register, name: "Ana", email: "ana@example.com", password: "short")
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(.offline))), initial: AuthState(session: .signedOut, form: form))
        await store.send(.submitTapped) { $0.form.fields = ["password": "Use at least 8 characters."] }
        await store.send(.signInLinkTapped) {
            $0.form.purpose = .signIn
            $0.form.fields = [:]
        }
        await store.send(.submitTapped) { $0.form.isBusy = true }
        await store.receive(.submitted(.failure(.offline))) {
            $0.form.isBusy = false
            $0.form.message = APIError.offline.message
        }
        await store.finish()
    }
}
