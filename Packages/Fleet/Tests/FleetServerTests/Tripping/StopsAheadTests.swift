import Core
import CoreTesting
import FleetAPI
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

@testable import FleetServer

/// The driver's place as the customer whose door is next is told it.
struct StopsAheadTests {
    private static let doors = [1, 2].map { Coordinate(latitude: Plant.location.latitude + Double($0) / 100, longitude: Plant.location.longitude) }

    /// The ways in which a driver at a door loses its order.
    enum Loss: CaseIterable {
        case takenBack, givenToAnother, canceled
    }

    private func server() async throws -> FleetTestServer { try await FleetTestServer(doors: [1: Self.doors[0], 2: Self.doors[1]]) }

    /// Reports that driver 1 is at the first door.
    private func report(_ driver: TestDriver, _ server: FleetTestServer) async throws {
        server.server.clock.advance(by: .seconds(5))
        try await driver.report(Self.doors[0], at: server.server.clock.now)
        server.server.clock.advance(by: .seconds(5))
    }

    private func approach(_ order: Int, _ server: FleetTestServer) async throws -> (stopsBefore: Int, position: Position?)? {
        try await server.server.database.read { try PositionDirectory().approach(of: 1, to: order, in: $0) }
    }

    private func deliverable(_ server: FleetTestServer) async throws -> Int {
        let order = try await server.acceptedOrder()
        try await server.move(order, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .ready, driver: 2)
        return order
    }

    @Test(arguments: Loss.allCases)
    func `the door at which a driver lost an order isn't shown to the customer whose door is next`(loss: Loss) async throws {
        let server = try await server()
        let dan = try await server.onlineDriver(1)
        try await server.onlineDriver(2)
        let (pickup, delivery) = (try await server.acceptedOrder(), try await deliverable(server))
        let choices = [pickup, delivery].map { BulkAssignment.Choice(orderID: $0, driverID: 1) }
        _ = try await server.dispatch.call(FleetEndpoints.assignAll, BulkAssignment(assignments: choices))
        let job = try #require(try await dan.jobs().first)
        let plant = try #require(job.stops.first { $0.orderID == delivery && $0.place == .plant })
        let door = try #require(job.stops.first { $0.orderID == pickup && $0.place == .customer })
        _ = try await dan.step(StopUpdate(id: plant.id, status: .done, bags: 2))
        for status in [StopStatus.enRoute, .arrived] { _ = try await dan.step(StopUpdate(id: door.id, status: status)) }
        await server.server.deliverEvents()
        try await report(dan, server)
        #expect(try await approach(pickup, server)?.position != nil)
        #expect(try await approach(delivery, server)?.stopsBefore == 1)
        switch loss {
        case .takenBack: _ = try await server.dispatch.call(FleetEndpoints.takeBack, IDInput(id: pickup))
        case .canceled: try await server.move(pickup, .canceled)
        case .givenToAnother: _ = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: pickup, driverID: 2))
        }
        await server.server.deliverEvents()
        let next = try #require(try await approach(delivery, server))
        #expect(next.stopsBefore == 0 && next.position == nil)
        try await report(dan, server)
        #expect(try await approach(delivery, server)?.position != nil)
    }

    @Test func `the door of a job that is over isn't shown to the customer of the next job`() async throws {
        let server = try await server()
        let dan = try await server.onlineDriver(1)
        let delivery = try await deliverable(server)
        var job = try await dan.acceptFirst()
        job = try await dan.step(job, .done, bags: 2)
        job = try await dan.step(job, .arrived)
        try await report(dan, server)
        #expect(try await approach(delivery, server)?.position != nil)
        #expect(try await dan.step(job, .done, bags: 2).status == .finished)
        await server.server.deliverEvents()
        let next = try await server.acceptedOrder()
        _ = try await dan.step(dan.acceptFirst(), .enRoute)
        let seen = try #require(try await approach(next, server))
        #expect(seen.stopsBefore == 0 && seen.position == nil)
        try await report(dan, server)
        #expect(try await approach(next, server)?.position != nil)
    }
}
