import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct DeletionReducerTests {
    private static let free = AccountDeletion(dueAt: nil, graceDays: 14)

    private func store(failure: APIError? = nil) -> TestStore<AuthState, AuthAction> {
        var state = AuthState.signedIn(path: [.privacy, .deletion])
        state.deletion.deletion = .loaded(Self.free)
        return TestStore(AuthFeature(auth: FakeAuthService(failure: failure)), initial: state)
    }

    @Test func `the page asks what speaks against it`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.deletion(.appeared)) { $0.deletion.deletion = .loading }
        await store.receive(.deletion(.loaded(.success(Self.free)))) { $0.deletion.deletion = .loaded(Self.free) }
        await store.finish()
        let offline = TestStore(AuthFeature(auth: FakeAuthService(failure: .offline)), initial: .signedIn())
        await offline.send(.deletion(.appeared)) { $0.deletion.deletion = .loading }
        await offline.receive(.deletion(.loaded(.failure(.offline)))) { $0.deletion.deletion = .failed(APIError.offline.message) }
        await offline.finish()
    }

    @Test func `the account is given up once, after a question, and the form for signing in says until when it can be kept`() async {
        let store = store()
        await store.send(.deletion(.deleteTapped)) { $0.deletion.isAsking = true }
        await store.send(.deletion(.dismissed)) { $0.deletion.isAsking = false }
        await store.send(.deletion(.deleteTapped)) { $0.deletion.isAsking = true }
        await store.send(.deletion(.confirmed)) {
            $0.deletion.isAsking = false
            $0.deletion.isChanging = true
        }
        await store.send(.deletion(.confirmed))
        // The end of the session is no surprise.
        await store.send(.session(.changed(false)))
        await store.receive(.deletion(.asked(.success(.sample)))) { $0.deletion.asked = AccountDeletion.sample.dueAt }
        await store.receive(event: .signedOut) {
            $0 = AuthState(session: .signedOut)
            $0.signIn.deletionAt = AccountDeletion.sample.dueAt
        }
        await store.finish()
    }

    @Test func `what speaks against it is said, and a question that was closed is no failure`() async {
        let refused = APIError.conflict("An order of yours is under way.", code: "deletion_refused")
        for (failure, message) in [(refused, refused.message), (.proofRequired, nil)] {
            let store = store(failure: failure)
            await store.send(.deletion(.confirmed)) { $0.deletion.isChanging = true }
            await store.receive(.deletion(.asked(.failure(failure)))) {
                $0.deletion.isChanging = false
                $0.deletion.message = message
            }
            await store.finish()
        }
    }

    @Test func `an account that is kept is shown again, and one that can't be says why`() async {
        let store = store()
        await store.send(.deletion(.keepTapped)) { $0.deletion.isChanging = true }
        await store.send(.deletion(.keepTapped))
        await store.receive(.deletion(.kept(.success(true)))) { $0.deletion = DeletionFeature.State() }
        await store.receive(event: .notice("Your account stays."))
        await store.receive(.session(.restored(.success(.sample))))
        await store.receive(event: .signedIn(User.sample.person))
        await store.receive(.account(.profileLoaded(.success(.sample))))
        await store.finish()
        let offline = self.store(failure: .offline)
        await offline.send(.deletion(.keepTapped)) { $0.deletion.isChanging = true }
        await offline.receive(.deletion(.kept(.failure(.offline)))) {
            $0.deletion.isChanging = false
            $0.deletion.message = APIError.offline.message
        }
        await offline.finish()
    }
}
