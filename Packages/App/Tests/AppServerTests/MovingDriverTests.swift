import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import LocationServer
import Networking
import OrdersAPI
import OrdersServer
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import AppServer

/// The time that a customer is told while a driver comes nearer, with the servers of Location, Orders and Fleet.
struct MovingDriverTests {
    private let server: TestServer
    private let door = Address.sample.coordinate
    /// The place from which the driver sets off: 30 km north of the door.
    private let start: Coordinate
    private static let meters = 30_000.0

    init() async throws {
        server = try await TestServer(plugins: [LocationServerPlugin(), OrdersServerPlugin(), FleetServerPlugin()]) { container in
            OrdersLocation.register(in: container)
            FleetOrders.register(in: container)
            FleetLocation.register(in: container)
            OrdersFleet.register(in: container)
        }
        start = Coordinate(latitude: door.latitude + Self.meters / 111_195, longitude: door.longitude)
    }

    private var driver: APIClient { server.client(as: .driver(5)) }
    private var customer: APIClient { server.client(as: .customer(7)) }

    /// Places an order that driver 5 accepts.
    private func acceptedJob() async throws -> (order: Int, job: Job) {
        _ = try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
        let order = try await customer.call(OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample))).id
        await server.deliverEvents()
        let offer = try #require(try await driver.call(FleetEndpoints.jobs, PageRequest()).items.first)
        return (order, try await driver.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: true)))
    }

    /// Reports that the driver has a part of the way behind, 0 to 1, give or take some meters.
    private func report(_ part: Double, noise: Double = 0) async throws {
        let position = Position(
            latitude: start.latitude + (door.latitude - start.latitude) * part + noise / 111_195, longitude: start.longitude, time: server.clock.now)
        _ = try await driver.call(FleetEndpoints.location, PositionReport(positions: [position]))
    }

    private func told(_ order: Int) async throws -> ETARange {
        let now = server.clock.now
        let range = try #require(try await customer.call(OrdersEndpoints.detail, IDInput(id: order)).etaRange)
        let tracking = try await customer.call(OrdersEndpoints.tracking, IDInput(id: order))
        #expect(range.to > now && tracking.etaRange == ETARange(from: max(range.from, now), to: range.to))
        return range
    }

    @Test func `the customer sees the vehicle that the driver has stated`() async throws {
        _ = try await driver.call(FleetEndpoints.setVehicle, .sample)
        let (order, _) = try await acceptedJob()
        let card = try await customer.call(OrdersEndpoints.driver, IDInput(id: order))
        #expect((card.vehicle, card.plate) == ("White Ford Transit", "7ABC123"))
    }

    @Test func `what the customer is told holds the arrival all the way, and hardly ever changes`() async throws {
        let (order, job) = try await acceptedJob()
        _ = try await driver.call(FleetEndpoints.updateStop, StopUpdate(id: try #require(job.currentStop).id, status: .enRoute))
        // The drive takes as long as the hour makes it.
        let seconds = await StraightRouter().seconds(along: [start, door], at: server.clock.now)
        let arrival = server.clock.now.addingTimeInterval(seconds)
        var ranges: [ETARange] = []
        while server.clock.now < arrival {
            let part = 1 - arrival.timeIntervalSince(server.clock.now) / seconds
            try await report(part, noise: [-40.0, 60, 0, -60, 40][Int(server.clock.now.timeIntervalSince1970 / 5) % 5])
            let range = try await told(order)
            #expect(range.from <= arrival && arrival <= range.to)
            if ranges.last != range { ranges.append(range) }
            server.clock.advance(by: .seconds(5))
        }
        #expect((2...5).contains(ranges.count))
        // The nearer the driver, the closer the range.
        let lengths = ranges.map { Int($0.to.timeIntervalSince($0.from) / 60) }
        #expect(try #require(lengths.last) < lengths[0], "\(lengths)")
    }

    @Test func `a driver who takes another way, or stands in traffic, is expected later`() async throws {
        let (order, _) = try await acceptedJob()
        try await report(0.5)
        let before = try await told(order)
        for _ in 1...60 {
            server.clock.advance(by: .seconds(10))
            try await report(0.5)
        }
        let standing = try await told(order)
        #expect(standing.to > before.to)
        server.clock.advance(by: .seconds(10))
        try await report(0)
        #expect(try await told(order).to > standing.to)
    }

    @Test func `a driver who isn't heard of any more is expected at a time that hasn't passed`() async throws {
        let (order, job) = try await acceptedJob()
        _ = try await driver.call(FleetEndpoints.updateStop, StopUpdate(id: try #require(job.currentStop).id, status: .enRoute))
        try await report(0.8)
        let heard = try await told(order)
        let jobs = try OrdersServerPlugin().jobs(server.application.container)
        let correction = try #require(jobs.first { $0.name == "expected times are corrected" })
        for _ in 1...60 {
            server.clock.advance(by: .seconds(30))
            try await correction.run()
            _ = try await told(order)
        }
        #expect(try await told(order) != heard)
        // And from where the driver is, as soon as they are heard of again.
        try await report(0.9)
        #expect(try await told(order).to <= server.clock.now.addingTimeInterval(900))
    }
}
