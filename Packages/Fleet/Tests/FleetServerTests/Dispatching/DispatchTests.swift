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

struct DispatchTests {
    @Test func `the dashboard counts orders, trips and drivers`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        try await server.onlineDriver(2)
        _ = try await server.driver(3).status()
        for _ in 0..<3 { try await server.acceptedOrder() }
        try await server.move(try await server.acceptedOrder(), .canceled)
        _ = try await dan.acceptFirst()
        await server.server.deliverEvents()
        let expected = DashboardSummary(activeOrders: 3, activeTrips: 1, unassignedOrders: 2, onlineDrivers: 2, lateOrders: 0, completedToday: 0)
        #expect(try await server.dispatch.call(FleetEndpoints.dashboard) == expected)
        server.server.clock.advance(by: .seconds(3601))
        #expect(try await server.dispatch.call(FleetEndpoints.dashboard).lateOrders == 3)
    }

    @Test func `a trip of several orders counts once`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        var orders: [Int] = []
        for _ in 0..<4 { orders.append(try await server.acceptedOrder()) }
        func activeTrips() async throws -> Int { try await server.dispatch.call(FleetEndpoints.dashboard).activeTrips }
        let choices = orders.prefix(3).map { BulkAssignment.Choice(orderID: $0, driverID: dan.id) }
        _ = try await server.dispatch.call(FleetEndpoints.assignAll, BulkAssignment(assignments: choices))
        #expect(try await activeTrips() == 1)
        _ = try await eva.acceptFirst()
        #expect(try await activeTrips() == 2)
        // Two of the three are canceled: what is left is still a trip.
        for order in orders.prefix(2) { try await server.move(order, .canceled) }
        #expect(try await activeTrips() == 2)
        try await server.move(orders[2], .canceled)
        #expect(try await activeTrips() == 1)
    }

    @Test func `today ends at midnight in Los Angeles`() async throws {
        // 2026-01-01 23:59 in Los Angeles.
        let server = try await FleetTestServer(start: Date(timeIntervalSince1970: 1_767_340_740))
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        _ = try await driver.acceptFirst()
        try await server.move(
            order, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .ready, .deliveryAssigned, .outForDelivery, .arrivedDropoff, .delivered)
        #expect(try await server.dispatch.call(FleetEndpoints.dashboard).completedToday == 1)
        #expect(try await driver.status().finishedToday == 2)
        server.server.clock.advance(by: .seconds(60))
        #expect(try await server.dispatch.call(FleetEndpoints.dashboard).completedToday == 0)
        #expect(try await driver.status().finishedToday == 0)
    }

    @Test func `trips show who is where, drivers who is online`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        _ = try await server.driver(2).status()
        for _ in 0..<2 { try await server.acceptedOrder() }
        let job = try await dan.step(try await dan.acceptFirst(), .enRoute)
        let trips = try await server.dispatch.call(FleetEndpoints.trips, PageRequest(page: 1, limit: 1))
        #expect(trips.total == 2 && trips.items.map(\.id) == [job.id])
        #expect(trips.items.first?.driverName == "Driver 1" && trips.items.first?.nextStop == job.stops.first)
        let drivers = try await server.dispatch.call(FleetEndpoints.drivers, PageRequest()).items
        #expect(drivers.map(\.id) == [1, 2] && drivers.map(\.online) == [true, false] && drivers.first?.activeJobID == job.id)
    }

    @Test func `a page that can't be is refused`() async throws {
        let server = try await FleetTestServer()
        let error = await failure { try await server.dispatch.call(FleetEndpoints.trips, PageRequest(page: 0, limit: 101)) }
        #expect(error?.status == 422 && error?.fields.keys.sorted() == ["limit", "page"])
    }

    @Test func `a driver hears of the own offers, a dispatcher of all, others of none`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        await server.server.deliverEvents()
        let hub = server.server.application.hub
        var own = try await hub.subscribe(FleetTopics.driver(1), as: .driver(1)).makeAsyncIterator()
        var all = try await hub.subscribe(FleetTopics.dispatch, as: .dispatcher(900)).makeAsyncIterator()
        await #expect(throws: APIError.self) { _ = try await hub.subscribe(FleetTopics.driver(1), as: .driver(2)) }
        await #expect(throws: APIError.self) { _ = try await hub.subscribe(FleetTopics.driver(1), as: .customer(1)) }
        await #expect(throws: APIError.self) { _ = try await hub.subscribe(FleetTopics.dispatch, as: .driver(1)) }
        try await server.acceptedOrder()
        await server.server.deliverEvents()
        #expect(await own.next()?.kind == "job.offered")
        // The hint to look at the board and the event go separate ways.
        let heard = [await all.next()?.kind, await all.next()?.kind]
        #expect(Set(heard) == ["job.offered", FleetEvents.boardChanged])
        #expect(try await driver.jobs().count == 1)
    }
}
