import Blobs
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import RetailAPI
import ServerCore
import ServerTesting
import Testing

@testable import RetailServer

struct ItemEditingTests {
    private let server: TestServer
    private let blobs = MemoryBlobStore()
    private let person = Person(id: 1, name: "Ada Admin", roles: [.admin])
    private let administrator: APIClient
    private let customer: APIClient
    private let retailer: Int

    init() async throws {
        let blobs = blobs
        server = try await TestServer(plugins: [RetailServerPlugin()]) { $0.register((any BlobStore).self) { _ in blobs } }
        administrator = server.client(as: person)
        customer = server.client(as: .customer(7))
        retailer = try await administrator.call(RetailEndpoints.createRetailer, RetailerContent(name: "Corner", category: "Groceries")).id
    }

    private func create(_ content: ItemContent) async throws -> ManagedItem {
        try await administrator.call(RetailEndpoints.createItem, ItemCreation(id: retailer, content: content))
    }

    private let tea = ItemContent(sku: "T1", name: " Green tea ", category: "Drinks", regularCents: 499, memberCents: 399, details: "Loose leaf")

    @Test func `an item is added, found by words and number, and changed`() async throws {
        let item = try await create(tea)
        #expect(item.content.name == "Green tea" && item.version == 1 && item.priceCents == 499)
        let unnumbered = try await create(ItemContent(name: "Salt", category: "Pantry", regularCents: 99))
        #expect(unnumbered.content.sku == "item-\(unnumbered.id)")
        for query in ["gre", "T1", "leaf"] {
            let found = try await administrator.call(RetailEndpoints.managedItems, ManagedItemListRequest(id: retailer, query: query)).items
            #expect(found.map(\.id) == [item.id], "\(query)")
        }
        #expect(try await administrator.call(RetailEndpoints.managedItems, ManagedItemListRequest(id: retailer)).total == 2)
        let changed = try await administrator.call(
            RetailEndpoints.changeItem,
            ItemChange(id: item.id, version: 1, content: ItemContent(sku: "T1", name: "Black tea", category: "Drinks", regularCents: 599, available: false)))
        #expect(changed.version == 2 && changed.priceCents == 599 && changed.content.memberCents == nil && changed.content.details == nil)
        let shown = try await customer.call(RetailEndpoints.item, IDInput(id: item.id))
        #expect(shown.name == "Black tea" && !shown.available)
        #expect(server.audit.entries.map(\.action).suffix(3) == ["item_created", "item_created", "item_changed"])
    }

    @Test func `a change of what somebody else has changed is refused, and a number is given once`() async throws {
        let item = try await create(tea)
        _ = try await administrator.call(RetailEndpoints.changeItem, ItemChange(id: item.id, version: 1, content: tea))
        let stale = await #expect(throws: APIError.self) {
            try await administrator.call(RetailEndpoints.changeItem, ItemChange(id: item.id, version: 1, content: tea))
        }
        #expect(stale?.code == "stale_version")
        let taken = await #expect(throws: APIError.self) { try await create(tea) }
        #expect(taken?.fields.keys.sorted() == ["content.sku"])
    }

    @Test func `a price from a day on waits for it`() async throws {
        let item = try await create(tea)
        let day = CatalogReader.day(of: server.clock.now.addingTimeInterval(3 * 86_400), in: RetailServerPlugin.standardTimeZone)
        let content = ItemContent(sku: "T1", name: "Green tea", category: "Drinks", regularCents: 699, memberCents: 599, priceFrom: day)
        let changed = try await administrator.call(RetailEndpoints.changeItem, ItemChange(id: item.id, version: 1, content: content))
        #expect(changed.priceCents == 499 && changed.laterPrices == [ManagedItem.LaterPrice(startsOn: day, regularCents: 699, memberCents: 599)])
        server.clock.advance(by: .seconds(4 * 86_400))
        for job in try RetailServerPlugin().jobs(server.application.container) { try await job.run() }
        #expect(try await administrator.call(RetailEndpoints.managedItem, IDInput(id: item.id)).priceCents == 699)
        let error = await #expect(throws: APIError.self) {
            try await create(
                ItemContent(
                    name: "Rice", category: "Pantry", regularCents: 100,
                    priceFrom: CatalogReader.day(of: server.clock.now.addingTimeInterval(9 * 86_400), in: .gmt)))
        }
        #expect(error?.fields.keys.sorted() == ["content.priceFrom"])
    }

    @Test func `what makes no sense is refused by field`() async throws {
        let wrong: [(ItemContent, String)] = [
            (ItemContent(name: " ", category: "Drinks", regularCents: 1), "content.name"),
            (ItemContent(name: "x", category: "", regularCents: 1), "content.category"),
            (ItemContent(name: "x", category: "y", regularCents: 0), "content.regularCents"),
            (ItemContent(name: "=x", category: "y", regularCents: 1), "content.name"),
            (ItemContent(name: "x", category: "y", regularCents: 10, memberCents: 11), "content.memberCents"),
            (ItemContent(name: "x", category: "y", regularCents: 10, priceFrom: "soon"), "content.priceFrom"),
        ]
        for (content, field) in wrong {
            let error = await #expect(throws: APIError.self) { try await create(content) }
            #expect(error?.fields.keys.contains(field) == true, "\(content)")
        }
        await #expect(throws: APIError.forbidden()) { try await customer.call(RetailEndpoints.createItem, ItemCreation(id: retailer, content: tea)) }
        await #expect(throws: APIError.notFound()) { try await administrator.call(RetailEndpoints.createItem, ItemCreation(id: 999, content: tea)) }
    }

    // MARK: Pictures

    private static let png =
        Data(
            base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==") ?? Data()

    private func send(_ data: Data, to item: Int, as person: Person, type: String = "image/png") async -> ServerResponse {
        let fields: HTTPFields = [.authorization: "Bearer \(TestAuthenticator.token(for: person))", .contentType: type]
        let head = HTTPRequest(method: .post, scheme: "http", authority: "test", path: "/api/v1/retail/items/\(item)/picture", headerFields: fields)
        return await server.application.respond(to: ServerRequest(head: head, body: data, remoteAddress: "test"))
    }

    @Test func `a picture is shown to customers, kept by its address, and replaced`() async throws {
        let item = try await create(tea)
        #expect(await send(Self.png, to: item.id, as: person).status == .ok)
        let path = try #require(try await customer.call(RetailEndpoints.item, IDInput(id: item.id)).picture)
        let shown = await server.send(.get, "/api/v1\(path)", as: .customer(7))
        #expect(shown.status == .ok && shown.headerFields[.contentType] == "image/png")
        #expect(shown.headerFields[.cacheControl] == ServedFile.lasting)
        let other = await server.send(.get, "/api/v1/retail/items/\(item.id)/picture?v=00000000", as: .customer(7))
        #expect(other.headerFields[.cacheControl] != ServedFile.lasting)
        let removed = try await administrator.call(RetailEndpoints.removePicture, IDInput(id: item.id))
        #expect(removed.picture == nil)
        #expect(await server.send(.get, "/api/v1\(path)", as: .customer(7)).status == .notFound)
        server.clock.advance(by: .seconds(3_601))
        for job in try RetailServerPlugin().jobs(server.application.container) { try await job.run() }
        let waiting = try await server.database.read { try $0.values(String.self, "SELECT blob FROM retail_picture_removal") }
        #expect(waiting.isEmpty)
    }

    @Test func `what is no picture is refused, and only administrators send any`() async throws {
        let item = try await create(tea)
        #expect(await send(Data("hello".utf8), to: item.id, as: person).status == .unsupportedMediaType)
        #expect(await send(Self.png.prefix(40), to: item.id, as: person).status == .unprocessableContent)
        #expect(await send(Self.png, to: 999, as: person).status == .notFound)
        #expect(await send(Self.png, to: item.id, as: .customer(7)).status == .forbidden)
        #expect(try await customer.call(RetailEndpoints.item, IDInput(id: item.id)).picture == nil)
    }
}
