import Core
import CoreUI
import RetailAPI
import Testing
import UI

@testable import Retail

struct RetailViewTests {
    private func html(_ change: (inout RetailFeature.State) -> Void) -> String {
        var state = RetailFeature.State()
        change(&state)
        return String(decoding: Renderer.render(RetailView(store: ScopedStore(state: state))).html, as: UTF8.self)
    }

    @Test func `the list shows retailers with rating, perks and that they are unaffiliated`() {
        let page = html { $0.catalogue = .loaded(.sample) }
        for text in ["Corner Market", "4.5", "Free delivery with your laundry.", Strings.unaffiliated, Strings.notice] { #expect(page.contains(text)) }
        #expect(page.contains("data-testid=\"retail.retailer.1\""))
        #expect(page.contains("data-testid=\"retail.category.Groceries\""))
    }

    @Test func `a category hides the others`() {
        let page = html {
            $0.catalogue = .loaded(.sample)
            $0.category = "Books"
        }
        #expect(!page.contains("Corner Market"))
    }

    @Test func `an empty catalogue and a failed one say so`() {
        #expect(html { $0.catalogue = .loaded(RetailCatalogue(retailers: [], categories: [])) }.contains(Strings.noRetailers))
        let failed = html { $0.catalogue = .failed("No way.") }
        #expect(failed.contains("No way."))
        #expect(failed.contains("data-testid=\"error.retry\""))
    }

    @Test func `a retailer's page shows items by shelf, prices and what is not available`() {
        let page = html {
            $0.catalogue = .loaded(.sample)
            $0.path = [.retailer(1)]
            $0.items = .loaded([.sample, RetailItem(id: 2, retailerID: 1, name: "Soap", category: "Bath", priceCents: 999, available: false)])
        }
        for text in ["Laundry detergent", "$11.99", "Soap", Strings.unavailable, "3750 Barranca Pkwy"] { #expect(page.contains(text)) }
        #expect(page.contains("data-testid=\"retail.item.2\""))
    }
}
