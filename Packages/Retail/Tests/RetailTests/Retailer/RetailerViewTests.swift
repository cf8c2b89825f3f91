import Core
import CoreUI
import RetailAPI
import Testing
import UI

@testable import Retail

struct RetailerViewTests {
    private func html(items: [RetailItem], query: String = "", cart: Cart = Cart()) -> String {
        let view = RetailerView(
            store: ScopedStore(state: RetailerFeature.State(id: 1, items: .loaded(items), query: query)), cart: ScopedStore(state: cart), retailer: .sample)
        return String(decoding: Renderer.render(view).html, as: UTF8.self)
    }

    @Test func `the page shows items by category, prices and what is not available`() {
        let page = html(items: [.sample, RetailItem(id: 2, retailerID: 1, name: "Soap", category: "Bath", priceCents: 999, available: false)])
        for text in ["Laundry detergent", "$11.99", "Soap", Strings.unavailable, "3750 Barranca Pkwy"] { #expect(page.contains(text)) }
        #expect(page.contains("data-testid=\"retail.item.2\"") && page.contains("data-testid=\"retail.items.search\""))
    }

    @Test func `items are counted, except those that aren't available`() {
        var cart = Cart()
        cart.set(.sample, to: 2)
        let page = html(items: RetailItem.shelf, cart: cart)
        #expect(page.contains("retail.item.1.plus") && !page.contains("retail.item.3.plus"))
        #expect(page.contains("data-testid=\"retail.cart\"") && page.contains("2 items") && page.contains("$23.98"))
    }

    @Test func `a search that finds nothing can be cleared`() {
        let page = html(items: [.sample], query: "caviar")
        #expect(page.contains(Strings.noResults) && page.contains("data-testid=\"retail.search.clear\""))
    }

    @Test func `a retailer without items says so`() {
        #expect(html(items: []).contains(Strings.noItemsMessage))
    }
}
