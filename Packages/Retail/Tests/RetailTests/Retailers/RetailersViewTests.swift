import Core
import CoreUI
import RetailAPI
import Testing
import UI

@testable import Retail

struct RetailersViewTests {
    private func html(_ change: (inout RetailFeature.State) -> Void) -> String {
        var state = RetailFeature.State()
        change(&state)
        return String(decoding: Renderer.render(RetailersView(store: ScopedStore(state: state))).html, as: UTF8.self)
    }

    @Test func `the list shows retailers with rating, perks and that they are unaffiliated`() {
        let page = html { $0.catalog = .loaded(.sample) }
        for text in ["Corner Market", "4.5", "Free delivery with your laundry.", Strings.unaffiliated, "This is a sample catalog."] {
            #expect(page.contains(text), "\(text)")
        }
        for id in ["retail.retailer.1", "retail.category.all", "retail.category.Groceries", "retail.search"] {
            #expect(page.contains("data-testid=\"\(id)\""), "\(id)")
        }
    }

    @Test func `common words of a catalog are in the person's language`() {
        let general = Retailer(
            id: 1, name: "Corner Market", category: "General merchandise", perks: ["Same trip, same driver."], affiliated: true)
        let page = Language.$current.withValue(.polish) {
            html { $0.catalog = .loaded(Catalog(retailers: [general], categories: [RetailCategory(name: general.category, retailers: 1)])) }
        }
        #expect(page.contains("Artykuły różne"))
        #expect(page.contains("Ten sam kurs, ten sam kierowca."))
        #expect(!page.contains(">General merchandise"))
        #expect(Strings.localized("Books") == "Books")
    }

    @Test func `a category hides the others`() {
        let page = html {
            $0.catalog = .loaded(.shops)
            $0.retailers.category = "Household"
        }
        #expect(!page.contains("retail.retailer.1") && page.contains("retail.retailer.2"))
    }

    @Test func `a search shows the items and the retailers that it found`() {
        let page = html {
            $0.catalog = .loaded(.shops)
            $0.retailers.items = ItemsFeature.State(filter: ItemFilter(query: "corner"), results: .loaded(.sample))
        }
        #expect(page.contains("retail.retailer.1") && !page.contains("retail.retailer.2") && page.contains("retail.item.1.open"))
        #expect(!page.contains(RetailDeal.sample.text) && page.contains("retail.sort"))
    }

    @Test(arguments: ["", "market", "GROCER", "mar ket"]) func `retailers are found by name and category, in any case`(query: String) {
        #expect(Catalog.sample.retailers(of: nil, matching: query).isEmpty == (query == "mar ket"))
    }

    @Test func `an empty catalog and a failed one say so`() {
        #expect(html { $0.catalog = .loaded(Catalog(retailers: [], categories: [])) }.contains(Strings.noRetailers))
        let failed = html { $0.catalog = .failed("No way.") }
        #expect(failed.contains("No way.") && failed.contains("data-testid=\"error.retry\""))
    }

    @Test func `deals are shown with the names of their retailers`() {
        let page = html { $0.catalog = .loaded(.shops) }
        #expect(page.contains(RetailDeal.sample.text) && page.contains("Corner Market") && page.contains("Mon, Nov 30") && page.contains(Strings.deals))
        #expect(!html { $0.catalog = .loaded(Catalog(retailers: [.sample], categories: [])) }.contains(Strings.deals))
    }

    @Test func `a search that finds nothing can be cleared`() {
        let page = html {
            $0.catalog = .loaded(.sample)
            $0.retailers.items = ItemsFeature.State(filter: ItemFilter(query: "caviar"), results: .loaded(ItemSearchResults(items: [], total: 0)))
        }
        #expect(page.contains(Strings.noResults) && page.contains("data-testid=\"retail.search.clear\""))
    }

    @Test func `a page lies on top of the list`() {
        let retailer = html {
            $0.path = [.retailer(1)]
            $0.catalog = .loaded(.sample)
            $0.retailer = RetailerFeature.State(id: 1)
            $0.retailer.items.results = .loaded(.sample)
            $0.cart.cart = .loaded(.sample)
        }
        #expect(retailer.contains("data-testid=\"retail.item.1\"") && retailer.contains("data-testid=\"retail.cart\""))
        let cart = html {
            $0.path = [.retailer(1), .cart(retailer: 1)]
            $0.cart.cart = .loaded(.sample)
        }
        #expect(cart.contains("data-testid=\"retail.cart.continue\""))
    }

    @Test func `every view has a preview`() {
        #expect(RetailPlugin.previews.count == 47)
    }
}
