import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

struct PositionTests {
    @Test func `the newest position is known, whatever came last`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        server.server.clock.advance(by: .seconds(100))
        let newest = server.position(north: 0.003, secondsAgo: 10)
        let receipt = try await dan.report(server.position(north: 0.001, secondsAgo: 40), newest, server.position(north: 0.002, secondsAgo: 20))
        #expect(receipt == PositionReceipt(latest: newest))
        // A report that was on its way for long, and one of the same time.
        #expect(try await dan.report(server.position(north: 0.009, secondsAgo: 30)).latest == newest)
        #expect(try await dan.report(server.position(north: 0.009, secondsAgo: 10)).latest == newest)
        let next = server.position(north: 0.004, secondsAgo: 0)
        #expect(try await dan.report(next).latest == next)
        #expect(try await server.count("fleet_position") == 1)
    }

    @Test func `dispatchers see where those are who are online`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        try await server.onlineDriver(2)
        let position = server.position()
        _ = try await dan.report(position)
        let drivers = try await server.dispatch.call(FleetEndpoints.drivers, PageRequest()).items
        #expect(drivers.map(\.position) == [position, nil])
        _ = try await dan.setOnline(false)
        #expect(try await server.dispatch.call(FleetEndpoints.drivers, PageRequest()).items.allSatisfy { $0.position == nil })
        #expect(try await server.count("fleet_position") == 0)
    }

    @Test func `who is put offline for silence isn't to be found either`() async throws {
        let server = try await FleetTestServer(settings: FleetSettings(unansweredLimit: 1))
        let dan = try await server.onlineDriver(1)
        _ = try await dan.report(server.position())
        try await server.acceptedOrder()
        try await server.wait(.seconds(41))
        #expect(try await dan.status().online == false)
        #expect(try await server.count("fleet_position") == 0)
    }

    @Test func `of who is offline nothing is taken`() async throws {
        let server = try await FleetTestServer()
        let dan = server.driver(1)
        let unknown = await failure { try await dan.report(server.position()) }
        #expect(unknown?.status == 409 && unknown?.code == "driver_offline")
        _ = try await dan.setOnline(true)
        _ = try await dan.setOnline(false)
        #expect(await failure { try await dan.report(server.position()) }?.code == "driver_offline")
        #expect(try await server.count("fleet_position") == 0)
    }

    @Test func `where somebody was before going online isn't kept`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        #expect(try await dan.report(server.position(secondsAgo: 1)) == PositionReceipt(latest: nil))
        #expect(try await dan.report(server.position(secondsAgo: 0)).latest != nil)
    }

    @Test func `positions that can't be are named, and nothing of the report is kept`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let good = server.position()
        var bad = Position(latitude: 90.1, longitude: -181, accuracy: -1, heading: 361, speed: 151, time: server.server.clock.now.addingTimeInterval(31))
        let error = await failure { try await dan.report(good, bad) }
        let names = ["accuracy", "heading", "latitude", "longitude", "speed", "time"].map { "positions.1.\($0)" }
        #expect(error?.status == 422 && error?.fields.keys.sorted() == names)
        #expect(error?.fields["positions.1.latitude"] == "Between -90 and 90.")
        #expect(error?.fields["positions.1.time"] == "This time is in the future.")
        #expect(try await server.count("fleet_position") == 0)
        bad = good
        bad.time = server.server.clock.now.addingTimeInterval(30)
        #expect(try await dan.report(bad).latest == bad)
    }

    @Test(arguments: [0, 101]) func `a report of too many or no positions is refused`(count: Int) async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let report = PositionReport(positions: Array(repeating: server.position(), count: count))
        let error = await failure { try await dan.client.call(FleetEndpoints.location, report) }
        #expect(error?.status == 422 && error?.fields.keys.sorted() == ["positions"])
    }

    @Test func `drivers alone report, and no more than once a second for long`() async throws {
        let server = try await FleetTestServer()
        for person in [Person.customer(7), .dispatcher(900)] {
            let report = PositionReport(positions: [server.position()])
            #expect(await failure { try await server.server.client(as: person).call(FleetEndpoints.location, report) }?.status == 403)
        }
        #expect(FleetEndpoints.location.rate == RateLimit(count: 60, per: .seconds(60)))
    }
}

extension FleetTestServer {
    /// A position near the plant, of a moment ago.
    func position(north: Double = 0, secondsAgo: Double = 0) -> Position {
        Position(
            latitude: 33.68 + north, longitude: -117.82, accuracy: 8, heading: nil, speed: 9.5,
            time: server.clock.now.addingTimeInterval(-secondsAgo))
    }
}

extension TestDriver {
    func report(_ positions: Position...) async throws(APIError) -> PositionReceipt {
        try await client.call(FleetEndpoints.location, PositionReport(positions: positions))
    }
}
