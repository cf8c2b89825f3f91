import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct PrivacyReducerTests {
    @Test func `the page asks what was chosen`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.privacy(.appeared)) { $0.privacy = PrivacyFeature.State(consent: .loading, overview: .loading) }
        await store.receive(unordered: .privacy(.loaded(.success(false)))) { $0.privacy.consent = .loaded(false) }
        await store.receive(unordered: .privacy(.overviewLoaded(.success(.sample)))) { $0.privacy.overview = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a choice that can't be loaded says why, and nothing is chosen before it is known`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: .offline)), initial: .signedIn())
        await store.send(.privacy(.consentToggled(true)))
        await store.send(.privacy(.appeared)) { $0.privacy = PrivacyFeature.State(consent: .loading, overview: .loading) }
        await store.receive(unordered: .privacy(.loaded(.failure(.offline)))) { $0.privacy.consent = .failed(APIError.offline.message) }
        await store.receive(unordered: .privacy(.overviewLoaded(.failure(.offline)))) { $0.privacy.overview = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test(arguments: [true, false]) func `a choice applies once the server has it`(isGiven: Bool) async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: state(consent: !isGiven))
        await store.send(.privacy(.consentToggled(isGiven))) { $0.privacy.pending = isGiven }
        await store.send(.privacy(.consentToggled(!isGiven)))
        await store.receive(.privacy(.consentSaved(.success(isGiven)))) {
            $0.privacy.pending = nil
            $0.privacy.consent = .loaded(isGiven)
            $0.privacy.overview = .loading
        }
        await store.receive(.privacy(.overviewLoaded(.success(.sample)))) { $0.privacy.overview = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a choice that can't be saved stays as it was, with the reason until the page is left`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: .offline)), initial: state(consent: false))
        await store.send(.privacy(.consentToggled(true))) { $0.privacy.pending = true }
        await store.receive(.privacy(.consentSaved(.failure(.offline)))) {
            $0.privacy.pending = nil
            $0.privacy.message = APIError.offline.message
        }
        await store.send(.account(.opened([]))) {
            $0.account.path = []
            $0.privacy.message = nil
        }
        await store.finish()
    }

    private func state(consent: Bool) -> AuthState {
        var state = AuthState.signedIn(path: [.privacy])
        state.privacy.consent = .loaded(consent)
        return state
    }
}
