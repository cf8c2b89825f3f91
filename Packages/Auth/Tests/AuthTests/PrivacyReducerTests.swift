import AuthAPI
import Core
import CoreTesting
import Testing

@testable import Auth

struct PrivacyReducerTests {
    @Test func `the page asks what was chosen, and nobody's choice isn't asked for`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.privacy(.appeared)) { $0.privacy.consent = .loading }
        await store.receive(.privacy(.loaded(.success(false)))) { $0.privacy.consent = .loaded(false) }
        await store.finish()
        let nobody = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await nobody.send(.privacy(.appeared))
        await nobody.finish()
    }

    @Test func `a choice that can't be loaded says why, and nothing is chosen before it is known`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: .offline)), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.privacy(.consentToggled(true)))
        await store.send(.privacy(.appeared)) { $0.privacy.consent = .loading }
        await store.receive(.privacy(.loaded(.failure(.offline)))) { $0.privacy.consent = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test(arguments: [true, false]) func `a choice applies at once`(isGiven: Bool) async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: state(consent: !isGiven))
        await store.send(.privacy(.consentToggled(isGiven))) { $0.privacy.pending = isGiven }
        await store.send(.privacy(.consentToggled(!isGiven)))
        await store.receive(.privacy(.consentSaved(.success(isGiven)))) {
            $0.privacy.pending = nil
            $0.privacy.consent = .loaded(isGiven)
        }
        await store.finish()
    }

    @Test func `a choice that can't be kept stays as it was, with the reason`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: .offline)), initial: state(consent: false))
        await store.send(.privacy(.consentToggled(true))) { $0.privacy.pending = true }
        await store.receive(.privacy(.consentSaved(.failure(.offline)))) {
            $0.privacy.pending = nil
            $0.privacy.message = APIError.offline.message
        }
        await store.send(.opened([])) {
            $0.path = []
            $0.privacy.message = nil
        }
        await store.finish()
    }

    @Test func `flags are shown to administrators, on their page alone`() async {
        let administrator = User(
            id: 1, name: "Ada", email: "a@b.cd", phone: nil, roles: [.admin], language: "en", createdAt: User.sample.createdAt)
        let flags = FlagCard_Previews.entries
        let store = TestStore(AuthFeature(auth: FakeAuthService(), flags: flags), initial: AuthState(session: .signedIn(administrator)))
        await store.send(.rowTapped(.flags)) {
            $0.path = [.flags]
            $0.flags = flags
        }
        await store.send(.backTapped) {
            $0.path = []
            $0.flags = []
        }
        await store.finish()
        let customer = TestStore(AuthFeature(auth: FakeAuthService(), flags: flags), initial: AuthState(session: .signedIn(.sample)))
        await customer.send(.opened([.flags])) { $0.path = [.flags] }
        await customer.finish()
    }

    private func state(consent: Bool) -> AuthState {
        var state = AuthState(session: .signedIn(.sample))
        state.path = [.privacy]
        state.privacy.consent = .loaded(consent)
        return state
    }
}
