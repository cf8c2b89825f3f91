import Core
import Foundation
import Persistence
import PersistenceTesting
import ServerCore
import Testing

@testable import AppServer

/// The migrations that made tables leaner, on a database with rows.
struct LeanTablesTests {
    private static let plugins = ServerPlugins.all + ServerPlugins.platform
    private let type = EventType<Int>("test.happened")
    private let events = EventLog(clock: SystemClock())

    private func migrated() async throws -> TestDatabase {
        let all = Application.migrations(of: Self.plugins)
        let database = try await TestDatabase(.chosen, plugins: all.map { ($0.name, Array($0.migrations.prefix { $0.name != "leaner tables" })) })
        try await database.write { transaction in
            for number in 1...3 { try insertOrder(number, in: transaction) }
            try transaction.execute("INSERT INTO core_aggregate (aggregate, aggregate_id, sequence) VALUES ('order', 1, 2), ('bell', 7, 9)")
            try transaction.execute(
                """
                INSERT INTO core_idempotency (key, person_id, fingerprint, answer, created_at) VALUES ('a', 1, 'f', '{}', 1), ('b', 2, 'g', '{}', 2)
                """)
        }
        let pending = try await Migrator(database).migrate(plugins: all)
        #expect(Set(pending.map(\.plugin)) == ["core", "orders", "fleet"])
        return database
    }

    /// Inserts an order with a transition, a job and its stop, as the version before did.
    private func insertOrder(_ number: Int, in transaction: Transaction) throws {
        let order = try transaction.insert(
            into: "orders_order",
            [
                "customer_id": 7, "stage": "accepted", "status": "inProgress", "stage_since": number, "sequence": 2, "version": 2, "bags": number,
                "pickup_mode": "ASAP", "address": "{}", "service_area": "Irvine", "preferences": "{}", "retail_items": "[]", "price": "{}",
                "created_at": number, "updated_at": number,
            ])
        try transaction.execute(
            """
            INSERT INTO orders_transition (order_id, sequence, from_stage, to_stage, role, driver_id, server_time, proof_ids)
            VALUES (\(order), 1, 'draft', 'placed', 'customer', \(number == 2 ? 5 : nil), 1, '[]')
            """)
        try transaction.execute(
            "INSERT INTO fleet_order (order_id, stage, sequence, due_at, delivered_at) VALUES (\(order), 'accepted', 2, 100, \(number == 3 ? 200 : nil))")
        let job = try transaction.insert(
            into: "fleet_job",
            [
                "order_id": order, "order_sequence": 2, "customer_id": 7, "kind": "pickup", "status": "offered", "area": "Irvine", "pay_cents": 1,
                "boost_cents": 0, "currency": "USD", "distance_meters": 1, "duration_seconds": 1, "bags": 1, "created_at": 1,
            ])
        try transaction.execute(
            """
            INSERT INTO fleet_stop (job_id, position, kind, place, address, latitude, longitude, status)
            VALUES (\(job), 0, 'pickup', 'customer', '', 0, 0, 'pending')
            """)
    }

    private func numbers(_ database: TestDatabase, _ sql: SQL) async throws -> [Int] { try await database.read { try $0.values(Int.self, sql) } }

    @Test func `rows stay as they are, and the file is sound`() async throws {
        let database = try await migrated()
        #expect(try await numbers(database, "SELECT bags FROM orders_order ORDER BY id") == [1, 2, 3])
        #expect(try await numbers(database, "SELECT order_id FROM orders_transition ORDER BY id") == [1, 2, 3])
        #expect(try await numbers(database, "SELECT order_id FROM orders_transition WHERE driver_id = 5") == [2])
        #expect(try await numbers(database, "SELECT order_id FROM fleet_order ORDER BY order_id") == [1, 2, 3])
        #expect(try await numbers(database, "SELECT order_id FROM fleet_order WHERE delivered_at >= 150") == [3])
        #expect(try await numbers(database, "SELECT job_id FROM fleet_stop ORDER BY id") == [1, 2, 3])
        #expect(try await numbers(database, "SELECT sequence FROM core_aggregate ORDER BY sequence") == [2, 9])
        #expect(try await numbers(database, "SELECT person_id FROM core_idempotency ORDER BY key") == [1, 2])
        try await database.check()
    }

    @Test func `ids and the numbers of events go on`() async throws {
        let database = try await migrated()
        try await database.write { [events, type] transaction in
            try insertOrder(4, in: transaction)
            for id in [7, 8] { try events.append(type, 1, aggregate: "bell", id: id, topics: [], in: transaction) }
        }
        #expect(try await numbers(database, "SELECT sequence FROM core_event ORDER BY id DESC LIMIT 2") == [1, 10])
        #expect(try await numbers(database, "SELECT id FROM orders_order ORDER BY id") == [1, 2, 3, 4])
        #expect(try await numbers(database, "SELECT id FROM fleet_job ORDER BY id") == [1, 2, 3, 4])
    }

    @Test(.enabled(if: TestEngine.chosen == .sqlite, "PostgreSQL's sequences cost no table."))
    func `tables of orders and jobs keep no last id apart, the log does`() async throws {
        let database = try await migrated()
        let tables = try await database.read { try $0.values(String.self, "SELECT name FROM sqlite_schema WHERE sql LIKE '%AUTOINCREMENT%'") }
        let lean = ["core_aggregate", "core_idempotency", "orders_order", "orders_transition", "fleet_order", "fleet_job", "fleet_stop", "fleet_answer"]
        #expect(Set(tables).isDisjoint(with: lean))
        #expect(tables.contains("core_event") && tables.contains("orders_quote"))
    }
}
