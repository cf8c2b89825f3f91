import Core
import CoreTesting
import HTTPTypes
import Networking
import Persistence
import RetailAPI
import RetailServer
import ServerCore
import ServerTesting
import Testing

struct RetailerEditingTests {
    /// A server with the demo retailers.
    private let server: TestServer
    private let administrator: APIClient
    private let customer: APIClient

    init() async throws {
        server = try await TestServer(plugins: [RetailServerPlugin()])
        administrator = server.client(as: Person(id: 1, name: "Ada Admin", roles: [.admin]))
        customer = server.client(as: .customer(7))
        try await server.application.seed()
    }

    private func managed(_ name: String) async throws -> ManagedRetailer {
        try #require(try await administrator.call(RetailEndpoints.managedRetailers).first { $0.content.name == name })
    }

    private func names() async throws -> [String] {
        try await customer.call(RetailEndpoints.retailers, RetailerListRequest()).items.map(\.name)
    }

    @Test func `a retailer is added with its stores, and customers find it`() async throws {
        let content = RetailerContent(
            name: " Corner Market ", category: "Groceries", perks: ["Open late.", " "], deals: ["Two for one."], hours: " ",
            stores: [StoreContent(address: "1 Main St, Irvine", latitude: 33.68, longitude: -117.82)])
        let added = try await administrator.call(RetailEndpoints.createRetailer, content)
        #expect(added.active && added.version == 1 && added.items == 0 && added.content.name == "Corner Market" && added.content.hours == nil)
        let shown = try #require(try await customer.call(RetailEndpoints.retailers, RetailerListRequest(category: "Groceries")).items.first)
        #expect(shown.perks == ["Open late."] && shown.deals == ["Two for one."] && shown.rating == nil)
        #expect(shown.stores.map(\.address) == ["1 Main St, Irvine"])
    }

    @Test func `a change keeps the stores that it names, adds new ones, and removes the others`() async throws {
        let target = try await managed("Target")
        let (kept, all) = (target.content.stores[1], target.content.stores)
        let moved = StoreContent(id: kept.id, address: "3030 Harbor Blvd, Suite 2, Costa Mesa", latitude: kept.latitude, longitude: kept.longitude)
        // The id of another retailer's store is none of this one's.
        let foreign = StoreContent(id: try await managed("Costco").content.stores[0].id, address: "2 Main St", latitude: 33.7, longitude: -117.8)
        let content = RetailerContent(name: "Target", category: "General merchandise", stores: [moved, foreign])
        let changed = try await administrator.call(
            RetailEndpoints.changeRetailer, RetailerChange(id: target.id, version: target.version, active: true, content: content))
        #expect(changed.version == 2 && changed.items == 100)
        #expect(changed.content.stores.map(\.address) == [moved.address, "2 Main St"])
        #expect(changed.content.stores[0].id == kept.id && !all.contains { $0.id == changed.content.stores[1].id })
        #expect(try await managed("Costco").content.stores.map(\.address) == ["115 Technology Dr, Irvine"])
    }

    @Test func `a retailer that is taken out of the catalog is found by nobody, nor are its items`() async throws {
        let costco = try await managed("Costco")
        let item = try #require(try await customer.call(RetailEndpoints.items, RetailItemListRequest(id: costco.id)).items.first { $0.available })
        _ = try await administrator.call(
            RetailEndpoints.changeRetailer, RetailerChange(id: costco.id, version: costco.version, active: false, content: costco.content))
        #expect(try await names() == ["Target", "Walmart"])
        #expect(try await customer.call(RetailEndpoints.categories).map(\.name) == ["General merchandise"])
        await #expect(throws: APIError.notFound()) { try await customer.call(RetailEndpoints.items, RetailItemListRequest(id: costco.id)) }
        let catalog = try server.application.container.resolve(RetailCatalog.self)
        let now = server.clock.now
        let items = try await server.database.read { try catalog.items([item.id], at: now, in: $0) }
        #expect(items.map(\.available) == [false])
        #expect(try await managed("Costco").active == false)
    }

    @Test func `of two who change the same version one is refused`() async throws {
        let target = try await managed("Target")
        let change = RetailerChange(id: target.id, version: target.version, active: true, content: target.content)
        let outcomes = await withTaskGroup(of: String.self) { group in
            for _ in 0..<2 {
                group.addTask { [administrator] in
                    do throws(APIError) {
                        return "version \(try await administrator.call(RetailEndpoints.changeRetailer, change).version)"
                    } catch {
                        return error.code.rawValue
                    }
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(outcomes == ["version 2", "stale_version"])
    }

    @Test func `a name that there is and what is too much is named`() async throws {
        let target = try await managed("Target")
        let taken = await #expect(throws: APIError.self) {
            try await administrator.call(RetailEndpoints.createRetailer, RetailerContent(name: "Costco", category: "Clubs"))
        }
        #expect(taken?.status == 422 && taken?.fields.keys.sorted() == ["name"])
        let renamed = await #expect(throws: APIError.self) {
            try await administrator.call(
                RetailEndpoints.changeRetailer,
                RetailerChange(id: target.id, version: 1, active: true, content: RetailerContent(name: "Costco", category: "Clubs")))
        }
        #expect(renamed?.fields.keys.sorted() == ["content.name"])
        let wrong = await #expect(throws: APIError.self) {
            try await administrator.call(
                RetailEndpoints.createRetailer,
                RetailerContent(
                    name: " ", category: "", perks: Array(repeating: "Perk.", count: 11), deals: Array(repeating: "Deal.", count: 11),
                    stores: [StoreContent(address: "", latitude: 91, longitude: 0)]))
        }
        #expect(wrong?.status == 422)
        #expect(wrong?.fields.keys.sorted() == ["category", "deals", "name", "perks", "stores.0.address", "stores.0.latitude"])
        #expect(try await names() == ["Costco", "Target", "Walmart"])
    }

    @Test func `hours without control characters are taken, and one retailer more than a client lists is refused`() async throws {
        let wrong = await #expect(throws: APIError.self) {
            try await administrator.call(RetailEndpoints.createRetailer, RetailerContent(name: "Night Owl", category: "Groceries", hours: "8\u{7}9"))
        }
        #expect(wrong?.fields.keys.sorted() == ["hours"])
        try await server.database.write { transaction in
            for number in 4...100 {
                try transaction.insert(
                    into: "retail_retailer",
                    ["name": "Store \(number)", "category": "Groceries", "perks": try JSONColumn([String]()), "deals": try JSONColumn([String]())])
            }
        }
        let refused = await #expect(throws: APIError.self) {
            try await administrator.call(RetailEndpoints.createRetailer, RetailerContent(name: "One more", category: "Groceries"))
        }
        #expect(refused?.status == 409 && refused?.code == "too_many_retailers")
        #expect(try await administrator.call(RetailEndpoints.managedRetailers).count == 100)
    }

    @Test func `a retailer that there isn't is not found, and only administrators may`() async throws {
        await #expect(throws: APIError.notFound()) {
            try await administrator.call(RetailEndpoints.changeRetailer, RetailerChange(id: 999, version: 1, active: true, content: .sample))
        }
        for client in [customer, server.client(as: .dispatcher(3))] {
            let listed = await #expect(throws: APIError.self) { try await client.call(RetailEndpoints.managedRetailers) }
            let added = await #expect(throws: APIError.self) { try await client.call(RetailEndpoints.createRetailer, .sample) }
            #expect(listed?.status == 403 && added?.status == 403)
        }
    }
}
