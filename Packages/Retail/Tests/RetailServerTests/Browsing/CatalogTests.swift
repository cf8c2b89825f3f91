import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import RetailAPI
import RetailServer
import ServerCore
import ServerTesting
import Testing

struct CatalogTests {
    /// A server with the demo retailers.
    let server: TestServer
    let customer: APIClient

    init() async throws {
        server = try await TestServer(plugins: [RetailServerPlugin()])
        customer = server.client(as: .customer(7))
        try await server.application.seed()
    }

    @Test func `an empty catalog has empty lists`() async throws {
        let empty = try await TestServer(plugins: [RetailServerPlugin()])
        let customer = empty.client(as: .customer(7))
        #expect(try await customer.call(RetailEndpoints.retailers, RetailerListRequest()) == Page(items: [], page: 1, limit: 20, total: 0))
        #expect(try await customer.call(RetailEndpoints.categories).isEmpty)
    }

    @Test func `the demo retailers are unaffiliated, with their stores`() async throws {
        let page = try await customer.call(RetailEndpoints.retailers, RetailerListRequest())
        #expect(page.items.map(\.name) == ["Costco", "Target", "Walmart"])
        #expect(page.items.allSatisfy { !$0.affiliated && !$0.linked && !$0.perks.isEmpty })
        #expect(page.items.map(\.stores.count) == [1, 3, 1])
        #expect(page.items.flatMap(\.stores).contains { $0.address.contains("Barranca") && $0.latitude == 33.6854 && $0.longitude == -117.8133 })
    }

    @Test func `seeding twice writes each retailer once`() async throws {
        try await server.application.seed()
        #expect(try await customer.call(RetailEndpoints.retailers, RetailerListRequest()).total == 3)
    }

    @Test func `retailers are filtered by category, and categories are counted`() async throws {
        let categories = try await customer.call(RetailEndpoints.categories)
        #expect(categories == [RetailCategory(name: "General merchandise", retailers: 2), RetailCategory(name: "Warehouse club", retailers: 1)])
        let clubs = try await customer.call(RetailEndpoints.retailers, RetailerListRequest(category: "Warehouse club"))
        #expect(clubs.items.map(\.name) == ["Costco"])
        #expect(clubs.total == 1)
    }

    @Test func `pages go on where the one before ended`() async throws {
        let first = try await customer.call(RetailEndpoints.retailers, RetailerListRequest(page: 1, limit: 2))
        let second = try await customer.call(RetailEndpoints.retailers, RetailerListRequest(page: 2, limit: 2))
        #expect((first.items + second.items).map(\.name) == ["Costco", "Target", "Walmart"])
        #expect(second.total == 3)
    }

    @Test func `items are a retailer's own, by category, with a price`() async throws {
        let target = try #require(try await customer.call(RetailEndpoints.retailers, RetailerListRequest()).items.first { $0.name == "Target" })
        let page = try await customer.call(RetailEndpoints.items, RetailItemListRequest(id: target.id, limit: 100))
        #expect(page.total == 100)
        #expect(page.items.allSatisfy { $0.retailerID == target.id && $0.priceCents > 0 && $0.currency == "USD" })
        #expect(page.items.map(\.category) == page.items.map(\.category).sorted())
        #expect(page.items.filter { !$0.available }.count == 1)
        let snacks = try await customer.call(RetailEndpoints.items, RetailItemListRequest(id: target.id, category: "Snacks"))
        #expect(snacks.total > 2 && snacks.items.allSatisfy { $0.category == "Snacks" })
    }

    @Test func `an unknown retailer is not found, and a wrong page is named`() async throws {
        await #expect(throws: APIError.notFound()) {
            try await customer.call(RetailEndpoints.items, RetailItemListRequest(id: 999))
        }
        let response = await server.send(.get, "/api/v1/retail/retailers?page=0&limit=101", as: .customer(7))
        let envelope = try WireJSON.decoder().decode(Envelope<NoOutput>.self, from: response.body)
        #expect(response.status.code == 422)
        #expect(Set(envelope.fields.map { Array($0.keys) } ?? []) == ["page", "limit"])
    }

    @Test func `nobody sees the catalog without signing in`() async throws {
        let response = await server.send(.get, "/api/v1/retail/retailers")
        #expect(response.status.code == 401)
    }

    @Test func `other features find items and retailers' names by id`() async throws {
        let catalog = try server.application.container.resolve(RetailCatalog.self)
        let now = server.clock.now
        let (items, names, nothing) = try await server.database.read { transaction in
            let items = try catalog.items([2, 1, 2, 999], at: now, in: transaction)
            return (items, try catalog.retailerNames(items.map(\.retailerID) + [999], in: transaction), try catalog.items([], at: now, in: transaction))
        }
        #expect(items.map(\.id) == [1, 2])
        #expect(Set(names.values) == ["Target"])
        #expect(nothing.isEmpty)
    }
}
