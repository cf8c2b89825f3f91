import Core
import RetailAPI
import Testing

@testable import Retail

struct CatalogSearchTests {
    @Test(arguments: [("CORNER", 1), (" Grocé ", 1), ("free delivery", 1), ("", 1), ("books", 0)])
    func `retailers are found by name, category and perks, in any case and with any accents`(query: String, count: Int) {
        #expect(Catalog.sample.retailers(of: nil, matching: query).count == count)
    }

    @Test func `retailers are found by their deals, within a category`() {
        #expect(Catalog.shops.retailers(of: nil, matching: "dryer").map(\.id) == [2])
        #expect(Catalog.shops.retailers(of: "Groceries", matching: "dryer").isEmpty)
        #expect(Catalog.shops.retailers(of: "Household").map(\.id) == [2])
    }

    @Test func `items are found by name, and by category in the person's language`() {
        #expect(RetailItem.shelf.matching("SOAP").map(\.id) == [3])
        #expect(Language.$current.withValue(.polish) { RetailItem.shelf.matching("łazienka") }.map(\.id) == [3])
    }
}
