import AdministrationAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import Administration

struct KeysTests {
    private let form = KeyForm(name: "Dashboard", scopes: ["orders:read"])

    private func store(
        _ service: FakeKeyService = FakeKeyService(), change: (inout KeysFeature.State) -> Void = { $0.keys = .loaded([.sample]) }
    ) -> TestStore<KeysFeature.State, KeysFeature.Action> {
        var state = KeysFeature.State()
        change(&state)
        return TestStore(screen: KeysFeature(service: service), initial: state)
    }

    @Test func `keys and scopes are loaded, or say why they aren't`() async {
        let loaded = store { _ in }
        await loaded.send(.appeared) { $0.keys = .loading }
        await loaded.receive(unordered: .loaded(.success([.sample]))) { $0.keys = .loaded([.sample]) }
        await loaded.receive(unordered: .scopesLoaded(.success(["orders:read", "orders:write"]))) { $0.scopes = ["orders:read", "orders:write"] }
        await loaded.finish()
        let failed = store(FakeKeyService(keysResult: .failure(.offline), scopesResult: .failure(.offline))) { _ in }
        await failed.send(.appeared) { $0.keys = .loading }
        await failed.receive(unordered: .loaded(.failure(.offline))) { $0.keys = .failed(APIError.offline.message) }
        await failed.receive(unordered: .scopesLoaded(.failure(.offline))) { $0.message = APIError.offline.message }
        await failed.finish()
    }

    @Test func `the form of a key outlives the server`() async {
        let store = store()
        await store.send(.draftRestored(form)) { [form] in $0.form = form }
        await store.finish()
    }

    @Test func `a key is made, shown once, and put away`() async {
        let store = store()
        await store.send(.newTapped) { $0.form = KeyForm() }
        await store.send(.createTapped) { $0.fields = ["name": Strings.keyNameNeeded, "scopes": Strings.keyScopesNeeded] }
        await store.send(.nameChanged("Dashboard")) {
            $0.form?.name = "Dashboard"
            $0.fields = ["scopes": Strings.keyScopesNeeded]
        }
        await store.send(.scopeTapped("orders:read")) {
            $0.form?.scopes = ["orders:read"]
            $0.fields = [:]
        }
        await store.send(.daysChosen(30)) { $0.form?.days = 30 }
        await store.send(.createTapped) { $0.isWorking = true }
        await store.send(.createTapped)
        await store.receive(.created(.success(.created))) { ($0.isWorking, $0.form, $0.created) = (false, nil, .created) }
        await store.receive(.loaded(.success([.sample])))
        await store.send(.createdDismissed) { $0.created = nil }
        await store.finish()
    }

    @Test func `a key that can't be made says why, and the form can be left`() async {
        let store = store(FakeKeyService(createResult: .failure(.offline))) { ($0.keys, $0.form) = (.loaded([]), form) }
        await store.send(.createTapped) { $0.isWorking = true }
        await store.receive(.created(.failure(.offline))) { ($0.isWorking, $0.message) = (false, APIError.offline.message) }
        await store.send(.formDismissed) { ($0.form, $0.message) = (nil, nil) }
        await store.finish()
    }

    @Test func `a key is revoked once that is confirmed, or says why it isn't`() async {
        let revoked = store()
        await revoked.send(.revokeConfirmed)
        await revoked.send(.revokeTapped(3)) { $0.revoking = 3 }
        await revoked.send(.revokeDismissed) { $0.revoking = nil }
        await revoked.send(.revokeTapped(3)) { $0.revoking = 3 }
        await revoked.send(.revokeConfirmed) { $0.isWorking = true }
        await revoked.receive(.revoked(.success(.revoked))) { ($0.revoking, $0.isWorking, $0.keys) = (nil, false, .loaded([.revoked])) }
        await revoked.finish()
        let failed = store(FakeKeyService(revokeResult: .failure(.offline)))
        await failed.send(.revokeTapped(3)) { $0.revoking = 3 }
        await failed.send(.revokeConfirmed) { $0.isWorking = true }
        await failed.receive(.revoked(.failure(.offline))) { ($0.revoking, $0.isWorking, $0.message) = (nil, false, APIError.offline.message) }
        await failed.finish()
    }

    @Test func `the page shows a new key's text once, and asks before it revokes`() {
        func page(_ change: (inout KeysFeature.State) -> Void) -> String {
            var state = KeysFeature.State(keys: .loaded([.sample]), scopes: ["orders:read"])
            change(&state)
            return html(KeysView(store: ScopedStore(state: state)) {})
        }
        #expect(page { _ in }.contains("administration.key.3.revoke") && !page { _ in }.contains("tumble_sample"))
        #expect(page { $0.created = .created }.contains("tumble_sample"))
        #expect(page { $0.revoking = 3 }.contains("administration.key.revoke.confirm"))
        #expect(page { $0.form = form }.contains("administration.scope.orders:read"))
        #expect(!page { $0.keys = .loaded([.revoked]) }.contains("administration.key.3.revoke"))
        #expect(page { $0.keys = .loaded([]) }.contains(Strings.noKeys))
    }
}
