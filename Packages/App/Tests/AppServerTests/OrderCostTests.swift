import Core
import Foundation
import Networking
import OrdersAPI
import Persistence
import PersistenceTesting
import Synchronization
import Testing

@testable import AppServer
@testable import ServerCore

/// Counts the database work of an order, from the request until every subscriber is done and its progress is stored. Four statements and five round
/// trips are of the notification that it was accepted, which is written after the commit: the fifth asks who has browsers to push to.
struct OrderCostTests {
    private let order = CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample))

    /// Places orders in the product and returns what was counted meanwhile for the cheapest: at least 30 orders, since what holds for a second is read once,
    /// and up to 500 until one is within the bound, since on PostgreSQL the log is read again while transactions of other tests are open.
    private func cost(on database: TestDatabase, _ settings: [String: String] = [:], within bound: Int = .max, _ count: @escaping () -> [String])
        async throws -> [String]
    {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "none"].merging(settings) { $1 }, on: database)
        let customer = try await server.client(as: "customer")
        var costs: [[String]] = []
        while costs.count < 30 || costs.count < 500 && costs.allSatisfy({ $0.count > bound }) {
            let before = count().count
            _ = try await customer.call(OrdersEndpoints.create, order, idempotencyKey: SystemRandomSource().hexadecimal(byteCount: 8))
            await server.application.deliverEvents()
            await server.application.dispatcher.saveProgress()
            costs.append(Array(count().dropFirst(before)))
        }
        return try #require(costs.min { $0.count < $1.count })
    }

    @Test(.enabled(if: TestEngine.chosen == .sqlite, "PostgreSQL has no single writer."))
    func `an order takes at most 30 statements of the writer, and one more where open orders are limited`() async throws {
        #expect(try await statements([:], within: 30) <= 30)
        // Limits as in production, but high enough for the orders of this test.
        #expect(try await statements(["OPEN_ORDERS_AT_FIRST": "1000", "OPEN_ORDERS": "1000"], within: 31) <= 31)
    }

    @Test(.enabled(if: TestEngine.chosen == .sqlite, "PostgreSQL has no single writer."))
    func `an order that is paid for takes at most 8 statements more, besides the fake provider's own three`() async throws {
        #expect(try await statements(["PAYMENT_GATEWAY": "fake"]) - statements([:]) <= 8 + 3)
    }

    private func statements(_ settings: [String: String], within bound: Int = .max) async throws -> Int {
        let database = try await TestDatabase(.sqlite)
        let statements = Mutex<[String]>([])
        database.traceWrites { statement in
            // SQLite names a trigger before the statements that it runs.
            if !statement.hasPrefix("-- TRIGGER") { statements.withLock { $0.append(statement) } }
        }
        let cost = try await cost(on: database, settings, within: bound) { statements.withLock { $0 } }
        // Printed, since a count alone doesn't tell which statement is new.
        print(cost.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(100) }.joined(separator: "\n"))
        return cost.count
    }

    @Test(.enabled(if: TestEngine.chosen == .postgres, "A file takes no round trips."))
    func `an order takes at most 22 round trips to PostgreSQL`() async throws {
        let database = try await TestDatabase(.postgres)
        let bound = 22
        let cost = try await cost(on: database, within: bound) { Array(repeating: "", count: database.roundTrips) }
        #expect(cost.count <= bound)
    }
}
