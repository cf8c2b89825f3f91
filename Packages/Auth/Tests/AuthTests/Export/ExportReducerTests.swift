import AuthAPI
import Core
import CoreTesting
import Networking
import Testing

@testable import Auth

struct ExportReducerTests {
    private static let pending = AccountExportState(
        export: AccountExport(id: 4, status: .pending, progress: 0, bytes: nil, createdAt: AccountExport.sample.createdAt, expiresAt: nil), days: 7)

    private func store(_ service: FakeAuthService = FakeAuthService(), following: Following? = nil) -> TestStore<AuthState, AuthAction> {
        TestStore(AuthFeature(auth: service, following: following), initial: .signedIn(path: [.privacy, .export]))
    }

    @Test func `the page asks for the archive, and says why it can't`() async {
        let store = store()
        await store.send(.export(.appeared)) { $0.export.export = .loading }
        await store.receive(.export(.loaded(.success(.sample)))) { $0.export.export = .loaded(.sample) }
        await store.finish()
        let offline = self.store(FakeAuthService(failure: .offline))
        await offline.send(.export(.appeared)) { $0.export.export = .loading }
        await offline.receive(.export(.loaded(.failure(.offline)))) { $0.export.export = .failed(APIError.offline.message) }
        await offline.finish()
    }

    @Test func `an archive is asked for once`() async {
        let store = store()
        await store.send(.export(.requestTapped)) { $0.export.isAsking = true }
        await store.send(.export(.requestTapped))
        await store.receive(.export(.requested(.success(Self.pending)))) {
            $0.export.isAsking = false
            $0.export.export = .loaded(Self.pending)
        }
        await store.finish()
    }

    @Test func `what can't be asked for says why, unless the question who it is was closed`() async {
        let store = store(FakeAuthService(failure: .offline))
        await store.send(.export(.requestTapped)) { $0.export.isAsking = true }
        await store.receive(.export(.requested(.failure(.offline)))) {
            $0.export.isAsking = false
            $0.export.message = APIError.offline.message
        }
        await store.send(.account(.opened([.privacy]))) {
            $0.account.path = [.privacy]
            $0.export.message = nil
        }
        await store.finish()
        let closed = APIError(status: 403, code: .proofRequired, message: "Confirm that it's you.")
        let dismissed = self.store(FakeAuthService(failure: closed))
        await dismissed.send(.export(.requestTapped)) { $0.export.isAsking = true }
        await dismissed.receive(.export(.requested(.failure(closed)))) { $0.export.isAsking = false }
        await dismissed.finish()
    }

    @Test func `the page shows each step for as long as it is open`() async {
        let realtime = FakeRealtime()
        let store = store(following: Following(realtime: realtime, clock: TestClock()))
        let topic = AuthTopics.export(of: User.sample.id)
        await store.send(.export(.appeared)) { $0.export.export = .loading }
        // The page's own load, and the one after the subscription.
        await store.receive(.export(.loaded(.success(.sample)))) { $0.export.export = .loaded(.sample) }
        await store.receive(.export(.loaded(.success(.sample))))
        await realtime.waitForSubscriber(to: topic)
        realtime.send(Change(topic: topic, kind: AuthTopics.exportChanged, id: 3, sequence: 0))
        await store.receive(.export(.loaded(.success(.sample))))
        await store.send(.export(.disappeared))
        await store.finish()
    }
}
