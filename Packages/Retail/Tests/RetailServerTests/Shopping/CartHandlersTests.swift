import Core
import Networking
import Persistence
import RetailAPI
import RetailServer
import ServerCore
import ServerTesting
import Testing

struct CartHandlersTests {
    private let server: TestServer
    private let customer: APIClient

    init() async throws {
        server = try await TestServer(plugins: [RetailServerPlugin()])
        customer = server.client(as: .customer(7))
        try await server.application.seed()
    }

    private func items(_ available: Bool = true) async throws -> [RetailItem] {
        try await customer.call(RetailEndpoints.search, ItemSearchRequest(limit: 100)).items.filter { $0.available == available }
    }

    @Test func `a cart keeps items of several retailers, with wishes and notes`() async throws {
        let all = try await items()
        let first = all[0]
        let second = try #require(all.first { $0.retailerID != first.retailerID })
        _ = try await customer.call(RetailEndpoints.changeCart, CartChange(id: first.id, quantity: 2))
        let cart = try await customer.call(RetailEndpoints.changeCart, CartChange(id: second.id, quantity: 1, substitution: .similar, note: "The blue one"))
        #expect(cart.subtotalCents == 2 * first.priceCents + second.priceCents && cart.count == 3 && cart.isOrderable)
        #expect(cart.lines.first { $0.item.id == first.id }?.substitution == .leaveOut)
        let line = try #require(cart.lines.first { $0.item.id == second.id })
        #expect(line.substitution == .similar && line.note == "The blue one" && line.quantity == 1)
        // Another number leaves the wish and the note as they are; an empty note removes it.
        let more = try await customer.call(RetailEndpoints.changeCart, CartChange(id: second.id, quantity: 5))
        let changed = try #require(more.lines.first { $0.item.id == second.id })
        #expect(changed.quantity == 5 && changed.substitution == .similar && changed.note == "The blue one")
        let plain = try await customer.call(RetailEndpoints.changeCart, CartChange(id: second.id, quantity: 5, substitution: .call, note: ""))
        let called = try #require(plain.lines.first { $0.item.id == second.id })
        #expect(called.substitution == .call && called.note == nil)
        #expect(try await customer.call(RetailEndpoints.cart) == plain)
    }

    @Test func `nobody sees or changes another person's cart`() async throws {
        let item = try #require(try await items().first)
        _ = try await customer.call(RetailEndpoints.changeCart, CartChange(id: item.id, quantity: 2))
        let other = server.client(as: .customer(8))
        #expect(try await other.call(RetailEndpoints.cart) == RetailCart())
        _ = try await other.call(RetailEndpoints.changeCart, CartChange(id: item.id, quantity: 0))
        _ = try await other.call(RetailEndpoints.emptyCart)
        #expect(try await customer.call(RetailEndpoints.cart).count == 2)
    }

    @Test func `an item is taken out by a quantity of nothing, and a cart emptied`() async throws {
        let all = try await items()
        for item in all.prefix(3) { _ = try await customer.call(RetailEndpoints.changeCart, CartChange(id: item.id, quantity: 1)) }
        #expect(try await customer.call(RetailEndpoints.changeCart, CartChange(id: all[0].id, quantity: 0)).lines.map(\.item.id).contains(all[0].id) == false)
        _ = try await customer.call(RetailEndpoints.emptyCart)
        #expect(try await customer.call(RetailEndpoints.cart) == RetailCart())
    }

    @Test func `unknown items, items that are gone, and wrong numbers are refused`() async throws {
        await #expect(throws: APIError.notFound()) { try await customer.call(RetailEndpoints.changeCart, CartChange(id: 9_999, quantity: 1)) }
        let gone = try #require(try await items(false).first)
        let error = await #expect(throws: APIError.self) { try await customer.call(RetailEndpoints.changeCart, CartChange(id: gone.id, quantity: 1)) }
        #expect(error?.code == "item_unavailable")
        for quantity in [-1, 100] {
            let error = await #expect(throws: APIError.self) { try await customer.call(RetailEndpoints.changeCart, CartChange(id: 1, quantity: quantity)) }
            #expect(error?.fields.keys.contains("quantity") == true)
        }
    }

    @Test func `an item that is gone since stays in the cart, says so, and isn't counted`() async throws {
        let item = try #require(try await items().first)
        _ = try await customer.call(RetailEndpoints.changeCart, CartChange(id: item.id, quantity: 2))
        try await server.database.write { _ = try $0.execute("UPDATE retail_item SET available = \(false) WHERE id = \(item.id)") }
        let cart = try await customer.call(RetailEndpoints.cart)
        #expect(cart.lines.map(\.item.available) == [false] && cart.subtotalCents == 0 && !cart.isOrderable)
    }

    @Test func `a retailer's minimum says how much is missing`() async throws {
        let item = try #require(try await items().first)
        try await server.database.write { _ = try $0.execute("UPDATE retail_retailer SET minimum_cents = 100000 WHERE id = \(item.retailerID)") }
        let cart = try await customer.call(RetailEndpoints.changeCart, CartChange(id: item.id, quantity: 1))
        #expect(cart.shortfalls.map(\.missingCents) == [100_000 - item.priceCents] && !cart.isOrderable)
    }

    @Test func `two changes at the same time leave one line`() async throws {
        let item = try #require(try await items().first)
        try await withThrowingTaskGroup { group in
            for quantity in 1...8 {
                group.addTask { [customer] in _ = try await customer.call(RetailEndpoints.changeCart, CartChange(id: item.id, quantity: quantity)) }
            }
            try await group.waitForAll()
        }
        #expect(try await customer.call(RetailEndpoints.cart).lines.count == 1)
    }
}
