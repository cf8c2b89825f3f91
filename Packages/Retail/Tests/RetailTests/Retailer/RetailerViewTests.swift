import Core
import CoreUI
import RetailAPI
import Testing
import UI

@testable import Retail

struct RetailerViewTests {
    private func html(_ results: ItemSearchResults, query: String = "", cart: RetailCart = RetailCart()) -> String {
        var state = RetailerFeature.State(id: 1)
        state.items.results = .loaded(results)
        state.items.filter.query = query
        let actions = ItemActions(cart: ScopedStore(state: CartFeature.State(cart: .loaded(cart))), retailers: [:], openItem: { _ in }, favorite: { _ in })
        let view = RetailerView(store: ScopedStore(state: state), actions: actions, retailer: .sample, deals: [.sample])
        return String(decoding: Renderer.render(view).html, as: UTF8.self)
    }

    @Test func `the page shows items, prices, deals and what is not available`() {
        let page = html(
            ItemSearchResults(items: [.sample, RetailItem(id: 2, retailerID: 1, name: "Soap", category: "Bath", priceCents: 999, available: false)], total: 2))
        for text in ["Laundry detergent", "$11.99", "Soap", Strings.unavailable, "3750 Barranca Pkwy", RetailDeal.sample.text] { #expect(page.contains(text)) }
        #expect(page.contains("data-testid=\"retail.item.2\"") && page.contains("data-testid=\"retail.items.search\""))
    }

    @Test func `items are counted, except those that aren't available`() {
        let page = html(ItemSearchResults(items: RetailItem.shelf, total: 3), cart: .sample)
        #expect(page.contains("retail.item.1.plus") && !page.contains("retail.item.3.plus"))
        #expect(page.contains("data-testid=\"retail.cart\"") && page.contains("2 items") && page.contains("$23.98"))
    }

    @Test func `more items are offered while there are any`() {
        #expect(html(ItemSearchResults(items: RetailItem.shelf, limit: 3, total: 30)).contains("retail.more"))
        #expect(!html(ItemSearchResults(items: RetailItem.shelf, limit: 3, total: 3)).contains("retail.more"))
    }

    @Test func `a search that finds nothing can be cleared`() {
        let page = html(ItemSearchResults(items: [], total: 0), query: "caviar")
        #expect(page.contains(Strings.noResults) && page.contains("data-testid=\"retail.search.clear\""))
    }

    @Test func `a retailer without items says so`() {
        #expect(html(ItemSearchResults(items: [], total: 0)).contains(Strings.noItemsMessage))
    }
}
