import Core
import FleetAPI
import Foundation
import Persistence
import PersistenceTesting
import ServerTesting
import Testing

@testable import FleetServer

/// A database in the middle of offers, as the version before rounds left it.
struct RoundMigrationTests {
    private func migrated() async throws -> TestDatabase {
        let before = Array(FleetMigrations.all.prefix { $0.number < 8 })
        let database = try await TestDatabase(.chosen, plugins: [("fleet", before)])
        try await database.write { transaction in
            try transaction.execute(
                "INSERT INTO fleet_driver (person_id, name, is_online, since) VALUES (1, 'Dan', \(true), 1000), (2, 'Eva', \(false), NULL)")
            for (job, status) in [(1, JobStatus.offered), (2, .accepted), (3, .offered)] {
                let id = try transaction.insert(
                    into: "fleet_job",
                    [
                        "order_id": job, "order_sequence": 2, "customer_id": 7, "kind": "pickup", "status": status.rawValue, "area": "Irvine",
                        "pay_cents": 1, "boost_cents": 0, "currency": "USD", "distance_meters": 1, "duration_seconds": 1, "bags": 1, "created_at": 1000,
                    ])
                try transaction.execute(
                    """
                    INSERT INTO fleet_stop (job_id, position, kind, place, address, latitude, longitude, status)
                    VALUES (\(id), 0, 'pickup', 'customer', '', 33.5, -117.5, 'pending'), (\(id), 1, 'dropoff', 'plant', '', 1.0, 1.0, 'pending')
                    """)
            }
            try transaction.execute(
                """
                INSERT INTO fleet_offer (job_id, driver_id, round, status, offered_at, expires_at, answered_at) VALUES
                (1, 1, 1, 'expired', 1, 2, NULL), (1, 1, 2, 'offered', 3, 4, NULL), (1, 2, 1, 'declined', 1, 2, 2),
                (2, 1, 1, 'accepted', 1, 2, 2), (2, 2, 1, 'withdrawn', 1, 2, 2)
                """)
        }
        try await Migrator(database).migrate(plugins: [("fleet", FleetMigrations.all)])
        return database
    }

    @Test func `jobs on offer are offered again, and answers stay`() async throws {
        let database = try await migrated()
        let repository = RoundRepository()
        let open = try await database.read { transaction in
            try repository.open(to: 1, near: nil, limit: 20, at: Date(timeIntervalSince1970: 5), in: transaction)
        }
        #expect(open.map(\.jobID) == [1, 3] && open.map(\.round) == [3, 1])
        #expect(open.map(\.place) == Array(repeating: Coordinate(latitude: 33.5, longitude: -117.5), count: 2))
        #expect(open.allSatisfy { $0.drivers.isEmpty && $0.reasons.isEmpty && $0.expiresAt == RoundRepository.waiting })
        // Who declined the job before isn't asked again.
        let others = try await database.read { transaction in
            try repository.open(to: 2, near: nil, limit: 20, at: Date(timeIntervalSince1970: 5), in: transaction)
        }
        #expect(others.map(\.jobID) == [3])
        let answers = try await database.read { try $0.values(String.self, "SELECT answer FROM fleet_answer ORDER BY id") }
        #expect(answers == ["unanswered", "declined", "accepted"])
        let waiting = try await database.read { try repository.waiting(limit: 20, in: $0) }
        #expect(waiting == [1, 3])
    }

    @Test func `drivers stay online, and count as there since they went online`() async throws {
        let database = try await migrated()
        let drivers = try await database.read { transaction in
            (try DriverRepository().find(1, in: transaction), try DriverRepository().idle([1, 2], in: transaction))
        }
        #expect(drivers.0?.isFree == true && drivers.0?.offlineReason == nil)
        #expect(drivers.1 == [1: Date(timeIntervalSince1970: 1)])
    }

    @Test func `a job that a node of the version before opens gets a round, one that it gives away loses it`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        let (first, second) = (try await server.acceptedOrder(), try await server.acceptedOrder())
        try await server.server.database.write { transaction in
            try transaction.execute("DELETE FROM fleet_round WHERE job_id = (SELECT id FROM fleet_job WHERE order_id = \(first))")
            try transaction.execute("UPDATE fleet_job SET status = 'accepted', driver_id = 9 WHERE order_id = \(second)")
        }
        #expect(try await driver.jobs().isEmpty)
        try await server.wait(.seconds(40))
        #expect(try await driver.jobs().map(\.orderID) == [first])
        #expect(try await server.count("fleet_round WHERE closed_at IS NULL") == 1)
    }
}
