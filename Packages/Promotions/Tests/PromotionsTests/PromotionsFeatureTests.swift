import Core
import CoreTesting
import CoreUI
import PromotionsAPI
import Testing
import UI

@testable import Promotions

struct PromotionsFeatureTests {
    private func store() -> TestStore<PromotionsFeature.State, PromotionsFeature.Action> {
        TestStore(PromotionsFeature(service: FakePromotionsService(), random: SeededRandomSource(seed: 1)))
    }

    private func html(_ state: PromotionsFeature.State) -> String {
        String(decoding: Renderer.render(PromotionsView(store: ScopedStore(state: state))).html, as: UTF8.self)
    }

    @Test func `administrators see codes and grants`() async {
        let store = store()
        await store.send(event: .signedIn(Person(id: 1, name: "Ada", roles: [.dispatcher, .admin]))) { $0.makesCodes = true }
        await store.send(.opened) { $0.codes.codes = .loading }
        await store.receive(.codes(.loaded(.success([.sample])))) { $0.codes.codes = .loaded([.sample]) }
        #expect(html(store.state).contains("promotions.create") && html(store.state).contains("promotions.grant.confirm"))
        await store.finish()
    }

    @Test func `dispatchers see grants alone, and ask for nothing that is refused to them`() async {
        let store = store()
        await store.send(event: .signedIn(Person(id: 9, name: "Dee", roles: [.dispatcher])))
        await store.send(.opened)
        #expect(!html(store.state).contains("promotions.create") && html(store.state).contains("promotions.grant.confirm"))
        await store.send(.grant(.customerChanged("7"))) { $0.grant.entries.customer = "7" }
        await store.finish()
    }

    @Test func `each screen loads inside the feature`() async {
        let store = TestStore(PromotionsFeature(service: FakePromotionsService(), random: SeededRandomSource(seed: 1)))
        await store.send(.credit(.appeared)) { $0.credit.account = .loading }
        await store.receive(.credit(.loaded(.success(.sample)))) { $0.credit.account = .loaded(.sample) }
        await store.send(.codes(.appeared)) { $0.codes.codes = .loading }
        await store.receive(.codes(.loaded(.success([.sample])))) { $0.codes.codes = .loaded([.sample]) }
        await store.finish()
    }

    @Test(arguments: [PromotionsLink.credit, .codes]) func `a link reads as it is written`(link: PromotionsLink) {
        #expect(PromotionsLink(link.place) == link)
    }

    @Test func `other places are none of these`() {
        #expect(PromotionsLink(LinkPlace(tab: "elsewhere")) == nil)
        #expect(PromotionsLink(LinkPlace(tab: "promotions", components: ["7"])) == nil)
        #expect(PromotionsLink(LinkPlace(mode: .driver, tab: "credit")) == nil)
    }

    @Test func `all previews show something`() {
        func preview<Provider: PreviewProvider>(_ provider: Provider.Type) -> String {
            String(decoding: Renderer.render(provider.previews).html, as: UTF8.self)
        }
        for provider in PromotionsPlugin.previews { #expect(preview(provider).contains("t-"), "\(provider)") }
    }
}
