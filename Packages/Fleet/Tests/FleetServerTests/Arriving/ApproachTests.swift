import Core
import CoreTesting
import FleetAPI
import Foundation
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import FleetServer

/// The times at which drivers are expected, from where they are.
struct ApproachTests {
    private let reports = RecordedArrivals()

    /// Ten meters a second, so that distances are times.
    private let settings = FleetSettings(metersPerSecond: 10)

    private func server() async throws -> FleetTestServer {
        try await FleetTestServer(settings: settings, arrivals: reports)
    }

    /// Returns a position some meters north of the customer's door.
    private func position(_ meters: Double, _ server: FleetTestServer, secondsAgo: Double = 0) -> Position {
        let door = Address.sample.coordinate
        return Position(
            latitude: door.latitude + meters / 111_195, longitude: door.longitude, time: server.server.clock.now.addingTimeInterval(-secondsAgo))
    }

    /// Returns the minutes until the driver comes at the earliest and latest, as told last.
    private func minutes(_ server: FleetTestServer) -> [Int]? {
        let now = server.server.clock.now
        return reports.last.withLock { $0 }.map { [$0.range.from, $0.range.to].map { Int(($0.timeIntervalSince(now) / 60).rounded()) } }
    }

    @Test func `a driver comes nearer, and is expected earlier`() async throws {
        let server = try await server()
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        _ = try await dan.report(position(12_000, server))
        // Nobody has the job yet.
        #expect(minutes(server) == nil)
        let job = try await dan.acceptFirst()
        var told: [[Int]] = []
        for (step, meters) in [12_000.0, 9000, 6000, 3000, 0].enumerated() {
            if step == 1 { _ = try await dan.step(job, .enRoute) }
            server.server.clock.advance(by: .seconds(300))
            _ = try await dan.report(position(meters, server))
            told.append(try #require(minutes(server)))
        }
        // 0.9 to 1.3 of the drive, and four minutes for the door.
        #expect(told == [[18, 30], [14, 24], [9, 17], [5, 11], [0, 4]])
        #expect(reports.last.withLock { $0 }?.order == order && reports.last.withLock { $0 }?.driver == 1)
    }

    @Test func `a driver at the door, and one on the way to the plant, are expected nowhere`() async throws {
        let server = try await server()
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        var job = try await dan.step(dan.acceptFirst(), .enRoute)
        job = try await dan.step(job, .arrived)
        server.server.clock.advance(by: .seconds(5))
        _ = try await dan.report(position(0, server))
        job = try await dan.step(job, .done, bags: 2)
        server.server.clock.advance(by: .seconds(5))
        _ = try await dan.report(position(500, server))
        #expect(minutes(server) == nil)
    }

    @Test func `a delivery leads by the plant, where loading takes a stop's time`() async throws {
        let server = try await server()
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        try await server.move(order, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .ready, driver: 1)
        var job = try await dan.acceptFirst()
        #expect(job.kind == .delivery)
        let way = Address.sample.coordinate.distance(to: settings.plant) / 10
        server.server.clock.advance(by: .seconds(5))
        let plant = Position(latitude: settings.plant.latitude, longitude: settings.plant.longitude, time: server.server.clock.now)
        _ = try await dan.report(plant)
        let loading = [way * 0.9 + 180, way * 1.3 + 480 + 240].map { Int(($0 / 60).rounded()) }
        #expect(minutes(server) == loading)
        job = try await dan.step(job, .done, bags: 2)
        server.server.clock.advance(by: .seconds(5))
        var moved = plant
        moved.time = server.server.clock.now
        _ = try await dan.report(moved)
        #expect(minutes(server) == [way * 0.9, way * 1.3 + 240].map { Int(($0 / 60).rounded()) })
    }

    @Test func `a position older than a minute tells nothing, and each report asks before it writes`() async throws {
        let server = try await server()
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        _ = try await dan.acceptFirst()
        server.server.clock.advance(by: .seconds(120))
        _ = try await dan.report(position(6000, server, secondsAgo: 60))
        #expect(minutes(server) == nil)
        reports.isNews.withLock { $0 = false }
        _ = try await dan.report(position(6000, server))
        #expect(minutes(server) == nil)
        reports.isNews.withLock { $0 = true }
        server.server.clock.advance(by: .seconds(5))
        _ = try await dan.report(position(6000, server))
        #expect(minutes(server) == [9, 17])
    }

    @Test func `a queue delays pickups by the jobs that no driver is free for`() async throws {
        let server = try await server()
        let directory = try server.server.application.container.resolve(ArrivalDirectory.self)
        func delay() async throws -> Int {
            server.server.clock.advance(by: .seconds(1))
            let now = server.server.clock.now
            return try await Int(server.server.database.read { try directory.delay(at: now, in: $0) })
        }
        try await server.acceptedOrder()
        // Nobody knows when drivers come online.
        #expect(try await delay() == 0)
        let dan = try await server.onlineDriver(1)
        let job = try #require(try await dan.jobs().first)
        // One job is before, and one driver is free for it.
        #expect(try await delay() == job.durationSeconds)
        try await server.onlineDriver(2)
        #expect(try await delay() == 0)
        for _ in 1...2 { try await server.acceptedOrder() }
        #expect(try await delay() == job.durationSeconds * 2 / 2)
    }
}

/// Keeps the arrival that was told last.
final class RecordedArrivals: ArrivalReports {
    let last = LockedValue<ExpectedArrival?>(nil)
    let isNews = LockedValue(true)

    func isNews(_ arrival: ExpectedArrival, at now: Date, in transaction: Transaction) throws -> Bool { isNews.withLock { $0 } }
    func take(_ arrival: ExpectedArrival, at now: Date, in transaction: Transaction) throws -> [Change] {
        last.withLock { $0 = arrival }
        return []
    }
}
