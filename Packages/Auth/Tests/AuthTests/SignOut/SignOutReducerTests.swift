import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct SignOutReducerTests {
    @Test func `signing out ends the session once and forgets whose it was`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.signOut(.tapped)) { $0.signOut.isAsking = true }
        await store.send(.signOut(.dismissed)) { $0.signOut.isAsking = false }
        await store.send(.signOut(.tapped)) { $0.signOut.isAsking = true }
        await store.send(.signOut(.confirmed)) {
            $0.signOut.isAsking = false
            $0.signOut.isBusy = true
        }
        await store.send(.signOut(.confirmed))
        await store.send(.session(.changed(false)))
        await store.receive(.signOut(.finished))
        await store.receive(event: .signedOut) { $0 = AuthState(session: .signedOut) }
        await store.finish()
    }
}
