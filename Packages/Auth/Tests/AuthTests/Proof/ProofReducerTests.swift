import AuthAPI
import Core
import CoreTesting
import Foundation
import Testing

@testable import Auth

struct ProofReducerTests {
    @Test func `a question is answered by password`() async {
        let store = store()
        await store.send(.proof(.asked(true))) { $0.proof.isAsked = true }
        await store.receive(.proof(.passkeysLoaded(.success([.sample])))) { $0.proof.hasPasskeys = true }
        await store.send(.proof(.passwordChanged("secret words"))) { $0.proof.password = "secret words" }
        await store.send(.proof(.submitTapped)) { $0.proof.isBusy = true }
        await store.send(.proof(.submitTapped))
        await store.receive(.proof(.finished(nil))) { $0.proof = ProofFeature.State() }
        await store.finish()
    }

    @Test func `a refused code is named at its field, and can be typed again`() async {
        let refused = APIError.invalid(["code": "This code is wrong."], code: "invalid_code")
        let store = store(failure: refused)
        await store.send(.proof(.asked(true))) { $0.proof.isAsked = true }
        await store.receive(.proof(.passkeysLoaded(.failure(refused))))
        await store.send(.proof(.codeChanged("000000"))) { $0.proof.code = "000000" }
        await store.send(.proof(.submitTapped)) { $0.proof.isBusy = true }
        await store.receive(.proof(.finished(refused))) {
            $0.proof.isBusy = false
            $0.proof.fields = ["code": "This code is wrong."]
        }
        await store.send(.proof(.codeChanged("123456"))) {
            $0.proof.code = "123456"
            $0.proof.fields = [:]
        }
        await store.finish()
    }

    @Test func `a question that is closed, or that no call waits for any more, is over`() async {
        let store = store()
        await store.send(.proof(.asked(true))) { $0.proof.isAsked = true }
        await store.receive(.proof(.passkeysLoaded(.success([.sample])))) { $0.proof.hasPasskeys = true }
        await store.send(.proof(.dismissed)) { $0.proof = ProofFeature.State() }
        await store.send(.proof(.asked(true))) { $0.proof.isAsked = true }
        await store.receive(.proof(.passkeysLoaded(.success([.sample])))) { $0.proof.hasPasskeys = true }
        await store.send(.proof(.asked(false))) { $0.proof = ProofFeature.State() }
        await store.finish()
    }

    @Test func `a passkey answers the question`() async throws {
        let store = store()
        await store.send(.proof(.asked(true))) { $0.proof.isAsked = true }
        await store.receive(.proof(.passkeysLoaded(.success([.sample])))) { $0.proof.hasPasskeys = true }
        await store.send(.proof(.passkey(.tapped))) { $0.proof.passkey.isBusy = true }
        let options = String(decoding: try WireJSON.encoder().encode(PasskeyRequestOptions.sample), as: UTF8.self)
        await store.receive(.proof(.passkey(.optionsLoaded(.success(options))))) { $0.proof.passkey.options = options }
        await store.send(.proof(.passkey(.reported(PasskeyReport(.answered, answer: .sample))))) { $0.proof.passkey.options = nil }
        await store.receive(.proof(.passkey(.finished(.success(true))))) { $0.proof = ProofFeature.State() }
        await store.finish()
    }

    @Test func `a screen of its own looks for passkeys when it appears`() async {
        let store = store()
        await store.send(.proof(.appeared))
        await store.receive(.proof(.passkeysLoaded(.success([.sample])))) { $0.proof.hasPasskeys = true }
        await store.finish()
    }

    private func store(failure: APIError? = nil) -> TestStore<AuthState, AuthAction> {
        TestStore(AuthFeature(auth: FakeAuthService(failure: failure)), initial: AuthState(session: .signedIn(.sample)))
    }
}
