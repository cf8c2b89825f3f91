import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import Networking
import Persistence
import ServerTesting
import Testing

struct DriverFiguresTests {
    private struct KnownRatings: DriverRatings {
        func rating(of driver: Int, in transaction: Transaction) throws -> DriverRating? { driver == 1 ? DriverRating(average: 4.667, count: 15) : nil }
    }

    private func metrics(_ driver: TestDriver) async throws -> DriverMetrics { try await driver.client.call(FleetEndpoints.metrics) }

    @Test func `a new driver has no shares and no rating`() async throws {
        let server = try await FleetTestServer()
        let figures = try await metrics(server.driver(1))
        #expect((figures.finishedJobs, figures.failedStops, figures.promisedVisits) == (0, 0, 0))
        #expect((figures.onTimeShare, figures.acceptanceShare, figures.rating, figures.ratings) == (nil, nil, nil, nil))
        // 28 days in Los Angeles with today, which is 2026-01-01 there.
        #expect(figures.since == Date(timeIntervalSince1970: 1_764_921_600))
    }

    @Test func `jobs, failures and kept windows of 28 days are counted, and no other driver's`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        for left in [60.0, 60, -60] {
            try await server.acceptedOrder()
            let job = try #require(try await dan.jobs().first)
            try await server.promise(job, until: server.server.clock.now.addingTimeInterval(left))
            _ = try await dan.finishPickup(server)
        }
        try await server.acceptedOrder()
        var job = try await dan.acceptFirst()
        for status in [StopStatus.enRoute, .arrived] { job = try await dan.step(job, status) }
        _ = try await dan.step(job, .failed, reason: "notAtHome")
        let figures = try await metrics(dan)
        #expect((figures.finishedJobs, figures.failedStops, figures.promisedVisits) == (4, 1, 3))
        #expect(figures.onTimeShare == 2.0 / 3)
        #expect(try await metrics(server.driver(2)).finishedJobs == 0)
        server.server.clock.advance(by: .seconds(28 * 24 * 3600))
        #expect(try await metrics(dan).finishedJobs == 0)
    }

    @Test func `accepted, declined and unanswered offers are counted`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        server.server.clock.advance(by: .seconds(1))
        _ = try await dan.respond(try #require(try await dan.jobs().first).id, false)
        try await server.wait(.seconds(60))
        try await server.acceptedOrder()
        _ = try #require(try await dan.jobs().first)
        try await server.wait(.seconds(41))
        _ = try await dan.finishPickup(server)
        let figures = try await metrics(dan)
        #expect((figures.acceptedOffers, figures.declinedOffers, figures.unansweredOffers) == (1, 1, 1))
        #expect(figures.acceptanceShare == 1.0 / 3)
    }

    @Test func `the rating is rounded to a tenth`() async throws {
        let server = try await FleetTestServer(ratings: KnownRatings())
        let figures = try await metrics(server.driver(1))
        #expect((figures.rating, figures.ratings) == (4.7, 15))
        #expect(try await metrics(server.driver(2)).rating == nil)
    }

    @Test func `figures are for drivers`() async throws {
        let server = try await FleetTestServer()
        for person in [Person.customer(7), .dispatcher(900)] {
            #expect(await failure { try await server.server.client(as: person).call(FleetEndpoints.metrics) }?.status == 403)
        }
    }
}
