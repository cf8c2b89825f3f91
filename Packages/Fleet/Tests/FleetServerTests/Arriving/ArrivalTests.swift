import Core
import CoreTesting
import FleetAPI
import Foundation
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import FleetServer

struct ArrivalTests {
    /// Ten in the morning in California.
    private let start = Date(timeIntervalSince1970: 1_767_290_400)

    private func server() async throws -> TestServer {
        try await TestServer(plugins: [FakeOrders(), FleetServerPlugin()])
    }

    /// Stores a finished job whose customer was visited after some minutes.
    private func finish(
        _ kind: JobKind, order: Int, minutes: Int, area: String = "Irvine", window: Bool = false, isDone: Bool = true, in transaction: Transaction
    ) throws {
        let job = try transaction.insert(
            into: "fleet_job",
            [
                "order_id": order, "order_sequence": 1, "customer_id": 7, "kind": kind.rawValue, "status": "finished", "area": area, "pay_cents": 1,
                "boost_cents": 0, "currency": "USD", "distance_meters": 1, "duration_seconds": 1, "bags": 1, "created_at": start,
            ])
        let visit = start.addingTimeInterval(Double(minutes) * 60)
        for (position, place) in ["customer", "plant"].enumerated() {
            _ = try transaction.insert(
                into: "fleet_stop",
                [
                    "job_id": job, "position": position, "kind": "pickup", "place": place, "address": "", "latitude": 0.0, "longitude": 0.0,
                    "window_start": window && place == "customer" ? start : nil, "status": isDone ? "done" : "failed",
                    "changed_at": place == "customer" ? visit : start.addingTimeInterval(300),
                ])
        }
    }

    private func wait(_ server: TestServer, _ kind: JobKind, area: String = "Irvine", hours: Double = 0) async throws -> [TimeInterval]? {
        let directory = try server.application.container.resolve(ArrivalDirectory.self)
        let time = start.addingTimeInterval(hours * 3600)
        let wait = try await server.database.read { transaction in
            kind == .pickup ? try directory.pickup(in: area, at: time, in: transaction) : try directory.delivery(in: area, at: time, in: transaction)
        }
        return wait.map { [$0.median, $0.late] }
    }

    @Test func `nothing is learned from nine jobs, and the median and four of five from ten`() async throws {
        let server = try await server()
        try await server.database.write { transaction in
            for number in 1...9 { try finish(.pickup, order: number, minutes: number * 10, in: transaction) }
            try ArrivalLearning.run(in: transaction)
        }
        #expect(try await wait(server, .pickup) == nil)
        try await server.database.write { transaction in
            try finish(.pickup, order: 10, minutes: 100, in: transaction)
            try ArrivalLearning.run(in: transaction)
        }
        server.clock.advance(by: .seconds(1))
        #expect(try await wait(server, .pickup) == [50 * 60, 80 * 60])
        // Another hour, area or kind has its own figures.
        #expect(try await wait(server, .pickup, hours: 1) == nil)
        #expect(try await wait(server, .pickup, area: "Tustin") == nil)
        #expect(try await wait(server, .delivery) == nil)
    }

    @Test func `a delivery's wait begins at the plant`() async throws {
        let server = try await server()
        try await server.database.write { transaction in
            for number in 1...10 { try finish(.delivery, order: number, minutes: 25, in: transaction) }
            try ArrivalLearning.run(in: transaction)
        }
        #expect(try await wait(server, .delivery) == [20 * 60, 20 * 60])
    }

    @Test func `windows and failed visits tell nothing`() async throws {
        let server = try await server()
        try await server.database.write { transaction in
            for number in 1...10 { try finish(.pickup, order: number, minutes: 25, window: true, in: transaction) }
            for number in 11...20 { try finish(.pickup, order: number, minutes: 25, isDone: false, in: transaction) }
            try ArrivalLearning.run(in: transaction)
        }
        #expect(try await wait(server, .pickup) == nil)
    }
}
