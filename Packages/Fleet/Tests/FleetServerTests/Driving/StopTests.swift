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

struct StopTests {
    private func accepted(_ server: FleetTestServer, driver id: Int = 1) async throws -> (driver: TestDriver, job: Job, order: Int) {
        let driver = try await server.onlineDriver(id)
        let order = try await server.acceptedOrder()
        return (driver, try await driver.acceptFirst(), order)
    }

    @Test func `a pickup goes from the customer's door to the plant`() async throws {
        let server = try await FleetTestServer()
        var (driver, job, order) = try await accepted(server)
        job = try await driver.step(job, .enRoute)
        #expect(job.status == .started)
        #expect(try await server.stage(of: order) == .enRoutePickup)
        await server.server.deliverEvents()
        job = try await driver.step(job, .arrived)
        #expect(try await server.stage(of: order) == .arrivedPickup)
        job = try await driver.step(job, .done, bags: 2)
        #expect(try await server.stage(of: order) == .pickedUp)
        #expect(job.stops.map(\.status) == [.done, .enRoute])
        job = try await driver.step(job, .arrived)
        #expect(try await server.stage(of: order) == .pickedUp)
        job = try await driver.step(job, .done)
        #expect(try await server.stage(of: order) == .atFacility)
        #expect(job.status == .finished && job.stops.map(\.status) == [.done, .done])
        await server.server.deliverEvents()
        let status = try await driver.status()
        #expect(status.activeJobID == nil && status.finishedToday == 1 && status.earnedTodayCents == job.payCents)
        #expect(try await driver.jobs().isEmpty)
    }

    @Test func `the tags of bags come along from the customer's door to the plant, and not back out`() async throws {
        let server = try await FleetTestServer()
        var (driver, job, order) = try await accepted(server)
        func report(_ status: StopStatus, bags: Int? = nil, tags: [String]? = nil) async throws {
            let stop = try #require(job.currentStop?.id)
            job = try await driver.step(StopUpdate(id: stop, status: status, bags: bags, bagTags: tags))
        }
        try await report(.enRoute, tags: ["early"])
        try await report(.arrived)
        #expect(try await server.tags(of: order) == nil)
        try await report(.done, bags: 2, tags: ["t-104", "t-105"])
        #expect(try await server.tags(of: order) == "t-104 t-105")
        try await report(.done)
        #expect(try await server.tags(of: order) == "t-104 t-105")
        try await server.move(order, .ready)
        job = try await driver.acceptFirst()
        try await report(.done, tags: ["other"])
        try await report(.arrived)
        try await report(.done, tags: ["other"])
        #expect(try await server.tags(of: order) == "t-104 t-105")
    }

    @Test func `a weight that no scale shows is refused with its field`() async throws {
        let server = try await FleetTestServer()
        var (driver, job, _) = try await accepted(server)
        for status in [StopStatus.enRoute, .arrived] { job = try await driver.step(job, status) }
        let stop = try #require(job.currentStop?.id)
        for kilograms in [0, -1, 501] as [Double] {
            let update = StopUpdate(id: stop, status: .done, bags: 2, kilograms: kilograms)
            #expect(await failure { try await driver.step(update) }?.status == 422)
        }
        #expect(try await driver.step(StopUpdate(id: stop, status: .done, bags: 2, kilograms: 7.5)).stops.first?.status == .done)
    }

    @Test func `a delivery goes from the plant to the customer's door`() async throws {
        let server = try await FleetTestServer()
        var (driver, job, order) = try await accepted(server)
        for (status, bags) in [(StopStatus.enRoute, nil), (.arrived, nil), (.done, 2), (.done, nil)] as [(StopStatus, Int?)] {
            job = try await driver.step(job, status, bags: bags)
        }
        try await server.move(order, .ready)
        job = try await driver.acceptFirst()
        #expect(job.kind == .delivery && job.boostCents == 0 && job.stops.map(\.place) == [.plant, .customer])
        #expect(try await server.stage(of: order) == .deliveryAssigned)
        job = try await driver.step(job, .arrived)
        #expect(try await server.stage(of: order) == .deliveryAssigned)
        job = try await driver.step(job, .done)
        #expect(try await server.stage(of: order) == .outForDelivery)
        #expect(job.currentStop?.status == .enRoute)
        job = try await driver.step(job, .arrived)
        job = try await driver.step(job, .done, note: "At the door")
        #expect(try await server.stage(of: order) == .delivered)
        #expect(job.status == .finished)
        await server.server.deliverEvents()
        let summary = try await server.dispatch.call(FleetEndpoints.dashboard)
        #expect(summary.completedToday == 1 && summary.activeOrders == 0 && summary.activeTrips == 0)
    }

    @Test func `a failed delivery goes back to the plant`() async throws {
        let server = try await FleetTestServer()
        var (driver, job, order) = try await accepted(server)
        for (status, bags) in [(StopStatus.enRoute, nil), (.arrived, nil), (.done, 2), (.done, nil)] as [(StopStatus, Int?)] {
            job = try await driver.step(job, status, bags: bags)
        }
        try await server.move(order, .ready)
        job = try await driver.acceptFirst()
        job = try await driver.step(job, .done)
        job = try await driver.step(job, .arrived)
        job = try await driver.step(job, .failed, reason: "notAtHome")
        await server.server.deliverEvents()
        #expect(try await server.stage(of: order) == .deliveryFailed)
        #expect(job.status == .started && job.stops.map(\.place) == [.plant, .customer, .plant])
        job = try await driver.step(job, .arrived)
        #expect(try await server.stage(of: order) == .returning)
        job = try await driver.step(job, .done)
        #expect(try await server.stage(of: order) == .atFacility)
        #expect(job.status == .finished && job.stops.map(\.status) == [.done, .failed, .done])
    }

    @Test func `a failed pickup ends the job, and the order gets another when it is accepted again`() async throws {
        let server = try await FleetTestServer()
        var (driver, job, order) = try await accepted(server)
        job = try await driver.step(job, .enRoute)
        job = try await driver.step(job, .arrived)
        let noReason = await failure { try await driver.step(job, .failed) }
        #expect(noReason?.status == 422 && noReason?.fields.keys.sorted() == ["reason"])
        let noNote = await failure { try await driver.step(job, .failed, reason: "other") }
        #expect(noNote?.status == 422 && noNote?.fields.keys.sorted() == ["note"])
        let ended = try await driver.step(job, .failed, reason: "noAccess")
        #expect(ended.status == .finished)
        #expect(try await server.stage(of: order) == .pickupFailed)
        await server.server.deliverEvents()
        try await server.move(order, .accepted)
        let next = try #require(try await driver.jobs().first)
        #expect(next.id != job.id && next.orderID == order && next.status == .offered)
    }

    @Test func `bags are counted at pickup, and another count needs a note`() async throws {
        let server = try await FleetTestServer()
        var (driver, job, _) = try await accepted(server)
        job = try await driver.step(job, .enRoute)
        job = try await driver.step(job, .arrived)
        let none = await failure { try await driver.step(job, .done) }
        #expect(none?.status == 422 && none?.fields.keys.sorted() == ["bags"])
        let other = await failure { try await driver.step(job, .done, bags: 3) }
        #expect(other?.status == 422 && other?.fields.keys.sorted() == ["note"])
        #expect(await failure { try await driver.step(job, .done, bags: 41, note: "many") }?.fields.keys.sorted() == ["bags"])
        #expect(try await driver.step(job, .done, bags: 3, note: "One more").bags == 3)
    }

    @Test func `steps that are not possible now are refused with those that are, and repeated ones change nothing`() async throws {
        let server = try await FleetTestServer()
        var (driver, job, order) = try await accepted(server)
        let early = await failure { try await driver.step(job, .done, bags: 2) }
        #expect(early?.status == 409 && early?.code == "illegal_transition" && early?.allowedActions == ["enRoute"])
        let plant = job.stops[1].id
        #expect(await failure { try await driver.step(StopUpdate(id: plant, status: .arrived)) }?.allowedActions == [])
        job = try await driver.step(job, .enRoute)
        #expect(try await driver.step(StopUpdate(id: job.stops[0].id, status: .enRoute)) == job)
        #expect(try await server.stage(of: order) == .enRoutePickup)
        #expect(try await server.count("core_event WHERE kind = 'order.moved'") == 3)
    }

    @Test func `somebody else's stop is not found`() async throws {
        let server = try await FleetTestServer()
        let (_, job, _) = try await accepted(server)
        let other = try await server.onlineDriver(2)
        #expect(await failure { try await other.step(StopUpdate(id: job.stops[0].id, status: .enRoute)) }?.status == 404)
        #expect(await failure { try await other.step(StopUpdate(id: 999, status: .enRoute)) }?.status == 404)
    }

    @Test func `transitions made past Fleet are followed`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        try await server.move(order, .pickupAssigned, driver: 1)
        #expect(try await driver.jobs().map(\.status) == [.accepted])
        try await server.move(order, .enRoutePickup, .arrivedPickup)
        #expect(try await driver.jobs().first?.stops.map(\.status) == [.arrived, .pending])
        try await server.move(order, .pickedUp, .atFacility)
        #expect(try await driver.jobs().isEmpty)
        #expect(try await driver.status().finishedToday == 1)
    }

    @Test func `a customer who cancels while the driver is at the door frees the driver, and nothing can be reported there any more`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        var job = try await dan.acceptFirst()
        for status in [StopStatus.enRoute, .arrived] { job = try await dan.step(job, status) }
        await server.server.deliverEvents()
        try await server.move(order, .canceled)
        #expect(try await dan.status().activeJobID == nil)
        #expect(try await dan.jobs().isEmpty)
        #expect(try await server.count("fleet_job WHERE status = 'withdrawn' AND driver_id = 1") == 1)
        for status in [StopStatus.done, .failed] {
            let update = StopUpdate(id: job.stops[0].id, status: status, bags: 2, reason: "notAtHome")
            #expect(await failure { try await dan.step(update) }?.code == "illegal_transition")
        }
        #expect(try await server.stage(of: order) == .canceled)
        // No bags were picked up, so that none go home.
        #expect(try await server.count("fleet_job") == 1)
        let next = try await server.acceptedOrder()
        #expect(try await dan.acceptFirst().orderID == next)
    }

    @Test func `an order taken from its driver is offered again, one canceled frees the driver`() async throws {
        let server = try await FleetTestServer()
        let (driver, job, order) = try await accepted(server)
        await server.server.deliverEvents()
        try await server.move(order, .accepted)
        let again = try #require(try await driver.jobs().first)
        #expect(again.id != job.id && again.status == .offered)
        _ = try await driver.respond(again.id)
        try await server.move(order, .canceled)
        #expect(try await driver.jobs().isEmpty)
        #expect(try await driver.status().activeJobID == nil)
    }

    @Test func `a day after a job's end its driver learns only the area, however often they repeat the last step`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        var job = try await dan.acceptFirst()
        for step in [StopStatus.enRoute, .arrived] { job = try await dan.step(job, step) }
        job = try await dan.step(job, .done, bags: 2)
        let last = StopUpdate(id: job.stops[1].id, status: .done)
        #expect(try await dan.step(last).customerID == 7)
        server.server.clock.advance(by: .seconds(24 * 3600))
        for late in [try await dan.step(last), try await dan.respond(job.id)] {
            #expect(late.customerID == nil && late.stops.first?.address == "Irvine")
        }
    }
}
