import Core
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

struct PagesTests {
    /// Returns the page's bytes as the API sends them.
    private func body(_ orders: OrdersTestServer, _ person: Person, language: String = "en", query: String = "limit=20") async throws -> Data {
        let response = await orders.server.send(.get, "/api/v1/orders?" + query, as: person, headerFields: [.acceptLanguage: language])
        #expect(response.status == .ok)
        return response.body
    }

    /// Reads a page of customer 7 through `pages`, and returns the number of statements.
    private func statements(_ pages: OrderPages, _ orders: OrdersTestServer) async throws -> Int {
        try await orders.server.database.read { transaction in
            var count = 0
            _ = try transaction.observed(by: { _, _ in count += 1 }) { observed in
                try pages.page(OrderListRequest(), of: .customer(7), for: .customer(7), in: observed) { _ in
                    try EncodedJSON(try OrderRepository().heads(OrderListRequest(), of: .customer(7), count: 20, offset: 0, in: observed).map(\.version))
                }
            }
            return count
        }
    }

    @Test func `a page that didn't change takes one statement, and is made again after each change`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        let pages = OrderPages()
        #expect(try await statements(pages, orders) == 2)
        #expect(try await statements(pages, orders) == 1)
        _ = try await orders.place(by: 8)
        #expect(try await statements(pages, orders) == 1)
        _ = try await orders.place()
        #expect(try await statements(pages, orders) == 2)
        try await orders.assign(id)
        #expect(try await statements(pages, orders) == 2)
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.update, OrderUpdate(id: id, notes: "Gate 12"))
        #expect(try await statements(pages, orders) == 2)
        #expect(try await statements(pages, orders) == 1)
    }

    @Test func `a change by another writer, which knows nothing of the pages, is seen`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        let before = try await body(orders, .customer(7))
        #expect(try await body(orders, .customer(7)) == before)
        try await orders.server.database.write { transaction in
            _ = try transaction.execute("UPDATE orders_order SET notes = 'From outside', version = version + 1 WHERE id = \(id)")
        }
        let after = try await body(orders, .customer(7))
        #expect(String(decoding: after, as: UTF8.self).contains("From outside"))
    }

    @Test func `a change that is undone leaves the page as it was`() async throws {
        struct Refusal: Error {}
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        let before = try await body(orders, .customer(7))
        await #expect(throws: Refusal.self) {
            try await orders.server.database.write { transaction in
                _ = try transaction.execute("UPDATE orders_order SET notes = 'Never', version = version + 1 WHERE id = \(id)")
                throw Refusal()
            }
        }
        #expect(try await body(orders, .customer(7)) == before)
    }

    @Test func `an order that changes its customer leaves one list and enters the other`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        _ = try await orders.place(by: 8)
        func ids(_ customer: Int) async throws -> [Int] {
            try await orders.client(.customer(customer)).call(OrdersEndpoints.list, OrderListRequest()).items.map(\.id)
        }
        let (seven, eight) = (try await ids(7), try await ids(8))
        try await orders.server.database.write { _ = try $0.execute("UPDATE orders_order SET customer_id = 8 WHERE id = \(id)") }
        #expect(try await ids(7) == seven.filter { $0 != id })
        #expect(try await ids(8) == (eight + [id]).sorted(by: >))
    }

    @Test func `nobody gets another's page, nor one for another request or language`() async throws {
        let orders = try await OrdersTestServer()
        for customer in [7, 7, 8] { _ = try await orders.place(by: customer) }
        var bodies: Set<Data> = []
        for _ in 0..<2 {
            bodies.insert(try await body(orders, .customer(7)))
            bodies.insert(try await body(orders, .customer(8)))
            bodies.insert(try await body(orders, .customer(7), language: "pl"))
            bodies.insert(try await body(orders, .customer(7), query: "limit=1"))
            bodies.insert(try await body(orders, .customer(7), query: "limit=1&page=2"))
            bodies.insert(try await body(orders, .customer(7), query: "status=canceled"))
        }
        #expect(bodies.count == 6)
        #expect(try await orders.client(.customer(8)).call(OrdersEndpoints.list, OrderListRequest()).items.allSatisfy { $0.customerID == 8 })
    }

    @Test func `the pages that are kept are bounded`() async throws {
        let orders = try await OrdersTestServer()
        let pages = OrderPages(capacity: 100)
        for number in 1...50 {
            try await orders.server.database.read { transaction in
                _ = try pages.page(OrderListRequest(page: number), of: .customer(7), for: .customer(7), in: transaction) { _ in
                    try EncodedJSON([String](repeating: "order", count: 5))
                }
            }
            #expect(pages.count <= 4)
        }
    }
}
