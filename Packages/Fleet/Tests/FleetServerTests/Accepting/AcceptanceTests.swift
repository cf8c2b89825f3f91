import Core
import FleetAPI
import FleetServer
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

struct AcceptanceTests {
    @Test func `200 drivers accept one job at once, and one gets it`() async throws {
        let server = try await FleetTestServer()
        for id in 1...200 { try await server.onlineDriver(id) }
        let order = try await server.acceptedOrder()
        let job = try #require(try await server.driver(1).jobs().first)
        let codes = await withTaskGroup(of: String.self) { group in
            for id in 1...200 {
                group.addTask { await failure { try await server.driver(id).respond(job.id) }?.code.rawValue ?? "won" }
            }
            return await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(codes == ["won": 1, "job_taken": 199])
        #expect(try await server.stage(of: order) == .pickupAssigned)
        #expect(try await server.count("fleet_driver WHERE active_job_id IS NOT NULL") == 1)
        #expect(try await server.count("fleet_answer WHERE answer = 'accepted'") == 1)
    }

    @Test func `accepting moves the order, sets its driver and takes the others' offers back`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        let order = try await server.acceptedOrder()
        let job = try await dan.acceptFirst()
        #expect(job.status == .accepted && job.expiresAt == nil)
        #expect(try await server.stage(of: order) == .pickupAssigned)
        #expect(try await server.count("fake_order WHERE driver_id = 1") == 1)
        #expect(try await dan.status().activeJobID == job.id)
        #expect(try await eva.jobs().isEmpty)
        let late = await failure { try await eva.respond(job.id) }
        #expect(late?.status == 409 && late?.code == "job_taken")
    }

    @Test func `accepting again returns the same job`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        let job = try await driver.acceptFirst()
        await server.server.deliverEvents()
        #expect(try await driver.respond(job.id) == job)
    }

    @Test func `a driver with a job gets no other`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        try await server.acceptedOrder()
        let offers = try await driver.jobs()
        _ = try await driver.respond(offers[0].id)
        #expect(try await driver.jobs().map(\.status) == [.accepted])
        let error = await failure { try await driver.respond(offers[1].id) }
        #expect(error?.status == 409 && error?.code == "driver_busy")
    }

    @Test func `an order that was stopped a moment ago leaves no trace of the acceptance`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        let offer = try #require(try await driver.jobs().first)
        try await server.server.database.write { _ = try $0.execute("UPDATE fake_order SET stage = 'canceled' WHERE id = \(order)") }
        #expect(await failure { try await driver.respond(offer.id) }?.code == "job_withdrawn")
        #expect(try await driver.status().activeJobID == nil)
        #expect(try await server.count("fleet_job WHERE status = 'offered' AND driver_id IS NULL") == 1)
    }

    @Test func `somebody else's offer and an unknown job are not found`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        let offer = try #require(try await dan.jobs().first)
        let stranger = server.driver(9)
        #expect(await failure { try await stranger.respond(offer.id) }?.status == 404)
        #expect(await failure { try await stranger.respond(offer.id, false) }?.status == 404)
        #expect(await failure { try await dan.respond(999) }?.status == 404)
    }

    @Test func `a dispatcher gives a waiting order to a driver, offline or not`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), server.driver(2))
        _ = try await eva.status()
        let order = try await server.acceptedOrder()
        let job = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 2))
        #expect(job.status == .accepted)
        #expect(try await eva.jobs() == [job])
        #expect(try await dan.jobs().isEmpty)
        #expect(try await server.stage(of: order) == .pickupAssigned)
    }

    @Test func `a dispatcher can't give away whose bags a driver has, nor to an unknown driver or one whose trip is full`() async throws {
        let server = try await FleetTestServer(settings: FleetSettings(ordersPerTrip: 1))
        let dan = try await server.onlineDriver(1)
        let (first, second) = (try await server.acceptedOrder(), try await server.acceptedOrder())
        let offer = try #require(try await dan.jobs().first)
        var job = try await dan.respond(offer.id)
        for step in [StopStatus.enRoute, .arrived] { job = try await dan.step(job, step) }
        _ = try await dan.step(job, .done, bags: 2)
        _ = try await server.driver(2).status()
        func assign(_ order: Int, _ driver: Int) async -> APIError? {
            await failure { try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: driver)) }
        }
        #expect(await assign(first, 2)?.code == "job_taken")
        #expect(await assign(second, 1)?.code == "driver_busy")
        #expect(await assign(second, 77)?.status == 404)
        #expect(await assign(777, 2)?.status == 404)
        try await server.move(second, .canceled)
        #expect(await assign(second, 2)?.code == "not_assignable")
    }

    @Test func `customers see no jobs, drivers no dashboard`() async throws {
        let server = try await FleetTestServer()
        let customer = server.server.client(as: .customer(7))
        #expect(await failure { try await customer.call(FleetEndpoints.jobs, PageRequest()) }?.status == 403)
        #expect(await failure { try await server.driver(1).client.call(FleetEndpoints.dashboard) }?.status == 403)
        #expect(await failure { try await server.server.client(as: nil).call(FleetEndpoints.status) }?.status == 401)
    }

    @Test func `a driver's pickup isn't taken for the delivery of the same order`() async throws {
        let server = try await FleetTestServer()
        try await server.onlineDriver(2)
        let order = try await server.acceptedOrder()
        func assign() async throws -> Job { try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 2)) }
        _ = try await assign()
        try await server.moveUnheard(order, [.enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .ready])
        #expect(await failure { _ = try await assign() }?.code == "not_assignable")
        await server.server.deliverEvents()
        #expect(try await assign().kind == .delivery)
        #expect(try await server.stage(of: order) == .deliveryAssigned)
    }
}
