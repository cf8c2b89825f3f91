import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct VerificationReducerTests {
    @Test func `the mail that confirms the address is sent again`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.verification(.resendTapped)) { $0.verification = .sending }
        await store.send(.verification(.resendTapped))
        await store.receive(.verification(.finished(nil))) { $0.verification = .sent }
        await store.finish()
    }

    @Test func `a lost address leads to the page that changes it`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.verification(.changeTapped))
        await store.receive(event: .open(AuthLink.email.place))
        await store.finish()
    }

    @Test func `mail that isn't sent again says why`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: .offline)), initial: .signedIn())
        await store.send(.verification(.resendTapped)) { $0.verification = .sending }
        await store.receive(.verification(.finished(.offline))) { $0.verification = .failed(APIError.offline.message) }
        await store.finish()
    }
}
