import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

struct OfferTests {
    @Test func `an accepted order is offered to every online driver, and to nobody else`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        _ = try await server.driver(3).setOnline(false)
        let order = try await server.acceptedOrder()
        let offer = try #require(try await dan.jobs().first)
        #expect(offer.orderID == order && offer.status == .offered && offer.kind == .pickup && offer.bags == 2)
        #expect(offer.expiresAt == server.server.clock.now.addingTimeInterval(40))
        #expect(offer.stops.map(\.place) == [.customer, .plant] && offer.stops.map(\.kind) == [.pickup, .dropoff])
        #expect(try await eva.jobs().map(\.id) == [offer.id])
        #expect(try await server.driver(3).jobs().isEmpty)
    }

    @Test func `an offer doesn't say where the customer lives, the job does`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        let offer = try #require(try await driver.jobs().first)
        #expect(offer.customerID == nil && offer.stops[0].address == "Irvine" && offer.stops[0].latitude == 33.65)
        let job = try await driver.respond(offer.id)
        #expect(job.customerID == 7 && job.stops[0].address == Address.sample.oneLine && job.stops[0].latitude == Address.sample.latitude)
        #expect(try await driver.jobs() == [job])
    }

    @Test func `pay is base, distance and boost, fixed when offered`() async throws {
        let server = try await FleetTestServer(settings: FleetSettings(basePayCents: 500, centsPerKilometer: 100, boostCents: 250))
        let driver = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        try await server.acceptedOrder(mode: .scheduled)
        let offers = try await driver.jobs()
        let meters = Int(Address.sample.coordinate.distance(to: Plant.location).rounded())
        #expect(offers.map(\.distanceMeters) == [meters, meters])
        #expect(offers.map(\.boostCents) == [250, 0])
        #expect(offers.map(\.payCents) == [500 + (meters + 5) / 10 + 250, 500 + (meters + 5) / 10])
    }

    @Test func `a driver who goes online gets the open jobs, and loses them by going offline`() async throws {
        let server = try await FleetTestServer()
        try await server.acceptedOrder()
        let driver = try await server.onlineDriver(1)
        let offer = try #require(try await driver.jobs().first)
        #expect(try await driver.setOnline(false).online == false)
        #expect(try await driver.jobs().isEmpty)
        #expect(await failure { try await driver.respond(offer.id) }?.code == "offer_expired")
        _ = try await driver.setOnline(true)
        #expect(try await driver.jobs().map(\.id) == [offer.id])
    }

    @Test func `an offer without a response expires after 40 seconds and comes again, and three put the driver offline`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        let offer = try #require(try await driver.jobs().first)
        try await server.wait(.seconds(39))
        #expect(try await driver.jobs() == [offer])
        try await server.wait(.seconds(1))
        let second = try #require(try await driver.jobs().first)
        #expect(second.id == offer.id && second.expiresAt == server.server.clock.now.addingTimeInterval(40))
        #expect(try await driver.status().unanswered == 1)
        try await server.wait(.seconds(40))
        #expect(try await driver.status().online)
        try await server.wait(.seconds(40))
        #expect(try await driver.status() == DriverStatus(online: false, offlineReason: .unanswered))
        #expect(try await driver.jobs().isEmpty)
        #expect(try await server.count("fleet_answer WHERE answer = 'unanswered'") == 3)
    }

    @Test func `a response resets the count of unanswered offers`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        try await server.wait(.seconds(40))
        try await server.wait(.seconds(40))
        let offer = try #require(try await driver.jobs().first)
        #expect(try await driver.respond(offer.id, false).status == .declined)
        #expect(try await driver.status().unanswered == 0)
    }

    @Test func `an expired offer can't be accepted, even before it is swept up`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        let offer = try #require(try await driver.jobs().first)
        server.server.clock.advance(by: .seconds(40))
        let error = await failure { try await driver.respond(offer.id) }
        #expect(error?.status == 409 && error?.code == "offer_expired")
        #expect(try await driver.jobs().isEmpty)
    }

    @Test func `who declines isn't asked again, the others are`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        try await server.acceptedOrder()
        let offer = try #require(try await dan.jobs().first)
        _ = try await dan.respond(offer.id, false)
        try await server.wait(.seconds(40))
        #expect(try await dan.jobs().isEmpty)
        #expect(try await eva.jobs().map(\.id) == [offer.id])
        #expect(try await dan.respond(offer.id, false).status == .declined)
    }

    @Test func `a canceled order takes its offers back`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        let offer = try #require(try await driver.jobs().first)
        try await server.move(order, .canceled)
        #expect(try await driver.jobs().isEmpty)
        let error = await failure { try await driver.respond(offer.id) }
        #expect(error?.status == 409 && error?.code == "job_withdrawn")
    }

    @Test func `the same events again change nothing`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        var event = OrderMoved.sample
        event.order = order
        for _ in 0..<2 { try await server.publish(event) }
        #expect(try await server.count("fleet_job") == 1)
        #expect(try await server.count("fleet_round") == 1)
        #expect(try await server.count("fleet_stop") == 2)
        _ = try await driver.acceptFirst()
        await server.server.deliverEvents()
        try await server.publish(event)
        #expect(try await server.count("fleet_job") == 1)
        #expect(try await driver.jobs().map(\.status) == [.accepted])
    }
}
