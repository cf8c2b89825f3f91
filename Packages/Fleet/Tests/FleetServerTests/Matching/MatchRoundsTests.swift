import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Synchronization
import Testing

/// Rounds of automatic matching, and what they do to jobs and drivers.
struct MatchRoundsTests {
    /// Starts a server whose matcher chooses the first driver who is free and hasn't declined.
    private func server() async throws -> FleetTestServer {
        try await FleetTestServer(
            matcher: ScriptedMatcher { job, work in
                let free = work.drivers.first { $0.availability == .free && !job.declined.contains($0.id) }
                return Match(job: job.id, driver: free?.id, reasons: [free == nil ? MatchReason(.everybodyBusy) : MatchReason(.nearest, value: 700)])
            })
    }

    private func reasons(_ server: FleetTestServer, _ job: Int = 1) async throws -> [MatchReason] {
        try await server.server.database.read { transaction in
            try transaction.value(JSONColumn<[MatchReason]>.self, "SELECT reasons FROM fleet_round WHERE job_id = \(job)").value
        }
    }

    @Test func `a new job is seen by nobody until a round offers it to one driver`() async throws {
        let server = try await server()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        try await server.acceptedOrder()
        #expect(try await dan.jobs().isEmpty)
        #expect(try await eva.jobs().isEmpty)
        #expect(try await reasons(server) == [MatchReason(.beingMatched)])
        #expect(await failure { try await dan.respond(1) }?.code == "offer_expired")
        try await server.wait(.seconds(1))
        let offer = try #require(try await dan.jobs().first)
        #expect(try await eva.jobs().isEmpty)
        #expect(await failure { try await eva.respond(offer.id) }?.code == "offer_expired")
        #expect(try await reasons(server) == [MatchReason(.nearest, value: 700), MatchReason(.offeredFirst)])
        #expect(try await dan.respond(offer.id).status == .accepted)
    }

    @Test func `what a driver declines, or doesn't answer, is matched again`() async throws {
        let server = try await server()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        try await server.acceptedOrder()
        try await server.wait(.seconds(1))
        _ = try await dan.respond(1, false)
        try await server.wait(.seconds(1))
        try await server.wait(.seconds(5))
        #expect(try await dan.jobs().isEmpty)
        #expect(try await eva.jobs().map(\.id) == [1])
        try await server.wait(.seconds(40))
        #expect(try await eva.status().unanswered == 1)
        try await server.wait(.seconds(5))
        #expect(try await eva.jobs().map(\.id) == [1])
    }

    @Test func `an order without a driver is offered to everybody, and its card says why`() async throws {
        let server = try await FleetTestServer(
            matcher: ScriptedMatcher { job, _ in Match(job: job.id, driver: nil, reasons: [MatchReason(.noRoom, value: job.bags, until: .distantFuture)]) })
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        let order = try await server.acceptedOrder(bags: 6)
        try await server.wait(.seconds(1))
        #expect(try await dan.jobs().map(\.orderID) == [order])
        #expect(try await eva.jobs().map(\.orderID) == [order])
        let card = try #require(try await server.dispatch.call(FleetEndpoints.board, BoardRequest()).cards.first)
        #expect(card.reasons.map(\.code) == [.noRoom, .awaitsResponse] && card.reasons[0].value == 6 && card.reasons[0].until != nil)
        // A round of offers that ends forgets the reasons, until the next round of matching.
        try await server.wait(.seconds(40))
        try await server.wait(.seconds(5))
        #expect(try await reasons(server).map(\.code) == [.noRoom, .awaitsResponse])
    }

    @Test func `an order may wait, but not for longer than it is told to`() async throws {
        let until = Date(timeIntervalSince1970: 1_767_268_800 + 60)
        let server = try await FleetTestServer(
            matcher: ScriptedMatcher { job, _ in Match(job: job.id, driver: nil, reasons: [MatchReason(.waitsToShare, until: until)], waitsUntil: until) })
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        for _ in 1...3 {
            try await server.wait(.seconds(15))
            #expect(try await dan.jobs().isEmpty)
            #expect(try await reasons(server) == [MatchReason(.waitsToShare, until: until)])
        }
        try await server.wait(.seconds(15))
        #expect(try await dan.jobs().map(\.id) == [1])
    }

    @Test func `an order joins a trip under way with the stops in the order of the plan`() async throws {
        let server = try await FleetTestServer(
            doors: [1: Plant.location, 2: Plant.location],
            matcher: ScriptedMatcher { job, work in
                guard let busy = work.drivers.first(where: { $0.availability == .busy }) else {
                    return Match(job: job.id, driver: work.drivers.first?.id, reasons: [MatchReason(.nearest, value: 10)])
                }
                // Both pickups, then both at the plant, the second order first.
                let (new, old) = (job.stops.map(\.id), busy.stops.map(\.id))
                return Match(
                    job: job.id, driver: busy.id, reasons: [MatchReason(.onTheWay, value: 20)], joinsTrip: true, route: [new[0], old[0], new[1], old[1]])
            })
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        try await server.wait(.seconds(1))
        _ = try await dan.respond(1)
        await server.server.deliverEvents()
        let second = try await server.acceptedOrder()
        try await server.wait(.seconds(5))
        await server.server.deliverEvents()
        let job = try #require(try await dan.jobs().first)
        #expect(job.kind == .trip && job.stops.map(\.orderID) == [second, 1, second, 1])
        #expect(try await server.stage(of: second) == .pickupAssigned)
        #expect(try await reasons(server, 2) == [MatchReason(.onTheWay, value: 20)])
        #expect(try await server.count("fleet_round WHERE job_id = 2 AND decided_by IS NULL AND driver_id = 1") == 1)
    }

    @Test func `the stops that are left keep the matcher's order after an order was canceled`() async throws {
        // Doors at 1, 2 and 3 kilometers: the nearest next would be the opposite.
        let doors = (1...3).reduce(into: [Int: Coordinate]()) { doors, number in
            doors[number] = Coordinate(latitude: Plant.location.latitude + Double(number) / 100, longitude: Plant.location.longitude)
        }
        let server = try await FleetTestServer(
            doors: doors,
            matcher: ScriptedMatcher { job, work in
                guard let busy = work.drivers.first(where: { $0.availability == .busy }) else { return Match(job: job.id, driver: 1, reasons: []) }
                let (new, old) = (job.stops.map(\.id), busy.stops.map(\.id))
                let half = old.count / 2
                return Match(
                    job: job.id, driver: busy.id, reasons: [], joinsTrip: true, route: [new[0]] + old.prefix(half) + [new[1]] + old.suffix(half))
            })
        let dan = try await server.onlineDriver(1)
        let first = try await server.acceptedOrder()
        try await server.wait(.seconds(1))
        _ = try await dan.respond(1)
        await server.server.deliverEvents()
        var rest: [Int] = []
        for _ in 1...2 {
            rest.append(try await server.acceptedOrder())
            try await server.wait(.seconds(5))
            await server.server.deliverEvents()
        }
        #expect(try await dan.jobs().first?.stops.map(\.orderID) == [rest[1], rest[0], first, rest[1], rest[0], first])
        try await server.move(rest[0], .canceled)
        #expect(try await dan.jobs().first?.stops.map(\.orderID) == [rest[1], first, rest[1], first])
    }

    @Test func `a matcher knows by when visits without a window should come`() async throws {
        let seen = Mutex<[Int: [Date?]]>([:])
        let server = try await FleetTestServer(
            matcher: ScriptedMatcher { job, _ in
                seen.withLock { $0[job.id] = job.stops.map(\.dueAt) }
                return Match(job: job.id, driver: nil, reasons: [MatchReason(.everybodyBusy)])
            })
        let start = server.server.clock.now
        let order = try await server.acceptedOrder()
        try await server.wait(.seconds(5))
        // The door first, then the plant.
        #expect(seen.withLock { $0[1] } == [start + 3600, nil])
        try await server.onlineDriver(1)
        try await server.move(order, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, driver: 1)
        server.server.clock.advance(by: .seconds(7200))
        let ready = server.server.clock.now
        try await server.move(order, .ready)
        try await server.wait(.seconds(5))
        #expect(seen.withLock { $0[2] } == [nil, ready + 3600])
    }

    @Test func `matching by itself puts nothing on a driver who has nothing to do`() async throws {
        let server = try await FleetTestServer(
            matcher: ScriptedMatcher { job, _ in Match(job: job.id, driver: 1, reasons: [MatchReason(.onTheWay)], joinsTrip: true) })
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        try await server.wait(.seconds(5))
        #expect(try await server.stage(of: order) == .accepted)
        #expect(try await dan.status().activeJobID == nil)
    }

    @Test func `a dispatcher's assignment wins over an offer to one driver`() async throws {
        let server = try await server()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        let order = try await server.acceptedOrder()
        try await server.wait(.seconds(1))
        _ = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 2))
        await server.server.deliverEvents()
        #expect(try await eva.jobs().map(\.orderID) == [order])
        #expect(await failure { try await dan.respond(1) }?.code == "job_taken")
        try await server.wait(.seconds(5))
        #expect(try await eva.jobs().map(\.orderID) == [order])
    }

    @Test func `a driver who became busy loses the offer to another at once`() async throws {
        let server = try await server()
        let (_, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        try await server.acceptedOrder()
        try await server.wait(.seconds(1))
        _ = try await server.driver(1).setOnline(false)
        try await server.wait(.seconds(5))
        #expect(try await eva.jobs().map(\.id) == [1])
    }

    @Test func `an estimate tells dispatchers what a driver would cost, and changes nothing`() async throws {
        let server = try await server()
        _ = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        let estimate = try await server.dispatch.call(FleetEndpoints.estimate, EstimateRequest(id: order, driverID: 1))
        #expect(estimate.orderID == order && estimate.driverID == 1 && estimate.extraSeconds == 120)
        #expect(try await server.stage(of: order) == .accepted)
        #expect(await failure { try await server.dispatch.call(FleetEndpoints.estimate, EstimateRequest(id: order, driverID: 77)) }?.status == 404)
        let driver = server.driver(1).client
        #expect(await failure { try await driver.call(FleetEndpoints.estimate, EstimateRequest(id: order, driverID: 1)) }?.status == 403)
        let greedy = try await FleetTestServer()
        _ = try await greedy.onlineDriver(1)
        let other = try await greedy.acceptedOrder()
        #expect(await failure { try await greedy.dispatch.call(FleetEndpoints.estimate, EstimateRequest(id: other, driverID: 1)) }?.code == "no_estimate")
    }
}
