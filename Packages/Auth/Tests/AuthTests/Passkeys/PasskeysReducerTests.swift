import AuthAPI
import Core
import CoreTesting
import Testing

@testable import Auth

struct PasskeysReducerTests {
    private let unused = Passkey(id: 4, name: "Firefox on Linux", createdAt: Passkey.sample.createdAt, lastUsedAt: nil)

    private func store(failure: APIError? = nil) -> TestStore<AuthState, AuthAction> {
        var state = AuthState.signedIn()
        state.passkeys.list = .loaded([unused, .sample])
        return TestStore(AuthFeature(auth: FakeAuthService(failure: failure)), initial: state)
    }

    @Test func `the page loads the passkeys`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.passkeys(.appeared)) { $0.passkeys.list = .loading }
        await store.receive(.passkeys(.loaded(.success([.sample])))) { $0.passkeys.list = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `passkeys that can't be loaded say why`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: .offline)), initial: .signedIn())
        await store.send(.passkeys(.appeared)) { $0.passkeys.list = .loading }
        await store.receive(.passkeys(.loaded(.failure(.offline)))) { $0.passkeys.list = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `a passkey is made by the browser and joins the list`() async throws {
        let store = store()
        await store.send(.passkeys(.adding(.reported(PasskeyReport(.available))))) { $0.passkeys.adding.isAvailable = true }
        await store.send(.passkeys(.adding(.tapped))) { $0.passkeys.adding.isBusy = true }
        await store.send(.passkeys(.adding(.tapped)))
        let options = try Self.json(PasskeyCreationOptions.sample)
        await store.receive(.passkeys(.adding(.optionsLoaded(.success(options))))) { $0.passkeys.adding.options = options }
        await store.send(.passkeys(.adding(.reported(PasskeyReport(.answered, answer: .sample))))) { $0.passkeys.adding.options = nil }
        let added = Passkey(id: 9, name: "My phone", createdAt: Passkey.sample.createdAt, lastUsedAt: nil)
        await store.receive(.passkeys(.adding(.finished(.success(added))))) { [unused] in
            $0.passkeys.adding.isBusy = false
            $0.passkeys.list = .loaded([added, unused, .sample])
        }
        await store.receive(event: .notice("Passkey added."))
        await store.finish()
    }

    @Test func `a browser that can't says so`() async {
        let store = store()
        await store.send(.passkeys(.adding(.reported(PasskeyReport(.unavailable))))) { $0.passkeys.adding.isAvailable = false }
        await store.finish()
    }

    @Test(arguments: [
        (PasskeyReport<NewPasskey>.Outcome.canceled, "No passkey was used. You can try again whenever you like."),
        (.known, "This device already has a passkey for your account."), (.failed, "Your browser couldn't use a passkey. Please try again."),
        (.answered, "Your browser couldn't use a passkey. Please try again."),
    ])
    func `what the browser says instead of an answer is said in clear words`(outcome: PasskeyReport<NewPasskey>.Outcome, message: String) async throws {
        let store = store()
        await store.send(.passkeys(.adding(.tapped))) { $0.passkeys.adding.isBusy = true }
        let options = try Self.json(PasskeyCreationOptions.sample)
        await store.receive(.passkeys(.adding(.optionsLoaded(.success(options))))) { $0.passkeys.adding.options = options }
        await store.send(.passkeys(.adding(.reported(PasskeyReport(outcome))))) {
            $0.passkeys.adding.isBusy = false
            $0.passkeys.adding.options = nil
            $0.passkeys.adding.message = message
        }
        await store.finish()
    }

    @Test func `an answer that nobody asked for is ignored`() async {
        let store = store()
        await store.send(.passkeys(.adding(.reported(PasskeyReport(.answered, answer: .sample)))))
        await store.finish()
    }

    @Test func `a server that refuses says why`() async {
        let store = store(failure: .offline)
        await store.send(.passkeys(.adding(.tapped))) { $0.passkeys.adding.isBusy = true }
        await store.receive(.passkeys(.adding(.optionsLoaded(.failure(.offline))))) {
            $0.passkeys.adding.isBusy = false
            $0.passkeys.adding.message = APIError.offline.message
        }
        await store.send(.passkeys(.adding(.finished(.failure(.notFound()))))) { $0.passkeys.adding.message = APIError.notFound().message }
        await store.finish()
    }

    @Test func `a passkey is renamed`() async {
        let store = store()
        await store.send(.passkeys(.renameTapped(unused))) { [unused] in $0.passkeys.renaming = .init(id: unused.id, name: unused.name) }
        await store.send(.passkeys(.nameChanged(" "))) { $0.passkeys.renaming?.name = " " }
        await store.send(.passkeys(.renameSubmitted)) { $0.passkeys.renaming?.message = "Give the passkey a name." }
        await store.send(.passkeys(.nameChanged("Laptop"))) {
            $0.passkeys.renaming?.name = "Laptop"
            $0.passkeys.renaming?.message = nil
        }
        await store.send(.passkeys(.renameSubmitted)) { $0.passkeys.busy = 4 }
        let renamed = Passkey(id: 4, name: "Laptop", createdAt: Passkey.sample.createdAt, lastUsedAt: nil)
        await store.receive(.passkeys(.renamed(.success(renamed)))) {
            $0.passkeys.busy = nil
            $0.passkeys.renaming = nil
            $0.passkeys.list = .loaded([renamed, .sample])
        }
        await store.finish()
    }

    @Test func `a name that isn't accepted stays in its form, which can be closed`() async {
        let store = store(failure: .offline)
        await store.send(.passkeys(.renameTapped(unused))) { [unused] in $0.passkeys.renaming = .init(id: unused.id, name: unused.name) }
        await store.send(.passkeys(.renameSubmitted)) { $0.passkeys.busy = 4 }
        await store.receive(.passkeys(.renamed(.failure(.offline)))) {
            $0.passkeys.busy = nil
            $0.passkeys.renaming?.message = APIError.offline.message
        }
        await store.send(.passkeys(.renameDismissed)) { $0.passkeys.renaming = nil }
        await store.finish()
    }

    @Test(arguments: [nil, APIError.notFound()]) func `a passkey is removed after a question, and leaves the list`(error: APIError?) async {
        let store = store(failure: error)
        await store.send(.passkeys(.removeTapped(4))) { $0.passkeys.asked = 4 }
        await store.send(.passkeys(.removeDismissed)) { $0.passkeys.asked = nil }
        await store.send(.passkeys(.removeConfirmed))
        await store.send(.passkeys(.removeTapped(4))) { $0.passkeys.asked = 4 }
        await store.send(.passkeys(.removeConfirmed)) {
            $0.passkeys.asked = nil
            $0.passkeys.busy = 4
        }
        await store.receive(.passkeys(.removed(4, error))) {
            $0.passkeys.busy = nil
            $0.passkeys.list = .loaded([.sample])
        }
        await store.receive(event: .notice("Passkey removed."))
        await store.finish()
    }

    @Test func `a passkey that can't be removed stays, with the reason`() async {
        let store = store(failure: .offline)
        await store.send(.passkeys(.removeTapped(4))) { $0.passkeys.asked = 4 }
        await store.send(.passkeys(.removeConfirmed)) {
            $0.passkeys.asked = nil
            $0.passkeys.busy = 4
        }
        await store.receive(.passkeys(.removed(4, .offline))) {
            $0.passkeys.busy = nil
            $0.passkeys.message = APIError.offline.message
        }
        await store.finish()
    }

    static func json(_ value: some Encodable) throws -> String { String(decoding: try WireJSON.encoder().encode(value), as: UTF8.self) }
}
