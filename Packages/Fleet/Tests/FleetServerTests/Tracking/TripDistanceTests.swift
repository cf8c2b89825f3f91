import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import FleetServer

struct TripDistanceTests {
    /// A place north of the plant.
    private static func place(_ hundredths: Double) -> Coordinate {
        Coordinate(latitude: Plant.location.latitude + hundredths / 100, longitude: Plant.location.longitude)
    }

    /// Drives to the doors of two orders, north of the plant, and back, and returns what the directory says of each job.
    private func drive(_ settings: [String: String] = [:], reports: Bool = true) async throws -> [TripDistanceDirectory.Trip?] {
        let server = try await FleetTestServer(settings, doors: [1: Self.place(1), 2: Self.place(3)])
        let driver = try await server.onlineDriver(1)
        let orders = [try await server.acceptedOrder(), try await server.acceptedOrder()]
        let assignment = BulkAssignment(assignments: orders.map { BulkAssignment.Choice(orderID: $0, driverID: 1) })
        _ = try await server.dispatch.call(FleetEndpoints.assignAll, assignment)
        var job = try #require(try await driver.jobs().first)
        let directory = try server.server.application.container.resolve(TripDistanceDirectory.self)
        let ids = try await server.server.database.read { try $0.values(Int.self, "SELECT id FROM fleet_job ORDER BY id") }
        func go(_ hundredths: Double) async throws {
            server.server.clock.advance(by: .seconds(300))
            if reports { try await driver.report(Self.place(hundredths), at: server.server.clock.now) }
        }
        try await go(0)
        for (index, _) in orders.enumerated() {
            for step in [StopStatus.enRoute, .arrived] { job = try await driver.step(job, step) }
            try await go(index == 0 ? 1 : 3)
            job = try await driver.step(job, .done, bags: 2)
        }
        try await go(0)
        job = try await driver.step(job, .done)
        let early = try await server.server.database.read { transaction in try ids.compactMap { try directory.trip(of: $0, in: transaction) } }
        #expect(early.isEmpty)
        _ = try await driver.step(job, .done)
        return try await server.server.database.read { transaction in try (ids + [999]).map { try directory.trip(of: $0, in: transaction) } }
    }

    @Test func `a trip is as long as the positions of its driver show, once all its jobs are done`() async throws {
        let trips = try await drive()
        // 0.03 degrees of latitude there and back.
        let meters = Int((2 * Self.place(3).distance(to: Plant.location)).rounded())
        #expect(trips.count == 3 && trips[2] == nil)
        for trip in trips.dropLast() {
            let trip = try #require(trip)
            #expect(trip.meters == meters && trip.jobs.map(\.kind) == [.pickup, .pickup] && !trip.jobs.contains(where: \.hasOtherStop))
            #expect(trip.jobs.map(\.aloneMeters) == [1, 3].map { Int(Self.place($0).distance(to: Plant.location).rounded()) })
        }
    }

    @Test(arguments: [true, false]) func `a trip without positions has no length`(areKept: Bool) async throws {
        let trips = try await drive(areKept ? [:] : ["DRIVER_TRACE_DAYS": "0"], reports: !areKept)
        #expect(trips.compactMap(\.self).map(\.meters) == [nil, nil])
    }

    @Test func `positions that a device gets wrong, and waiting at a door, add nothing`() {
        let start = Date(timeIntervalSince1970: 1_767_268_800)
        func position(_ hundredths: Double, east: Double = 0, _ seconds: Double, accuracy: Double? = nil) -> Position {
            let place = Self.place(hundredths)
            return Position(
                latitude: place.latitude, longitude: place.longitude + east / 100, accuracy: accuracy, time: start.addingTimeInterval(seconds))
        }
        let path = [
            position(0, 0), position(1, 100), position(1, east: 0.005, 130), position(1, east: -0.005, 160), position(1, east: 20, 170),
            position(1.5, 180, accuracy: 500), position(1, 190), position(2, 300), position(2, 300),
        ]
        let meters = Int(Self.place(2).distance(to: Plant.location).rounded())
        let measured = TraceLength.meters(of: path, past: [Self.place(1), Self.place(2)])
        #expect(measured.map { abs($0 - meters) < 25 } == true)
        // A door that the positions don't come past: they don't show the whole drive.
        #expect(TraceLength.meters(of: path, past: [Self.place(3)]) == nil)
        #expect(TraceLength.meters(of: [path[0]], past: []) == nil && TraceLength.meters(of: [], past: []) == nil)
    }
}
