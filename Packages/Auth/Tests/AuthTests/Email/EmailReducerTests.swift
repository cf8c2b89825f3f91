import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct EmailReducerTests {
    private let confirmed = AccountEmail(email: "ana@example.com", emailVerified: true)

    @Test func `the address is loaded when the page appears, and again after a failure`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(email: .success(confirmed))), initial: page(.failed("No connection.")))
        await store.send(.email(.appeared)) { $0.email.address = .loading }
        await store.receive(.email(.loaded(.success(confirmed)))) { [confirmed] in $0.email.address = .loaded(confirmed) }
        await store.finish()
    }

    @Test func `a change is asked for once, and then waits for its confirmation without the password`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(email: .success(confirmed))), initial: page(.loaded(confirmed)))
        await store.send(.email(.emailChanged("new@example.com"))) { $0.email.email = "new@example.com" }
        await store.send(.email(.passwordChanged("the words"))) { $0.email.password = "the words" }
        await store.send(.email(.changeTapped)) { $0.email.work = .changing }
        await store.send(.email(.changeTapped))
        await store.send(.email(.cancelTapped))
        let requestedAt = AccountEmail.Pending.sample.requestedAt
        let waiting = AccountEmail(email: "ana@example.com", emailVerified: true, pending: .init(email: "new@example.com", requestedAt: requestedAt))
        await store.receive(.email(.changed(.success(waiting)))) { $0.email = EmailFeature.State(address: .loaded(waiting)) }
        await store.finish()
    }

    @Test func `what can't be right isn't sent, and what the server refuses is marked or said`() async {
        let wrong = APIError.invalid(["currentPassword": "That's not your current password."])
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: wrong)), initial: page(.loaded(confirmed)))
        await store.send(.email(.changeTapped)) {
            $0.email.fields = ["email": "Please enter your email.", "currentPassword": "Please enter your password."]
        }
        await store.send(.email(.emailChanged("new@example.com"))) {
            $0.email.email = "new@example.com"
            $0.email.fields["email"] = nil
        }
        await store.send(.email(.passwordChanged("wrong"))) {
            $0.email.password = "wrong"
            $0.email.fields = [:]
        }
        await store.send(.email(.changeTapped)) { $0.email.work = .changing }
        await store.receive(.email(.changed(.failure(wrong)))) {
            $0.email.work = .none
            $0.email.fields = wrong.fields
        }
        await store.send(.email(.changed(.failure(.offline)))) {
            $0.email.fields = [:]
            $0.email.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `the link is mailed again, or it is said why not`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: page(.loaded(.sample)))
        await store.send(.email(.resendTapped)) { $0.email.work = .resending }
        await store.send(.email(.resendTapped))
        await store.receive(.email(.resent(nil))) {
            $0.email.work = .none
            $0.email.isSentAgain = true
        }
        await store.send(.email(.resent(.offline))) {
            $0.email.isSentAgain = false
            $0.email.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `a change is given up`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: page(.loaded(.sample)))
        await store.send(.email(.cancelTapped)) { $0.email.work = .canceling }
        let kept = AccountEmail(email: AccountEmail.sample.email, emailVerified: true)
        await store.receive(.email(.canceled(.success(kept)))) { $0.email = EmailFeature.State(address: .loaded(kept)) }
        await store.finish()
    }

    @Test func `what was typed is forgotten when the page is left`() async {
        var state = page(.loaded(.sample))
        (state.email.email, state.email.password) = ("new@example.com", "the words")
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: state)
        await store.send(.account(.backTapped)) {
            $0.account.path = []
            $0.email = EmailFeature.State()
        }
        await store.finish()
    }

    private func page(_ address: ViewState<AccountEmail>) -> AuthState {
        var state = AuthState.signedIn(path: [.email])
        state.email.address = address
        return state
    }
}
