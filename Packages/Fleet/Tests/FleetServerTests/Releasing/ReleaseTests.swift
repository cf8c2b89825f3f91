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

/// Jobs that drivers give back, and orders that dispatchers take from drivers or give to others.
struct ReleaseTests {
    private func release(_ job: Int, _ order: Int? = nil, by driver: TestDriver) async throws(APIError) -> Job {
        try await driver.client.call(FleetEndpoints.release, JobRelease(id: job, orderID: order))
    }

    private func takeBack(_ order: Int, _ server: FleetTestServer) async throws(APIError) -> Job {
        try await server.dispatch.call(FleetEndpoints.takeBack, IDInput(id: order))
    }

    @Test(arguments: [[StopStatus](), [.enRoute]])
    func `a job that a driver gives back is offered to others, and not to them again`(steps: [StopStatus]) async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        let order = try await server.acceptedOrder()
        var job = try await dan.acceptFirst()
        for step in steps { job = try await dan.step(job, step) }
        let released = try await release(job.id, by: dan)
        #expect(released.status == .released && released.customerID == nil && released.stops.first?.address == "Irvine")
        #expect(try await server.stage(of: order) == .accepted)
        #expect(try await release(job.id, by: dan).status == .released)
        await server.server.deliverEvents()
        #expect(try await dan.status().activeJobID == nil)
        #expect(try await dan.jobs().isEmpty)
        #expect(try await eva.acceptFirst().orderID == order)
        #expect(await failure { try await release(job.id, by: eva) }?.status == 404)
        // They know what they did themselves.
        #expect(try await server.server.notifications().isEmpty)
    }

    @Test func `bags on their way home that a driver gives back are offered to others`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        try await server.move(order, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, driver: 1)
        try await server.move(order, .canceled)
        let job = try await dan.acceptFirst()
        #expect(job.kind == .homeward)
        #expect(try await release(job.id, by: dan).status == .released)
        #expect(try await dan.jobs().isEmpty)
        let eva = try await server.onlineDriver(2)
        #expect(try await eva.acceptFirst().orderID == order)
    }

    @Test func `a driver who gave the pickup back is offered the delivery`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        let order = try await server.acceptedOrder()
        _ = try await release(dan.acceptFirst().id, by: dan)
        await server.server.deliverEvents()
        try await server.move(order, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, driver: 3)
        try await server.move(order, .ready)
        _ = try await release(eva.acceptFirst().id, by: eva)
        await server.server.deliverEvents()
        #expect(try await eva.jobs().isEmpty)
        #expect(try await dan.acceptFirst().kind == .delivery)
    }

    @Test func `at the door and with bags it is too late, and a dispatcher decides`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        var job = try await dan.acceptFirst()
        for step in [StopStatus.enRoute, .arrived] { job = try await dan.step(job, step) }
        #expect(await failure { try await release(job.id, by: dan) }?.code == "release_too_late")
        await server.server.deliverEvents()
        #expect(try await takeBack(order, server).status == .released)
        await server.server.deliverEvents()
        let told = try await server.server.notifications()
        #expect(told.map(\.kind) == ["job.takenAway"] && told.first?.recipients == .person(1) && told.first?.place == FleetLink.jobs.place)
        #expect(try await server.stage(of: order) == .accepted)
        #expect(try await dan.status().activeJobID == nil)
        job = try await dan.acceptFirst()
        for step in [StopStatus.enRoute, .arrived] { job = try await dan.step(job, step) }
        _ = try await dan.step(job, .done, bags: 2)
        #expect(await failure { try await takeBack(order, server) }?.code == "release_too_late")
        #expect(await failure { try await release(job.id, by: dan) }?.code == "release_too_late")
    }

    @Test func `shortly before the end of the window it is too late`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        let job = try await dan.acceptFirst()
        let end = server.server.clock.now.addingTimeInterval(1200)
        try await server.server.database.write { transaction in
            _ = try transaction.execute("UPDATE fleet_stop SET window_start = \(end.addingTimeInterval(-3600)), window_end = \(end) WHERE place = 'customer'")
        }
        server.server.clock.advance(by: .seconds(601))
        #expect(await failure { try await release(job.id, by: dan) }?.code == "release_too_late")
        server.server.clock.advance(by: .seconds(-2))
        #expect(try await release(job.id, by: dan).status == .released)
    }

    @Test func `a delivery goes back before it is loaded`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        try await server.move(order, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .ready, driver: 2)
        let job = try await dan.acceptFirst()
        #expect(try await release(job.id, by: dan).status == .released)
        #expect(try await server.stage(of: order) == .ready)
        await server.server.deliverEvents()
        #expect(try await server.count("fleet_job WHERE order_id = \(order) AND kind = 'delivery' AND status = 'offered'") == 1)
    }

    @Test func `an order of a trip goes back alone, or the trip as a whole`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let orders = [try await server.acceptedOrder(), try await server.acceptedOrder(), try await server.acceptedOrder()]
        let choices = orders.map { BulkAssignment.Choice(orderID: $0, driverID: 1) }
        _ = try await server.dispatch.call(FleetEndpoints.assignAll, BulkAssignment(assignments: choices))
        let trip = try #require(try await dan.jobs().first)
        #expect(try await release(trip.id, orders[1], by: dan).orderID == orders[1])
        await server.server.deliverEvents()
        let rest = try #require(try await dan.jobs().first)
        #expect(rest.stops.count == 4 && !rest.stops.contains { $0.orderID == orders[1] })
        // As where the response was lost, also by the id that the trip had before.
        for id in Set([trip.id, rest.id]) {
            let again = try await release(id, orders[1], by: dan)
            #expect(again.status == .released && again.orderID == orders[1])
        }
        #expect(await failure { try await release(rest.id, 99, by: dan) }?.status == 404)
        // None goes back where one can't.
        _ = try await dan.step(rest, .enRoute)
        _ = try await dan.step(StopUpdate(id: rest.stops[0].id, status: .arrived))
        #expect(await failure { try await release(rest.id, by: dan) }?.code == "release_too_late")
        #expect(try await dan.jobs().first?.stops.count == 4)
        #expect(try await takeBack(rest.stops[0].orderID, server).status == .released)
        await server.server.deliverEvents()
        let last = try #require(try await dan.jobs().first)
        _ = try await release(last.id, by: dan)
        await server.server.deliverEvents()
        #expect(try await dan.status().activeJobID == nil)
        #expect(try await server.count("fleet_job WHERE status = 'offered'") == 3)
    }

    @Test func `an order moves from one driver to another at once, and the first is told`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        let order = try await server.acceptedOrder()
        let job = try await dan.step(try await dan.acceptFirst(), .enRoute)
        await server.server.deliverEvents()
        var heard = try await server.server.application.hub.subscribe(FleetTopics.driver(1), as: .driver(1)).makeAsyncIterator()
        let moved = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 2))
        #expect(moved.id != job.id && moved.status == .accepted && moved.stops.map(\.status) == [.pending, .pending])
        for _ in 0..<3 { await server.server.deliverEvents() }
        #expect([await heard.next()?.kind, await heard.next()?.kind].contains("job.withdrawn"))
        #expect(try await dan.jobs().isEmpty)
        #expect(try await dan.status().activeJobID == nil)
        #expect(try await eva.jobs() == [moved])
        #expect(try await server.stage(of: order) == .pickupAssigned)
        #expect(try await server.count("fleet_job WHERE order_id = \(order)") == 2)
        #expect(try await server.count("fleet_round WHERE job_id = \(moved.id) AND driver_id = 2 AND decided_by = 900") == 1)
        #expect(await failure { try await dan.step(StopUpdate(id: job.stops[0].id, status: .arrived)) } != nil)
        var own = try await eva.step(moved, .enRoute)
        own = try await eva.step(own, .arrived)
        _ = try await eva.step(own, .done, bags: 2)
        await server.server.deliverEvents()
        let late = await failure { try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 1)) }
        #expect(late?.code == "job_taken")
    }

    @Test func `a move to a driver whose trip is full changes nothing`() async throws {
        let server = try await FleetTestServer(settings: FleetSettings(ordersPerTrip: 1))
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        let order = try await server.acceptedOrder()
        let job = try await dan.acceptFirst()
        try await server.acceptedOrder()
        _ = try await eva.acceptFirst()
        await server.server.deliverEvents()
        let full = await failure { try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 2)) }
        #expect(full?.code == "driver_busy")
        #expect(try await dan.jobs() == [job])
    }

    @Test func `only a dispatcher takes an order from its driver, and only one that a driver has`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        #expect(await failure { try await takeBack(order, server) }?.code == "not_assignable")
        #expect(await failure { try await takeBack(99, server) }?.status == 404)
        #expect(await failure { try await dan.client.call(FleetEndpoints.takeBack, IDInput(id: order)) }?.status == 403)
        #expect(await failure { try await server.dispatch.call(FleetEndpoints.release, JobRelease(id: 1)) }?.status == 403)
    }
}
