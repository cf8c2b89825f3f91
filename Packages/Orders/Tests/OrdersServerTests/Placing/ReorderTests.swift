import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

struct ReorderTests {
    @Test func `the same is ordered again at the prices of today, once for each key`() async throws {
        let orders = try await OrdersTestServer()
        var request = OrdersTestServer.request
        request.retailItems = [RetailItemRequest(itemID: 1, quantity: 2, note: "green")]
        let customer = orders.client(.customer(7))
        let wash = LaundryPreferences(detergent: .fragranceFree)
        let first = try await customer.call(OrdersEndpoints.create, CreateOrder(request, preferences: wash, notes: "Gate 12"))
        try await orders.server.database.write { transaction in
            _ = try transaction.execute("UPDATE orders_order SET price = \(try JSONColumn(Price(lines: [], priceBookVersion: 1))) WHERE id = \(first.id)")
        }
        var ids: Set<Int> = []
        for _ in 1...3 {
            let again = try await customer.call(OrdersEndpoints.reorder, Reorder(id: first.id), idempotencyKey: "again")
            ids.insert(again.id)
            #expect((again.bags, again.pickupMode, again.stage, again.notes) == (2, .asap, .accepted, "Gate 12"))
            #expect(again.preferences == wash && again.retailItems == first.retailItems && again.address == first.address)
            #expect(again.price == first.price)
        }
        #expect(ids.count == 1 && !ids.contains(first.id))
    }

    @Test func `it can be scheduled, and what placing refuses is refused`() async throws {
        let orders = try await OrdersTestServer()
        let (customer, id) = (orders.client(.customer(7)), try await orders.place().id)
        let start = orders.server.clock.now.addingTimeInterval(7200)
        let window = TimeWindow(start: start, end: start.addingTimeInterval(7200))
        let again = try await customer.call(OrdersEndpoints.reorder, Reorder(id: id, pickupMode: .scheduled, window: window))
        #expect((again.pickupMode, again.window) == (.scheduled, window))
        let without = try await failure { try await customer.call(OrdersEndpoints.reorder, Reorder(id: id, pickupMode: .scheduled)) }
        #expect(without?.fields.keys.sorted() == ["window"])
        #expect(try await failure { try await customer.call(OrdersEndpoints.reorder, Reorder(id: 999)) }?.status == 404)
    }
}
