import Core
import Foundation
import Networking
import OrdersAPI
import Persistence
import PersistenceSQLite
import ServerCore
import Testing

@testable import AppServer

/// Backups of earlier schemas, which lie in `Tests/Fixtures`.
struct FixtureTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Tests/Fixtures").standardizedFileURL

    private func unpack(_ name: String, to file: URL) throws {
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc", Self.fixtures.appending(path: "\(name).sqlite.gz").path]
        process.standardOutput = try FileHandle(forWritingTo: file)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// The things whose events have a gap, or another last number than the row that numbers them.
    private func gaps(_ database: any Database) async throws -> Int {
        try await database.read { transaction in
            try transaction.value(
                Int.self,
                """
                SELECT COUNT(*) FROM (
                    SELECT event.aggregate FROM core_event AS event
                    JOIN core_aggregate AS thing ON thing.aggregate = event.aggregate AND thing.aggregate_id = event.aggregate_id
                    GROUP BY event.aggregate, event.aggregate_id, thing.sequence
                    HAVING MAX(event.sequence) <> COUNT(*) OR MAX(event.sequence) <> thing.sequence
                ) AS broken
                """)
        }
    }

    @Test func `every backup is tested`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.path).filter { $0.hasSuffix(".sqlite.gz") }
        #expect(names.sorted() == ["2026-11-a.sqlite.gz", "2026-11-b.sqlite.gz"])
    }

    @Test(arguments: ["2026-11-a", "2026-11-b"])
    func `a backup of an earlier schema restores, migrates, and is served`(name: String) async throws {
        try await TemporaryFolder.with { folder in
            let backup = folder.appending(path: "backup.sqlite")
            try unpack(name, to: backup)
            let settings = try TemporaryFolder.settings(folder.appending(path: "data"))
            try DataFolder.prepare(settings)
            try SQLiteFile.restore(backup.path, to: try settings.requiredDatabaseFile.path)
            let server = try await Bootstrap.compose(settings)
            #expect(try await !server.migrate().isEmpty)
            #expect(try await server.pendingMigrations().isEmpty)
            try await server.database.check()
            let places = try await server.database.read {
                try $0.value(Int.self, "SELECT COUNT(*) FROM core_event WHERE payload LIKE '%addressLine%' OR payload LIKE '%latitude%'")
            }
            #expect(places == 0)
            let customer = try await server.client(as: "customer")
            let orders = try await customer.call(OrdersEndpoints.list, OrderListRequest())
            #expect(orders.items.map(\.bags) == [3, 2, 1])
            #expect(try await gaps(server.database) == 0)
            // Numbers go on where they were, and subscribers where they had come to.
            let order = try #require(orders.items.last)
            _ = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: order.id, reason: "changed my mind"))
            // Then the events that subscribers append: the withdrawn job, which changes the board.
            for _ in 0..<2 { await server.application.deliverEvents() }
            #expect(try await gaps(server.database) == 0)
            #expect(try await server.application.subscriberProgress().allSatisfy { $0.waiting == 0 })
            try await server.close()
        }
    }
}
