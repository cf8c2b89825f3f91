import Core
import CoreTesting
import CoreUI
import Testing
import WebhooksAPI

@testable import Webhooks

struct WebhooksFeatureTests {
    private func store(_ service: FakeWebhookService = FakeWebhookService()) -> TestStore<WebhooksFeature.State, WebhooksFeature.Action> {
        TestStore(WebhooksFeature(service: service, clock: TestClock()))
    }

    @Test func `links name their places, and places that don't exist are refused`() {
        for link in [WebhooksLink.webhooks, .deliveries(7)] { #expect(WebhooksLink(link.place) == link) }
        for parts in [["0"], ["07"], ["x"], ["1", "2"]] {
            #expect(WebhooksLink(LinkPlace(mode: .administrator, tab: "webhooks", components: parts)) == nil)
        }
        #expect(WebhooksLink(LinkPlace(mode: .customer, tab: "webhooks")) == nil)
        #expect(WebhooksLink(LinkPlace(tab: "elsewhere")) == nil)
    }

    @Test func `the deliveries of an address open, and the way back leads to the addresses`() async {
        let store = store()
        await store.send(.addresses(.deliveriesTapped(3))) { ($0.path, $0.deliveries.id) = ([.deliveries(3)], 3) }
        await store.send(.deliveries(.backTapped)) { ($0.path, $0.deliveries.id) = ([], nil) }
        await store.send(.opened([.deliveries(4)])) { ($0.path, $0.deliveries.id) = ([.deliveries(4)], 4) }
        await store.finish()
    }

    @Test func `a new address appears in the list, and a failed one doesn't`() async {
        let store = store()
        await store.send(.newAddress(.created(.success(.created)))) { ($0.newAddress.created, $0.addresses.addresses) = (.created, .loading) }
        await store.receive(.addresses(.loaded(.success([.sample])))) { $0.addresses.addresses = .loaded([.sample]) }
        await store.send(.newAddress(.created(.failure(.offline)))) { $0.newAddress.message = APIError.offline.message }
        await store.finish()
    }

    @Test func `the plugin declares its page for administrators under System`() {
        let plugin = WebhooksPlugin()
        #expect(AdministrationPages(plugins: [plugin]).pages(in: .system).map(\.place) == [WebhooksLink.webhooks.place])
        #expect(plugin.tabs.map(\.modes) == [[.administrator]])
    }
}
