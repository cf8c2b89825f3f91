import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct SecurityReducerTests {
    @Test func `the page loads the factors, and the user anew where they differ`() async {
        let store = store()
        await store.send(.security(.appeared)) { $0.security.factors = .loading }
        await reloaded(store)
    }

    @Test func `factors that are known already bring nothing new`() async {
        let user = User(id: 7, name: "Ana", email: "ana@example.com", phone: nil, roles: [.customer], createdAt: User.sample.createdAt, hasSecondFactor: true)
        let store = store { $0.session = .signedIn(user) }
        await store.send(.security(.appeared)) { $0.security.factors = .loading }
        await store.receive(.security(.loaded(.success(.sample)))) { $0.security.factors = .loaded(.sample) }
        await store.finish()
    }

    @Test func `an app is set up with its code, and the recovery codes stay until they are saved`() async {
        let store = store()
        await store.send(.security(.turnOnTapped)) { $0.security.isChanging = true }
        await store.send(.security(.turnOnTapped))
        await store.receive(.security(.enrolled(.success(.sample)))) {
            $0.security.isChanging = false
            $0.security.enrollment = .sample
        }
        await store.send(.security(.confirmTapped)) { $0.security.fields = ["code": "Please enter the code."] }
        await store.send(.security(.codeChanged("287082"))) {
            $0.security.code = "287082"
            $0.security.fields = [:]
        }
        await store.send(.security(.confirmTapped)) { $0.security.isChanging = true }
        await store.receive(.security(.codesMade(.success(.sample)))) {
            $0.security = SecurityFeature.State()
            $0.security.recoveryCodes = RecoveryCodes.sample.codes
        }
        await store.send(.security(.codesSaved)) {
            $0.security.recoveryCodes = nil
            $0.security.factors = .loading
        }
        await reloaded(store)
    }

    @Test func `a refused code is named at its field`() async {
        let refused = APIError.invalid(["code": "This code is wrong."], code: "invalid_code")
        let store = store(failure: refused) { $0.security.enrollment = .sample }
        await store.send(.security(.codeChanged("000000"))) { $0.security.code = "000000" }
        await store.send(.security(.confirmTapped)) { $0.security.isChanging = true }
        await store.receive(.security(.codesMade(.failure(refused)))) {
            $0.security.isChanging = false
            $0.security.fields = ["code": "This code is wrong."]
        }
        await store.send(.security(.cancelTapped)) { $0.security = SecurityFeature.State() }
        await store.finish()
    }

    @Test func `turning off asks first`() async {
        let store = store()
        await store.send(.security(.turnOffTapped)) { $0.security.asksRemoval = true }
        await store.send(.security(.turnOffDismissed)) { $0.security.asksRemoval = false }
        await store.send(.security(.turnOffTapped)) { $0.security.asksRemoval = true }
        await store.send(.security(.turnOffConfirmed)) {
            $0.security.asksRemoval = false
            $0.security.isChanging = true
        }
        await store.receive(.security(.turnedOff(nil))) {
            $0.security = SecurityFeature.State()
            $0.security.factors = .loading
        }
        await reloaded(store)
    }

    @Test func `new recovery codes are shown, and a question that was closed is no failure`() async {
        let closed = store(failure: .proofRequired)
        await closed.send(.security(.renewTapped)) { $0.security.isChanging = true }
        await closed.receive(.security(.codesMade(.failure(.proofRequired)))) { $0.security.isChanging = false }
        await closed.finish()
        let store = store()
        await store.send(.security(.renewTapped)) { $0.security.isChanging = true }
        await store.receive(.security(.codesMade(.success(.sample)))) {
            $0.security.isChanging = false
            $0.security.recoveryCodes = RecoveryCodes.sample.codes
        }
        await store.finish()
    }

    /// The factors arrive, and then the user who has them.
    private func reloaded(_ store: TestStore<AuthState, AuthAction>) async {
        await store.receive(.security(.loaded(.success(.sample)))) { $0.security.factors = .loaded(.sample) }
        await store.receive(.session(.restored(.success(.sample))))
        await store.receive(event: .signedIn(User.sample.person))
        await store.receive(.account(.profileLoaded(.success(.sample))))
        await store.finish()
    }

    private func store(failure: APIError? = nil, _ change: (inout AuthState) -> Void = { _ in }) -> TestStore<AuthState, AuthAction> {
        var state = AuthState(session: .signedIn(.sample), account: AccountFeature.State(profile: .loaded(.sample)))
        change(&state)
        return TestStore(AuthFeature(auth: FakeAuthService(failure: failure)), initial: state)
    }
}
