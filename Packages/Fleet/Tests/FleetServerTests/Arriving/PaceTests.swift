import Core
import CoreTesting
import FleetAPI
import Foundation
import Persistence
import ServerTesting
import Testing

@testable import FleetServer

/// The pace of drivers, as it is learned from what they did.
struct PaceTests {
    private let settings = FleetSettings(metersPerSecond: 10)
    private let start = Date(timeIntervalSince1970: 1_767_290_400)

    /// Stores finished deliveries of one driver: three minutes at the plant, a drive of 4.8 km in ten minutes, and two minutes at the door; each begins when the
    /// one before ended, and was known before.
    private func deliver(_ count: Int, isDone: Bool = true, in transaction: Transaction) throws {
        for number in 0..<count {
            let time = start.addingTimeInterval(Double(number) * 25 * 60)
            let job = try transaction.insert(
                into: "fleet_job",
                [
                    "order_id": number + 1, "order_sequence": 1, "customer_id": 7, "kind": JobKind.delivery.rawValue, "status": "finished", "driver_id": 1,
                    "area": "Irvine", "pay_cents": 1, "boost_cents": 0, "currency": "USD", "distance_meters": 1, "duration_seconds": 1, "bags": 1,
                    "created_at": start, "accepted_at": start,
                ])
            let door = Coordinate(latitude: settings.plant.latitude + 4800 / 111_195, longitude: settings.plant.longitude)
            for (position, stop) in [(settings.plant, 0.0, 3.0), (door, 13, 15)].enumerated() {
                _ = try transaction.insert(
                    into: "fleet_stop",
                    [
                        "job_id": job, "position": position, "kind": position == 0 ? "pickup" : "dropoff", "place": position == 0 ? "plant" : "customer",
                        "address": "", "latitude": stop.0.latitude, "longitude": stop.0.longitude, "status": isDone ? "done" : "failed",
                        "arrived_at": time.addingTimeInterval(stop.1 * 60), "changed_at": time.addingTimeInterval(stop.2 * 60),
                    ])
            }
        }
    }

    private func learned(_ server: FleetTestServer) async throws -> DrivingPace {
        try await server.server.database.write { [settings] transaction in
            try PaceLearning.run(settings, in: transaction)
            return try PaceLearning.pace(settings, in: transaction)
        }
    }

    @Test func `speed and stops are measured from finished jobs`() async throws {
        let server = try await FleetTestServer(settings: settings)
        try await server.server.database.write { transaction in try deliver(12, in: transaction) }
        let pace = try await learned(server)
        // Back from each door in ten minutes, too.
        #expect(abs(pace.metersPerSecond - 8) < 0.02)
        #expect(pace.secondsAtPlant == 180 && pace.secondsAtDoor == 120)
        // Nobody has been to a store.
        #expect(pace.secondsAtStore == 900)
    }

    @Test(arguments: [(9, true), (20, false)]) func `few jobs and failed visits tell nothing`(count: Int, isDone: Bool) async throws {
        let server = try await FleetTestServer(settings: settings)
        // Nine jobs have more than ten drives, but no kind of stop ten times.
        try await server.server.database.write { transaction in try deliver(count, isDone: isDone, in: transaction) }
        let pace = try await learned(server)
        #expect(pace.secondsAtPlant == 300 && pace.secondsAtDoor == 300)
        #expect(isDone || pace.metersPerSecond == 10)
    }

    @Test func `an absurd speed is bounded`() {
        let visits = (0..<24).map { number in
            let place = Coordinate(latitude: number.isMultiple(of: 2) ? 33 : 34, longitude: -117)
            let time = start.addingTimeInterval(Double(number))
            return Visit(
                driver: 1, job: number, stop: number, place: .customer, coordinate: place, acceptedAt: start, arrivedAt: time,
                endedAt: time.addingTimeInterval(0.5))
        }
        #expect(DrivingPace(visits, or: DrivingPace(settings)).metersPerSecond == 40)
    }

    @Test func `matchers go by what was measured, and by the rest of a stop`() async throws {
        let server = try await FleetTestServer(settings: settings)
        try await server.server.database.write { transaction in try deliver(12, in: transaction) }
        _ = try await learned(server)
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        var job = try await dan.acceptFirst()
        job = try await dan.step(job, .enRoute)
        func stops() async throws -> [Duration] {
            let now = server.server.clock.now
            return try await server.server.database.read { [settings] transaction in
                try MatchRepository(settings: settings).online(at: now, in: transaction).first?.stops.map(\.duration) ?? []
            }
        }
        #expect(try await stops() == [.seconds(120), .seconds(180)])
        _ = try await dan.step(job, .arrived)
        server.server.clock.advance(by: .seconds(50))
        #expect(try await stops() == [.seconds(70), .seconds(180)])
        server.server.clock.advance(by: .seconds(500))
        #expect(try await stops() == [.zero, .seconds(180)])
        let measured = try await server.server.database.read { [settings] transaction in
            try MatchRepository(settings: settings).measuredSettings(in: transaction)
        }
        #expect(abs(measured.metersPerSecond - 8) < 0.02)
    }
}
