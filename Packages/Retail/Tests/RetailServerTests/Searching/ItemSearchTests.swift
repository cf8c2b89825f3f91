import Core
import Foundation
import Networking
import Persistence
import RetailAPI
import ServerCore
import ServerTesting
import Testing

@testable import RetailServer

struct ItemSearchTests {
    /// A server with the demo retailers.
    private let server: TestServer
    private let customer: APIClient

    init() async throws {
        server = try await TestServer(plugins: [RetailServerPlugin()])
        customer = server.client(as: .customer(7))
        try await server.application.seed()
    }

    private func search(_ request: ItemSearchRequest) async throws -> ItemSearchResults { try await customer.call(RetailEndpoints.search, request) }

    private func names(_ query: String) async throws -> [String] { try await search(ItemSearchRequest(query: query, limit: 100)).items.map(\.name) }

    @Test func `words find the items that have all of them, in any order, case and accents`() async throws {
        let found = try await search(ItemSearchRequest(query: "DETÉRGENT laundry", limit: 100))
        #expect(!found.items.isEmpty && found.total == found.items.count && found.corrected == nil)
        #expect(found.items.allSatisfy { "\($0.name) \($0.category) \($0.details ?? "")".localizedCaseInsensitiveContains("detergent") })
        #expect(found.items[0].name.localizedCaseInsensitiveContains("laundry detergent"))
        #expect(try await names("laundry caviar").isEmpty)
    }

    @Test func `the last word may be a beginning, and a shelf's name finds its items`() async throws {
        #expect(try await names("deter") == names("detergent"))
        let bath = try await search(ItemSearchRequest(query: "bath", limit: 100)).items
        #expect(bath.contains { $0.category == "Bath" && !$0.name.localizedCaseInsensitiveContains("bath") })
    }

    @Test func `items with the words in their name come before those of a shelf of the name`() async throws {
        let found = try await search(ItemSearchRequest(query: "laundry", limit: 100)).items
        let isNamed = found.map { $0.name.localizedCaseInsensitiveContains("laundry") }
        #expect(isNamed == isNamed.sorted { $0 && !$1 } && isNamed.first == true && isNamed.last == false)
    }

    @Test(arguments: ["detregent", "detrgent", "detergetn", "deterggent"]) func `a misspelled word is corrected, and said so`(_ word: String) async throws {
        let found = try await search(ItemSearchRequest(query: word, limit: 100))
        #expect(found.corrected == "detergent" && !found.items.isEmpty)
        #expect(try await found.items.map(\.id) == search(ItemSearchRequest(query: "detergent", limit: 100)).items.map(\.id))
    }

    @Test func `a word that nothing is similar to finds nothing`() async throws {
        let found = try await search(ItemSearchRequest(query: "xylophone"))
        #expect(found.items.isEmpty && found.total == 0 && found.corrected == nil)
    }

    @Test(arguments: ["\"", "'", "a* OR b", "NOT laundry", "{words}:x", "\\", "%", "(((", "#r1", "r1", String(repeating: "a ", count: 90)])
    func `marks of the query languages are only text`(_ query: String) async throws {
        _ = try await search(ItemSearchRequest(query: query))
    }

    @Test func `filters narrow the items, and each order holds`() async throws {
        let all = try await search(ItemSearchRequest(limit: 100))
        #expect(all.items.map(\.name) == all.items.map(\.name).sorted { $0.lowercased() < $1.lowercased() })
        let retailer = try #require(all.items.first).retailerID
        let own = try await search(ItemSearchRequest(retailer: retailer, limit: 100)).items
        #expect(!own.isEmpty && own.allSatisfy { $0.retailerID == retailer })
        let detergents = try await search(ItemSearchRequest(query: "detergent", retailer: retailer, limit: 100)).items
        #expect(!detergents.isEmpty && detergents.allSatisfy { $0.retailerID == retailer })
        let snacks = try await search(ItemSearchRequest(category: "Snacks", sort: .priceAscending, limit: 100)).items
        #expect(snacks.allSatisfy { $0.category == "Snacks" } && snacks.map(\.priceCents) == snacks.map(\.priceCents).sorted())
        let dear = try await search(ItemSearchRequest(query: "laundry", sort: .priceDescending, limit: 100)).items
        #expect(dear.map(\.priceCents) == dear.map(\.priceCents).sorted(by: >))
        let available = try await search(ItemSearchRequest(query: "soap", available: true, limit: 100)).items
        let soaps = try await search(ItemSearchRequest(query: "soap", limit: 100)).items
        #expect(available.count == soaps.filter(\.available).count && available.count < soaps.count)
    }

    @Test func `favorites, deals and a shelf's items are found among more matches than are looked at`() async throws {
        let matches = try await search(ItemSearchRequest(query: "laundry", limit: 100)).items
        let last = try #require(matches.max { $0.id < $1.id })
        _ = try await customer.call(RetailEndpoints.addFavorite, IDInput(id: last.id))
        try await server.database.write { _ = try $0.execute("UPDATE retail_item SET deal_cents = NULL") }
        try await server.database.write { _ = try $0.execute("UPDATE retail_item SET deal_cents = 1 WHERE id = \(last.id)") }
        let requests = [ItemSearchRequest(query: "laundry", favorites: true), ItemSearchRequest(query: "laundry", deals: true)]
        for request in requests {
            let ids = try await server.database.read { transaction in
                var search = ItemSearch(request, person: 7)
                search.most = 1
                return try search.page(PageBounds(limit: 10, offset: 0), in: transaction).ids
            }
            #expect(ids == [last.id] && matches.count > 1)
        }
        // The match that is looked at first stands on another shelf.
        let byID = try await search(ItemSearchRequest(query: "count", limit: 100)).items.sorted { $0.id < $1.id }
        let other = try #require(byID.first { $0.category != byID[0].category })
        let found = try await server.database.read { transaction in
            var search = ItemSearch(ItemSearchRequest(query: "count", category: other.category), person: 7)
            search.most = 1
            return try search.page(PageBounds(limit: 10, offset: 0), in: transaction).ids
        }
        #expect(found == [other.id])
    }

    @Test func `pages go on where the one before ended`() async throws {
        let first = try await search(ItemSearchRequest(query: "laundry", page: 1, limit: 3))
        let second = try await search(ItemSearchRequest(query: "laundry", page: 2, limit: 3))
        let both = try await search(ItemSearchRequest(query: "laundry", limit: 6))
        #expect(first.items + second.items == both.items && first.total == both.total && second.total == both.total)
    }

    @Test func `items of a retailer that isn't in the catalog aren't found`() async throws {
        let administrator = server.client(as: Person(id: 1, name: "Ada Admin", roles: [.admin]))
        let item = try #require(try await search(ItemSearchRequest(query: "detergent")).items.first)
        let retailer = try #require(try await administrator.call(RetailEndpoints.managedRetailers).first { $0.id == item.retailerID })
        _ = try await administrator.call(
            RetailEndpoints.changeRetailer, RetailerChange(id: retailer.id, version: retailer.version, active: false, content: retailer.content))
        #expect(try await !search(ItemSearchRequest(query: "detergent", limit: 100)).items.contains { $0.retailerID == item.retailerID })
        await #expect(throws: APIError.notFound()) { try await customer.call(RetailEndpoints.item, IDInput(id: item.id)) }
    }

    @Test func `an item is shown, and an unknown one is not found`() async throws {
        #expect(try await customer.call(RetailEndpoints.item, IDInput(id: 1)).id == 1)
        await #expect(throws: APIError.notFound()) { try await customer.call(RetailEndpoints.item, IDInput(id: 9_999)) }
    }
}
