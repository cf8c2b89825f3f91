import Core
import CoreTesting
import CoreUI
import Fleet
import FleetAPI
import FleetServer
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

struct TripHistoryTests {
    @Test func `a finished pickup shows its pay in parts, and after a day the area in place of the address`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        #expect(try await dan.trips().items.isEmpty)
        try await server.acceptedOrder()
        let accepted = server.server.clock.now
        let job = try await dan.finishPickup(server)
        let trip = try #require(try await dan.trips().items.first)
        #expect(trip.job == job && trip.job.status == .finished)
        #expect((trip.acceptedAt, trip.finishedAt) == (accepted, server.server.clock.now))
        #expect((trip.isOnTime, trip.failureReason) == (nil, nil))
        #expect(trip.baseCents == 400 && trip.baseCents + trip.distanceCents + trip.job.boostCents == trip.job.payCents)
        #expect(try await dan.trip(job.id) == trip)
        server.server.clock.advance(by: .seconds(24 * 3600))
        let later = try await dan.trip(job.id)
        #expect(later.job.customerID == nil && later.job.stops.first?.address == "Irvine" && later.job.route != trip.job.route)
        #expect(try await dan.trips().items == [later])
    }

    @Test func `pages go from the newest to the oldest and leave nothing out`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        // Two end in the same moment.
        for wait in [60, 60, 0, 60] {
            try await server.acceptedOrder()
            _ = try await dan.finishPickup(server)
            server.server.clock.advance(by: .seconds(wait))
        }
        var (seen, cursor) = ([Int](), Int?.none)
        repeat {
            let page = try await dan.trips(FinishedTripsRequest(before: cursor, limit: 1))
            #expect(page.items.count == 1)
            seen += page.items.map(\.job.id)
            cursor = page.next
        } while cursor != nil
        #expect(seen.count == 4 && seen == seen.sorted(by: >))
        #expect(try await dan.trips().items.map(\.job.id) == seen)
        #expect(await failure { try await dan.trips(FinishedTripsRequest(limit: 101)) }?.status == 422)
        #expect(await failure { try await dan.trips(FinishedTripsRequest(before: 0)) }?.status == 422)
    }

    @Test func `nobody sees another driver's trips, nor what isn't finished`() async throws {
        let server = try await FleetTestServer()
        let (dan, eve) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        try await server.acceptedOrder()
        let job = try await dan.finishPickup(server)
        #expect(try await eve.trips().items.isEmpty)
        #expect(try await eve.trips(FinishedTripsRequest(before: job.id)).items.isEmpty)
        #expect(await failure { try await eve.trip(job.id) }?.status == 404)
        try await server.acceptedOrder()
        let active = try await dan.acceptFirst()
        #expect(await failure { try await dan.trip(active.id) }?.status == 404)
        #expect(try await dan.trips().items.map(\.job.id) == [job.id])
        for person in [Person.customer(7), .dispatcher(900)] {
            #expect(await failure { try await server.server.client(as: person).call(FleetEndpoints.finishedTrips, FinishedTripsRequest()) }?.status == 403)
        }
    }

    @Test func `a window is kept by the arrival, at the time of the driver's device`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        // Minutes from the arrival to the end of the window, and from the arrival to its report.
        for (left, delay) in [(1.0, 30.0), (-1, 0)] {
            try await server.acceptedOrder()
            let job = try await dan.acceptFirst()
            let arrived = server.server.clock.now
            try await server.promise(job, until: arrived.addingTimeInterval(left * 60))
            server.server.clock.advance(by: .seconds(delay * 60))
            let fields = ["id": String(job.stops[0].id), "bags": "2"]
            try await FleetIntents.confirmStop.perform(fields, OfflineCall(caller: dan.client, key: "press-\(job.id)", deviceTime: arrived))
            _ = try await dan.step(try #require(try await dan.jobs().first), .done)
            #expect(try await dan.trip(job.id).isOnTime == (left > 0))
        }
    }

    @Test func `a failed visit says why`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        var job = try await dan.acceptFirst()
        for status in [StopStatus.enRoute, .arrived] { job = try await dan.step(job, status) }
        _ = try await dan.step(job, .failed, reason: "noAccess")
        #expect(try await dan.trip(job.id).failureReason == "noAccess")
    }
}

extension FleetTestServer {
    /// Has the customer of a job expect the driver until a time.
    func promise(_ job: Job, until end: Date) async throws {
        try await server.database.write { transaction in
            try transaction.execute(
                "UPDATE fleet_stop SET window_start = \(end.addingTimeInterval(-7200)), window_end = \(end) WHERE job_id = \(job.id) AND place = 'customer'")
        }
    }
}

extension TestDriver {
    func trips(_ request: FinishedTripsRequest = FinishedTripsRequest()) async throws -> FinishedTripPage {
        try await client.call(FleetEndpoints.finishedTrips, request)
    }

    func trip(_ job: Int) async throws -> FinishedTrip { try await client.call(FleetEndpoints.finishedTrip, IDInput(id: job)) }

    /// Accepts the first offer and brings the bags to the plant.
    func finishPickup(_ server: FleetTestServer) async throws -> Job {
        var job = try await acceptFirst()
        for (status, bags) in [(StopStatus.enRoute, nil), (.arrived, nil), (.done, 2), (.done, nil)] as [(StopStatus, Int?)] {
            job = try await step(job, status, bags: bags)
        }
        await server.server.deliverEvents()
        return job
    }
}
