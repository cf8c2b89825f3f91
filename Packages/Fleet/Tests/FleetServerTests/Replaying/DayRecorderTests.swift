import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

/// Tests of reading a day from the event log and Fleet's tables.
struct DayRecorderTests {
    private static let doors = (1...4).reduce(into: [Int: Coordinate]()) { doors, number in
        doors[number] = Coordinate(latitude: Plant.location.latitude + Double(number) / 100, longitude: Plant.location.longitude)
    }

    private static func day(of server: FleetTestServer) async throws -> RecordedDay {
        let bounds = try #require(DayRecorder.bounds(of: "2026-01-01"))
        return try await server.server.database.read { try DayRecorder(settings: FleetSettings()).read(bounds, in: $0) }
    }

    /// Takes all stops of a driver's job, two minutes for each step.
    private static func finish(_ job: Job, by driver: TestDriver, _ server: FleetTestServer) async throws {
        var job = job
        while let stop = job.currentStop, let next = stop.nextStatus {
            server.server.clock.advance(by: .seconds(120))
            job = try await driver.step(job, next, bags: stop.place == .customer && next == .done ? 2 : nil)
        }
        await server.server.deliverEvents()
    }

    @Test func `a day has the jobs with their visits, the drivers' hours, and no jobs of other days`() async throws {
        let server = try await FleetTestServer(doors: Self.doors)
        let start = server.server.clock.now
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        server.server.clock.advance(by: .seconds(30))
        try await Self.finish(try await driver.acceptFirst(), by: driver, server)
        _ = try await driver.setBreak(true)
        let end = server.server.clock.now
        let job = try #require(try await Self.day(of: server).jobs.first)
        #expect(job.order == order && job.kind == .pickup && job.driver == 1 && job.bags == 2 && job.withdrawnAt == nil && job.declined.isEmpty)
        #expect(job.openedAt == start && job.acceptedAt == start + 30)
        #expect(job.stops.map(\.place) == [.customer, .plant] && job.stops.map(\.status) == [.done, .done])
        #expect(job.stops.map(\.arrivedAt) == [start + 270, start + 510] && job.stops.map(\.endedAt) == [start + 390, start + 630])
        #expect(job.stops.first?.coordinate == Self.doors[1])
        let day = try await Self.day(of: server)
        #expect(day.drivers == [RecordedDriver(id: 1, presences: [RecordedDriver.Presence(start: start, end: end)])] && day.leftOut == 0)
        // Who stayed online over midnight is there from the beginning of the next day on.
        _ = try await driver.setBreak(false)
        server.server.clock.advance(by: .seconds(86_400))
        let next = try #require(DayRecorder.bounds(of: "2026-01-02"))
        let second = try await server.server.database.read { try DayRecorder(settings: FleetSettings()).read(next, in: $0) }
        #expect(second.jobs.isEmpty && second.drivers.map(\.presences.first?.start) == [next.lowerBound])
    }

    @Test func `a job that was given back is one with who gave it back, and a canceled one has its time`() async throws {
        let server = try await FleetTestServer(doors: Self.doors)
        let start = server.server.clock.now
        let (first, second) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        let order = try await server.acceptedOrder()
        let job = try await first.acceptFirst()
        server.server.clock.advance(by: .seconds(60))
        _ = try await first.client.call(FleetEndpoints.release, JobRelease(id: job.id))
        await server.server.deliverEvents()
        try await Self.finish(try await second.acceptFirst(), by: second, server)
        let canceled = try await server.acceptedOrder()
        let offer = try #require(try await second.jobs().first)
        _ = try await second.respond(offer.id, false)
        server.server.clock.advance(by: .seconds(60))
        try await server.move(canceled, .canceled)
        let day = try await Self.day(of: server)
        #expect(day.jobs.map(\.order) == [order, canceled] && day.leftOut == 0)
        #expect(day.jobs[0].openedAt == start && day.jobs[0].driver == 2 && day.jobs[0].declined == [1])
        #expect(day.jobs[1].withdrawnAt == server.server.clock.now && day.jobs[1].declined == [2] && day.jobs[1].driver == nil)
        let report = try await DayReplay(day, settings: FleetSettings()).run(GreedyMatcher())
        #expect(report.recorded.served == 1 && report.replayed.served == 1 && report.unserved.isEmpty)
    }

    @Test func `a day can be saved and read again`() async throws {
        let server = try await FleetTestServer(doors: Self.doors)
        let driver = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        try await Self.finish(try await driver.acceptFirst(), by: driver, server)
        let day = try await Self.day(of: server)
        #expect(try WireJSON.decoder().decode(RecordedDay.self, from: WireJSON.encoder().encode(day)) == day)
        #expect(DayRecorder.bounds(of: "yesterday") == nil && DayRecorder.bounds(of: "2026-02-30") == nil)
    }
}
