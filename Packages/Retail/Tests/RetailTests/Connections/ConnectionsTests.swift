import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct ConnectionsTests {
    private typealias State = ConnectionsFeature.State
    private typealias Action = ConnectionsFeature.Action

    private static let none = RetailerConnection(retailerID: 2, retailer: "Harbor Foods")

    private func store(
        _ service: FakeConnectionService = FakeConnectionService(), _ state: State = State(connections: .loaded([.sample, none]))
    ) -> TestStore<State, Action> {
        TestStore(screen: ConnectionsFeature(service: service), initial: state)
    }

    @Test func `the page lists the servers, or says why it can't`() async {
        let store = store(FakeConnectionService(), State())
        await store.send(.appeared) { $0.connections = .loading }
        await store.receive(.loaded(.success([.sample]))) { $0.connections = .loaded([.sample]) }
        await store.send(.loaded(.failure(.offline)))
        await store.finish()
    }

    @Test func `a server is set as it was typed, and its secret is forgotten by the page`() async {
        let store = store()
        await store.send(.editTapped(99))
        await store.send(.editTapped(2)) { $0.form = ConnectionForm(Self.none) }
        #expect(store.state.form?.isActive == true)
        await store.send(.edited(.issuer("i"))) { $0.form?.issuer = "i" }
        await store.send(.edited(.clientID("c"))) { $0.form?.clientID = "c" }
        await store.send(.edited(.scopes("s"))) { $0.form?.scopes = "s" }
        await store.send(.edited(.active(false))) { $0.form?.isActive = false }
        await store.send(.secretChanged("geheim")) { $0.secret = "geheim" }
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.send(.saveTapped)
        await store.send(.canceled)
        await store.receive(.saved(.success(.sample))) { ($0.isWorking, $0.form, $0.secret) = (false, nil, "") }
        await store.receive(event: .notice(Strings.connectionSaved("Corner Market")))
        await store.receive(.loaded(.success([.sample]))) { $0.connections = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `the secret is kept, replaced, or removed, and isn't part of the draft`() async {
        let form = ConnectionForm(.sample)
        #expect(form.change(secret: nil).clientSecret == nil && form.change(secret: "").clientSecret == "")
        let store = store()
        await store.send(.draftRestored(form)) { $0.form = form }
        await store.send(.secretRemovalChanged(true)) { $0.removesSecret = true }
        await store.send(.canceled) { ($0.form, $0.removesSecret) = (nil, false) }
        await store.finish()
    }

    @Test func `what isn't accepted says so beside its field, and what somebody else has saved is read again`() async {
        let refused = APIError.invalid(["issuer": "Check the address."])
        let stale = APIError.conflict("Somebody else saved it.", code: "stale_version")
        let store = store(FakeConnectionService(saved: .failure(refused)))
        await store.send(.editTapped(1)) { $0.form = ConnectionForm(.sample) }
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.receive(.saved(.failure(refused))) { ($0.isWorking, $0.fields) = (false, refused.fields) }
        await store.send(.saved(.failure(stale))) { ($0.fields, $0.message) = ([:], stale.message) }
        await store.receive(.loaded(.success([.sample]))) { $0.connections = .loaded([.sample]) }
        await store.send(.saved(.failure(.proofRequired))) { $0.message = nil }
        await store.finish()
    }

    @Test func `a server is removed after a question`() async {
        let store = store()
        await store.send(.removeConfirmed)
        await store.send(.removeTapped(1)) { $0.asked = 1 }
        await store.send(.removeDismissed) { $0.asked = nil }
        await store.send(.removeTapped(1)) { $0.asked = 1 }
        await store.send(.removeConfirmed) { ($0.asked, $0.isWorking) = (nil, true) }
        await store.receive(.removed(nil)) { $0.isWorking = false }
        await store.receive(.loaded(.success([.sample]))) { $0.connections = .loaded([.sample]) }
        await store.send(.removed(.offline)) { $0.message = APIError.offline.message }
        await store.receive(.loaded(.success([.sample])))
        await store.send(.removed(.notFound()))
        await store.receive(.loaded(.success([.sample])))
        await store.finish()
    }
}
