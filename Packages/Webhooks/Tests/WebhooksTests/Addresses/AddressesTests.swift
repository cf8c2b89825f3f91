import Core
import CoreTesting
import CoreUI
import Testing
import WebhooksAPI

@testable import Webhooks

struct AddressesTests {
    private func store(
        _ service: FakeWebhookService = FakeWebhookService(), _ addresses: ViewState<[RegisteredWebhook]> = .loaded([.sample])
    ) -> TestStore<AddressesFeature.State, AddressesFeature.Action> {
        TestStore(screen: AddressesFeature(service: service), initial: AddressesFeature.State(addresses: addresses))
    }

    private let failing = FakeWebhookService(
        addressesResult: .failure(.offline), createResult: .failure(.offline), changeResult: .failure(.offline), doneResult: .failure(.offline))

    @Test func `addresses load, or say why they don't`() async {
        let loaded = store(FakeWebhookService(), .idle)
        await loaded.send(.appeared) { $0.addresses = .loading }
        await loaded.receive(.loaded(.success([.sample]))) { $0.addresses = .loaded([.sample]) }
        await loaded.finish()
        let failed = store(failing, .idle)
        await failed.send(.appeared) { $0.addresses = .loading }
        await failed.receive(.loaded(.failure(.offline))) { $0.addresses = .failed(APIError.offline.message) }
        await failed.finish()
    }

    @Test func `an address is paused and resumed`() async {
        let store = store()
        await store.send(.pauseTapped(3)) { $0.isWorking = true }
        await store.send(.resumeTapped(3))
        await store.receive(.changed(.success(.paused))) { ($0.isWorking, $0.addresses) = (false, .loaded([.paused])) }
        await store.send(.resumeTapped(3)) { $0.isWorking = true }
        await store.receive(.changed(.success(.paused))) { $0.isWorking = false }
        await store.finish()
    }

    @Test func `a test is sent, and the card says so`() async {
        let store = store()
        await store.send(.testTapped(3)) { $0.isWorking = true }
        await store.receive(.tested(3, .success(NoOutput()))) { ($0.isWorking, $0.tested) = (false, 3) }
        await store.finish()
        #expect(html(AddressCard(address: .sample, store: ScopedStore(state: .init(tested: 3)))).contains("webhooks.3.tested"))
    }

    @Test func `a secret is replaced and an address removed once that is confirmed`() async {
        let store = store()
        await store.send(.confirmed)
        await store.send(.asked(.rotate(3))) { $0.confirming = .rotate(3) }
        await store.send(.confirmationDismissed) { $0.confirming = nil }
        await store.send(.asked(.rotate(3))) { $0.confirming = .rotate(3) }
        await store.send(.confirmed) { ($0.confirming, $0.isWorking) = (nil, true) }
        await store.receive(.rotated(.success(.created))) { ($0.isWorking, $0.rotated) = (false, .created) }
        await store.send(.secretStored) { $0.rotated = nil }
        await store.send(.asked(.remove(3))) { $0.confirming = .remove(3) }
        await store.send(.confirmed) { ($0.confirming, $0.isWorking) = (nil, true) }
        await store.receive(.removed(3, .success(NoOutput()))) { ($0.isWorking, $0.addresses) = (false, .loaded([])) }
        // The feature opens the deliveries.
        await store.send(.deliveriesTapped(3))
        await store.finish()
    }

    @Test func `each step that fails says why, but for the question for a proof`() async {
        let store = store(failing)
        func failed(_ state: inout AddressesFeature.State) { (state.isWorking, state.message) = (false, APIError.offline.message) }
        func begun(_ state: inout AddressesFeature.State) { (state.isWorking, state.confirming, state.message) = (true, nil, nil) }
        await store.send(.pauseTapped(3), begun)
        await store.receive(.changed(.failure(.offline)), failed)
        await store.send(.testTapped(3), begun)
        await store.receive(.tested(3, .failure(.offline)), failed)
        await store.send(.asked(.rotate(3))) { ($0.confirming, $0.message) = (.rotate(3), nil) }
        await store.send(.confirmed, begun)
        await store.receive(.rotated(.failure(.offline)), failed)
        await store.send(.asked(.remove(3))) { ($0.confirming, $0.message) = (.remove(3), nil) }
        await store.send(.confirmed, begun)
        await store.receive(.removed(3, .failure(.offline)), failed)
        await store.finish()
    }

    @Test func `a card shows what its address receives, its pause, and the question that is open`() {
        func card(_ address: RegisteredWebhook, _ state: AddressesFeature.State = .init()) -> String {
            html(AddressCard(address: address, store: ScopedStore(state: state)))
        }
        #expect(card(.sample).contains("order.moved, payment.moved") && card(.sample).contains("webhooks.3.pause"))
        #expect(card(.paused).contains("webhooks.3.resume") && !card(.paused).contains("webhooks.3.test"))
        #expect(card(.created).contains(Strings.allEvents))
        #expect(card(.sample, .init(confirming: .remove(3))).contains("Remove this address?"))
        #expect(card(.sample, .init(confirming: .rotate(3))).contains(Strings.newSecretQuestion))
        #expect(!card(.sample, .init(confirming: .remove(4))).contains("webhooks.confirm"))
    }
}
