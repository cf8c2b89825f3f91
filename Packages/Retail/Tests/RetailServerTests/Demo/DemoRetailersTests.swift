import Core
import Networking
import RetailAPI
import ServerCore
import ServerTesting
import Testing

@testable import RetailServer

struct DemoRetailersTests {
    @Test func `the demo has three hundred items with words, prices and deals, and isn't affiliated with anybody`() async throws {
        let server = try await TestServer(plugins: [RetailServerPlugin()])
        try await server.application.seed()
        try await server.application.seed()
        let customer = server.client(as: .customer(7))
        let retailers = try await customer.call(RetailEndpoints.retailers, RetailerListRequest()).items
        #expect(retailers.map(\.name) == ["Costco", "Target", "Walmart"])
        for retailer in retailers {
            let items = try await customer.call(RetailEndpoints.items, RetailItemListRequest(id: retailer.id, limit: 100))
            #expect(items.total == 100 && Set(items.items.map(\.name)).count == 100 && !retailer.affiliated)
            #expect(items.items.allSatisfy { $0.details != nil && $0.priceCents > 0 })
            #expect(items.items.contains { $0.memberPriceCents != nil } && items.items.contains { !$0.available })
            #expect(retailer.stores.allSatisfy { $0.hours.flatMap(OpeningHours.init) != nil })
        }
        let deals = try await customer.call(RetailEndpoints.deals)
        #expect(deals.count == 7 && deals.filter { $0.itemID != nil }.count == 7)
        #expect(try await customer.call(RetailEndpoints.search, ItemSearchRequest(deals: true)).items.allSatisfy { $0.regularPriceCents != nil })
        #expect(try await customer.call(RetailEndpoints.search, ItemSearchRequest(query: "spinahc")).corrected == "spinach")
    }
}
