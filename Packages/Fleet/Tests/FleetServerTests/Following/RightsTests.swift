import Core
import FleetAPI
import FleetServer
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

struct RightsTests {
    @Test func `a former driver goes offline and loses open offers, which others keep`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        let order = try await server.acceptedOrder()
        let offer = try #require(try await dan.jobs().first)
        try await server.setRoles([.customer], of: 1)
        #expect(try await dan.jobs().isEmpty)
        #expect(try await eva.jobs().map(\.orderID) == [order])
        // As a request that was under way.
        #expect(await failure { try await dan.respond(offer.id) } != nil)
        #expect(try await dan.setOnline(true).online == false)
        #expect(try await dan.jobs().isEmpty)
        #expect(try await server.dispatch.call(FleetEndpoints.drivers, PageRequest()).items.map(\.id) == [2])
        let assigning = await failure { try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 1)) }
        #expect(assigning?.status == 404)
    }

    @Test(arguments: [[StopStatus](), [.enRoute], [.enRoute, .arrived]])
    func `a leg whose bags the former driver doesn't have is offered again`(steps: [StopStatus]) async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        var job = try await dan.acceptFirst()
        for step in steps { job = try await dan.step(job, step) }
        let eva = try await server.onlineDriver(2)
        try await server.setRoles([], of: 1)
        #expect(try await server.stage(of: order) == .accepted)
        #expect(try await server.count("fleet_job WHERE id = \(job.id) AND status = 'released'") == 1)
        #expect(try await server.count("fleet_driver WHERE active_job_id IS NOT NULL") == 0)
        #expect(try await eva.jobs().map(\.orderID) == [order])
        #expect(await failure { try await dan.step(job, .done, bags: 2) } != nil)
        // Handling the change again changes nothing.
        try await server.setRoles([.customer], of: 1)
        #expect(try await server.count("fleet_job WHERE status IN ('offered', 'accepted')") == 1)
    }

    @Test func `bags that a former driver has stay with their leg until dispatch confirms them at the plant`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        var job = try await dan.acceptFirst()
        for step in [StopStatus.enRoute, .arrived] { job = try await dan.step(job, step) }
        job = try await dan.step(job, .done, bags: 2)
        try await server.setRoles([.customer], of: 1)
        #expect(try await server.stage(of: order) == .pickedUp)
        try await server.move(order, .atFacility)
        #expect(try await server.count("fleet_job WHERE id = \(job.id) AND status = 'finished'") == 1)
        #expect(try await server.count("fleet_driver WHERE active_job_id IS NOT NULL") == 0)
    }

    @Test(arguments: [1, 2]) func `a delivery under way by a former driver turns back to the plant`(count: Int) async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        try await server.move(order, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .ready, driver: 2)
        var job = try await dan.acceptFirst()
        job = try await dan.step(job, .done, bags: 2)
        if count == 2 { job = try await dan.step(job, .arrived) }
        try await server.setRoles([.customer], of: 1)
        #expect(try await server.stage(of: order) == .returning)
        #expect(try await server.count("fleet_stop WHERE job_id = \(job.id) AND status = 'failed' AND place = 'customer'") == 1)
        #expect(try await server.count("fleet_stop WHERE job_id = \(job.id) AND status = 'enRoute' AND place = 'plant'") == 1)
        try await server.move(order, .atFacility)
        #expect(try await server.count("fleet_job WHERE id = \(job.id) AND status = 'finished'") == 1)
    }

    @Test func `who becomes a driver again takes jobs again`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        try await server.setRoles([.customer], of: 1)
        try await server.setRoles([.customer, .driver], of: 1)
        try await server.acceptedOrder()
        #expect(try await dan.setOnline(true).online)
        #expect(try await dan.jobs().count == 1)
    }
}
