import Core
import CoreUI
import RetailAPI
import Testing
import UI

@testable import Retail

struct RetailViewTests {
    private func html(features: Set<String> = ["Orders"], _ change: (inout RetailFeature.State) -> Void) -> String {
        var state = RetailFeature.State()
        change(&state)
        var environment = EnvironmentValues()
        environment.installedFeatures = features
        return String(decoding: Renderer.render(RetailView(store: ScopedStore(state: state)), environment: environment).html, as: UTF8.self)
    }

    @Test func `the list shows retailers with rating, perks and that they are unaffiliated`() {
        let page = html { $0.catalogue = .loaded(.sample) }
        for text in ["Corner Market", "4.5", "Free delivery with your laundry.", Strings.unaffiliated, Strings.notice] { #expect(page.contains(text)) }
        #expect(page.contains("data-testid=\"retail.retailer.1\""))
        #expect(page.contains("data-testid=\"retail.category.Groceries\""))
    }

    @Test func `common words of a catalogue are in the person's language`() {
        let general = Retailer(
            id: 1, name: "Corner Market", category: "General merchandise", rating: nil, perks: ["Same trip, same driver."], deals: [], hours: nil, stores: [],
            affiliated: true)
        let page = Language.$current.withValue(.polish) {
            html { $0.catalogue = .loaded(RetailCatalogue(retailers: [general], categories: [RetailCategory(name: general.category, retailers: 1)])) }
        }
        #expect(page.contains("Artykuły różne"))
        #expect(page.contains("Ten sam kurs, ten sam kierowca."))
        #expect(!page.contains(">General merchandise"))
        #expect(Strings.catalogue("Books") == "Books")
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

    @Test func `deals are shown with whose they are`() {
        let page = html { $0.catalogue = .loaded(.shops) }
        #expect(page.contains("20 % less this week") && page.contains(Strings.deals))
        #expect(!html { $0.catalogue = .loaded(.sample) }.contains(Strings.deals))
    }

    @Test func `a search that finds nothing says so, in the list and on a page`() {
        let list = html {
            $0.catalogue = .loaded(.sample)
            $0.query = "caviar"
        }
        let page = html {
            $0.catalogue = .loaded(.sample)
            $0.path = [.retailer(1)]
            $0.items = .loaded([.sample])
            $0.itemQuery = "caviar"
        }
        for html in [list, page] { #expect(html.contains(Strings.noResults) && html.contains("data-testid=\"retail.search.clear\"")) }
        #expect(list.contains("data-testid=\"retail.search\"") && page.contains("data-testid=\"retail.items.search\""))
    }

    @Test func `items are counted, those that aren't available can't be`() {
        let page = html {
            $0.catalogue = .loaded(.sample)
            $0.path = [.retailer(1)]
            $0.items = .loaded(RetailItem.shelf)
            $0.cart.set(.sample, to: 2)
        }
        #expect(page.contains("retail.item.1.plus") && !page.contains("retail.item.3.plus"))
        #expect(page.contains("data-testid=\"retail.cart\"") && page.contains("2 items") && page.contains("$23.98"))
    }

    @Test func `the cart adds up, and leads into an order where there are orders`() {
        func cart(_ features: Set<String>) -> String {
            html(features: features) {
                $0.path = [.cart]
                $0.cart = .sample
            }
        }
        #expect(cart(["Orders"]).contains("$32.47") && cart(["Orders"]).contains("retail.cart.order"))
        #expect(!cart([]).contains("retail.cart.order"))
        #expect(html { $0.path = [.cart] }.contains(Strings.emptyCart))
    }

    @Test func `every view has a preview`() {
        #expect(RetailPlugin.previews.count == 9)
    }
}
