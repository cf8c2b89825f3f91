import Core
import CoreTesting
import CoreUI
import Testing
import WebhooksAPI

@testable import Webhooks

struct NewAddressTests {
    private func store(
        _ service: FakeWebhookService = FakeWebhookService(),
        change: (inout NewAddressFeature.State) -> Void = { $0.form = AddressForm(url: "https://a.example") }
    ) -> TestStore<NewAddressFeature.State, NewAddressFeature.Action> {
        var state = NewAddressFeature.State()
        change(&state)
        return TestStore(screen: NewAddressFeature(service: service), initial: state)
    }

    @Test func `an address is entered, registered, and its secret put away`() async {
        let store = store { _ in }
        await store.send(.newTapped) { $0.form = AddressForm() }
        await store.receive(.kindsLoaded(.success(["order.moved", "payment.moved"]))) { $0.kinds = ["order.moved", "payment.moved"] }
        await store.send(.createTapped) { $0.fields = ["url": Strings.addressNeeded] }
        await store.send(.urlChanged(" https://a.example ")) {
            $0.form?.url = " https://a.example "
            $0.fields = [:]
        }
        await store.send(.kindTapped("order.moved")) { $0.form?.kinds = ["order.moved"] }
        await store.send(.createTapped) { $0.isWorking = true }
        await store.send(.createTapped)
        await store.receive(.created(.success(.created))) { ($0.isWorking, $0.form, $0.created) = (false, nil, .created) }
        await store.send(.secretStored) { $0.created = nil }
        await store.finish()
    }

    @Test func `an address that isn't allowed says why beside the field`() async {
        let refused = APIError.invalid(["url": "The address must start with https."])
        let store = store(FakeWebhookService(createResult: .failure(refused)))
        await store.send(.createTapped) { $0.isWorking = true }
        await store.receive(.created(.failure(refused))) { ($0.isWorking, $0.fields) = (false, refused.fields) }
        await store.send(.dismissed) { ($0.form, $0.fields) = (nil, [:]) }
        await store.finish()
    }

    @Test func `kinds that don't load and a call that fails say so`() async {
        let store = store(FakeWebhookService(kindsResult: .failure(.offline), createResult: .failure(.offline))) { _ in }
        await store.send(.newTapped) { $0.form = AddressForm() }
        await store.receive(.kindsLoaded(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.send(.urlChanged("https://a.example")) { $0.form?.url = "https://a.example" }
        await store.send(.createTapped) { ($0.isWorking, $0.message) = (true, nil) }
        await store.receive(.created(.failure(.offline))) { ($0.isWorking, $0.message) = (false, APIError.offline.message) }
        await store.finish()
    }

    @Test func `what was entered comes back after the server's restart`() async {
        let store = store { _ in }
        let form = AddressForm(url: "https://half.example", kinds: ["order.moved"])
        await store.send(.draftRestored(form)) { $0.form = form }
        await store.receive(.kindsLoaded(.success(["order.moved", "payment.moved"]))) { $0.kinds = ["order.moved", "payment.moved"] }
        await store.finish()
    }

    @Test func `the form shows the kinds to choose from and what is wrong`() {
        var state = NewAddressFeature.State(form: AddressForm(), kinds: ["order.moved"], fields: ["url": "The address must start with https."])
        let form = html(NewAddressSection(store: ScopedStore(state: state)))
        #expect(form.contains("webhooks.kind.order.moved") && form.contains("The address must start with https."))
        state = NewAddressFeature.State(created: .created)
        #expect(html(NewAddressSection(store: ScopedStore(state: state))).contains("whsec_sample"))
        #expect(html(NewAddressSection(store: ScopedStore(state: NewAddressFeature.State()))).contains("webhooks.new"))
    }
}
