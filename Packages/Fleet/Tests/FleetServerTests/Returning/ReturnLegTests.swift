import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import FleetServer

/// The jobs that bring the bags of canceled orders home.
struct ReturnLegTests {
    /// Returns how far the bags of an order are.
    private func bags(_ order: Int, _ server: FleetTestServer) async throws -> String? {
        try await server.server.database.read { try $0.first("SELECT bags_at FROM fake_order WHERE id = \(order)")?.get("bags_at") }
    }

    /// Takes an order to the plant with driver 1, and cancels it there.
    private func canceledAtPlant(_ server: FleetTestServer) async throws -> Int {
        let order = try await server.acceptedOrder()
        try await server.move(order, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, driver: 1)
        try await server.move(order, .canceled)
        return order
    }

    @Test func `bags at the plant are offered, and brought home from there`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await canceledAtPlant(server)
        var job = try await dan.acceptFirst()
        #expect((job.kind, job.orderID, job.stops.map(\.place)) == (.homeward, order, [.plant, .customer]))
        #expect(job.payCents > 0 && job.boostCents == 0)
        #expect(try await bags(order, server) == "assigned")
        job = try await dan.step(job, .done, bags: 2)
        #expect(try await bags(order, server) == "onTheWay")
        #expect(job.currentStop?.status == .enRoute)
        job = try await dan.step(job, .arrived)
        #expect(try await bags(order, server) == "arrived")
        job = try await dan.step(job, .done, bags: 2)
        #expect(job.status == .finished)
        #expect(try await bags(order, server) == "returned")
        #expect(try await server.stage(of: order) == .canceled)
        #expect(try await dan.status().finishedToday == 2)
        #expect(try await dan.status().activeJobID == nil)
    }

    @Test func `what proves that the customer has the bags comes along once they do`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await canceledAtPlant(server)
        var job = try await dan.acceptFirst()
        func report(_ status: StopStatus) async throws {
            let stop = try #require(job.currentStop?.id)
            job = try await dan.step(StopUpdate(id: stop, status: status, bags: 2, pin: "0427", proofIDs: [3]))
        }
        try await report(.done)
        try await report(.arrived)
        // The fake keeps the PIN where it keeps tags.
        #expect(try await server.tags(of: order) == nil)
        try await report(.done)
        #expect(try await server.tags(of: order) == "0427")
    }

    @Test func `a driver who has the bags keeps them, and drives straight to the door`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        let order = try await server.acceptedOrder()
        var job = try await dan.step(dan.acceptFirst(), .enRoute)
        job = try await dan.step(job, .arrived)
        job = try await dan.step(job, .done, bags: 2)
        try await server.move(order, .canceled)
        let home = try #require(try await dan.jobs().first)
        #expect((home.kind, home.status, home.stops.map(\.place)) == (.homeward, .accepted, [.customer]))
        #expect(try await eva.jobs().isEmpty)
        #expect(try await dan.status().activeJobID == home.id)
        #expect(try await bags(order, server) == "assigned")
        var step = try await dan.step(home, .enRoute)
        step = try await dan.step(step, .arrived)
        step = try await dan.step(step, .done, bags: 2)
        #expect(step.status == .finished)
        #expect(try await bags(order, server) == "returned")
    }

    @Test func `bags that nobody takes go back to the plant, and another job brings them again`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await canceledAtPlant(server)
        for round in 1...2 {
            var job = try await dan.acceptFirst()
            job = try await dan.step(job, .done, bags: 2)
            job = try await dan.step(job, .arrived)
            job = try await dan.step(job, .failed, reason: "notAtHome")
            #expect(try await bags(order, server) == "failed")
            #expect(job.stops.map(\.place) == [.plant, .customer, .plant])
            job = try await dan.step(job, .done)
            #expect(job.status == .finished)
            #expect(try await bags(order, server) == "waiting")
            #expect(try await server.count("fleet_job WHERE kind = 'return'") == round + 1)
        }
        #expect(try await dan.jobs().map(\.status) == [.offered])
    }

    @Test func `a dispatcher assigns it, and events that come again change nothing`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        let order = try await canceledAtPlant(server)
        let again = OrderMoved(
            order: order, customer: 7, driver: 1, from: .atFacility, to: .canceled, sequence: 8, role: .dispatcher, bags: 2, area: "Irvine",
            pickupMode: .asap, occurredAt: server.server.clock.now)
        try await server.publish(again)
        #expect(try await server.count("fleet_job WHERE kind = 'return'") == 1)
        _ = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 1))
        #expect(try await dan.jobs().map(\.kind) == [.homeward])
        #expect(try await server.dispatch.call(FleetEndpoints.trips, PageRequest()).items.map(\.kind) == [.homeward])
    }

    @Test func `a driver who loses the role gives the job back, unless they have the bags`() async throws {
        for isLoaded in [false, true] {
            let server = try await FleetTestServer()
            let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
            let order = try await canceledAtPlant(server)
            let job = try await dan.acceptFirst()
            if isLoaded { _ = try await dan.step(job, .done, bags: 2) }
            try await server.setRoles([.customer], of: 1)
            #expect(try await bags(order, server) == (isLoaded ? "onTheWay" : "waiting"))
            #expect(try await eva.jobs().map(\.kind) == (isLoaded ? [] : [.homeward]))
        }
    }

    @Test func `an order that was canceled without bags opens no job`() async throws {
        let server = try await FleetTestServer()
        try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        try await server.move(order, .canceled)
        #expect(try await server.count("fleet_job WHERE status = 'offered'") == 0)
    }
}
