import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

/// Several orders of one driver in one trip.
struct TripTests {
    private static func door(_ hundredths: Double) -> Coordinate {
        Coordinate(latitude: Plant.location.latitude + hundredths / 100, longitude: Plant.location.longitude)
    }

    /// Starts a server whose orders 1 to 4 are ever farther from the plant, and gives the first ones to driver 1.
    private func trip(_ count: Int, settings: FleetSettings = FleetSettings()) async throws -> (FleetTestServer, TestDriver, [Int]) {
        let server = try await FleetTestServer(settings: settings, doors: [1: Self.door(1), 2: Self.door(2), 3: Self.door(3), 4: Self.door(4)])
        let driver = try await server.onlineDriver(1)
        var orders: [Int] = []
        for _ in 1...count { orders.append(try await server.acceptedOrder()) }
        let choices = orders.reversed().map { BulkAssignment.Choice(orderID: $0, driverID: 1) }
        let results = try await server.dispatch.call(FleetEndpoints.assignAll, BulkAssignment(assignments: choices)).results
        #expect(results.map(\.orderID) == orders.reversed() && results.allSatisfy { $0.driverID == 1 && $0.jobID != nil && $0.error == nil })
        await server.server.deliverEvents()
        return (server, driver, orders)
    }

    @Test func `orders that are assigned together are one trip with the stops of all, in driving order`() async throws {
        let (server, driver, orders) = try await trip(3)
        let jobs = try await driver.jobs()
        let job = try #require(jobs.first)
        #expect(jobs.count == 1 && job.kind == .trip && job.status == .accepted)
        #expect(job.stops.map(\.orderID).prefix(3) == orders[...] && job.stops.map(\.place).suffix(3) == [.plant, .plant, .plant])
        #expect(job.orderID == orders[0] && job.customerID == 7 && job.bags == 6)
        // Dispatchers see the whole way with each of the orders.
        let trips = try await server.dispatch.call(FleetEndpoints.trips, PageRequest()).items
        #expect(trips.count == 3 && trips.allSatisfy { $0.stops.map(\.id) == job.stops.map(\.id) })
        #expect(job.route == job.stops.map { [$0.longitude, $0.latitude] })
        let legs = try await server.server.database.read { transaction in
            (try transaction.values(Int.self, "SELECT pay_cents FROM fleet_job"), try transaction.values(Int.self, "SELECT boost_cents FROM fleet_job"))
        }
        #expect(job.payCents == legs.0.reduce(0, +) && job.boostCents == legs.1.reduce(0, +))
        let meters = Int((2 * Self.door(3).distance(to: Plant.location) - Self.door(1).distance(to: Plant.location)).rounded())
        #expect(abs(job.distanceMeters - meters) <= 1 && job.durationSeconds > 6 * 300)
        #expect(try await driver.status().activeJobID == job.id)
        for order in orders { #expect(try await server.stage(of: order) == .pickupAssigned) }
    }

    @Test func `a trip is driven stop by stop, and frees its driver at the end`() async throws {
        let (server, driver, orders) = try await trip(3)
        var job = try #require(try await driver.jobs().first)
        let id = job.id
        for order in orders {
            #expect(job.currentStop?.orderID == order)
            for step in [StopStatus.enRoute, .arrived] { job = try await driver.step(job, step) }
            job = try await driver.step(job, .done, bags: 2)
            await server.server.deliverEvents()
            #expect(job.id == id && job.kind == .trip && job.status == .started)
        }
        for left in [2, 1] {
            job = try await driver.step(job, .done)
            #expect(job.stops.count { !$0.status.isFinal } == left && job.status == .started)
            #expect(try await driver.status().activeJobID == id)
            #expect(await failure { try await driver.setBreak(true) }?.code == "break_during_job")
        }
        job = try await driver.step(job, .done)
        await server.server.deliverEvents()
        #expect(job.status == .finished && job.id == id && job.stops.count == 6)
        #expect(try await driver.status().activeJobID == nil)
        #expect(try await driver.status().finishedToday == 3)
        for order in orders { #expect(try await server.stage(of: order) == .atFacility) }
        #expect(try await server.count("core_event WHERE kind = 'job.finished'") == 3)
        try await server.acceptedOrder()
        #expect(try await driver.jobs().map(\.status) == [.offered])
    }

    @Test func `a trip goes on after a door at which nobody opened, without that order's drive to the plant`() async throws {
        let (server, driver, orders) = try await trip(3)
        var job = try #require(try await driver.jobs().first)
        for step in [StopStatus.enRoute, .arrived] { job = try await driver.step(job, step) }
        job = try await driver.step(job, .failed, reason: FailureReason.notAtHome.rawValue)
        await server.server.deliverEvents()
        let orderIDs = job.stops.filter { !$0.status.isFinal }.map(\.orderID)
        #expect(job.currentStop?.orderID == orders[1] && !orderIDs.contains(orders[0]) && orderIDs.count == 4)
        // Another order joins what is left.
        let fourth = try await server.acceptedOrder()
        job = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: fourth, driverID: 1))
        #expect(job.stops.count { !$0.status.isFinal } == 6 && !job.stops.contains { $0.orderID == orders[0] && !$0.status.isFinal })
        while let stop = job.currentStop, let next = stop.nextStatus {
            job = try await driver.step(job, next, bags: stop.place == .customer && next == .done ? 2 : nil)
        }
        await server.server.deliverEvents()
        #expect(job.status == .finished)
        #expect(try await driver.status().activeJobID == nil)
        for order in orders.dropFirst() + [fourth] { #expect(try await server.stage(of: order) == .atFacility) }
        #expect(try await server.stage(of: orders[0]) == .pickupFailed)
    }

    @Test func `two jobs of a trip that end at the same time free their driver`() async throws {
        let (server, driver, orders) = try await trip(2)
        for order in orders { try await server.move(order, .enRoutePickup, .arrivedPickup, .pickedUp) }
        let job = try #require(try await driver.jobs().first)
        let first = try #require(job.currentStop?.orderID)
        let second = try #require(orders.first { $0 != first })
        async let reported = driver.step(job, .done)
        async let moved: Void = server.move(second, .atFacility)
        _ = try await (reported, moved)
        await server.server.deliverEvents()
        #expect(try await driver.status().activeJobID == nil)
        #expect(try await driver.status().finishedToday == 2)
    }

    @Test func `a dispatcher adds an order to a job under way, up to a limit, and the stop under way stays the first`() async throws {
        let (server, driver, _) = try await trip(1, settings: FleetSettings(ordersPerTrip: 2))
        var job = try #require(try await driver.jobs().first)
        job = try await driver.step(job, .enRoute)
        let (second, third) = (try await server.acceptedOrder(), try await server.acceptedOrder())
        let suggestion = try #require(try await server.dispatch.call(FleetEndpoints.suggestions, IDInput(id: second)).first)
        #expect(suggestion.isAvailable && suggestion.reasons.map(\.code) == [.onTheWay])
        let joined = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: second, driverID: 1))
        #expect(joined.id == job.id && joined.kind == .trip && joined.currentStop?.id == job.currentStop?.id)
        #expect(try await driver.jobs() == [joined])
        #expect(try await server.dispatch.call(FleetEndpoints.suggestions, IDInput(id: third)).first?.reasons.map(\.code) == [.busy])
        let full = await failure { try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: third, driverID: 1)) }
        #expect(full?.status == 409 && full?.code == "driver_busy")
        #expect(try await server.stage(of: third) == .accepted)
    }

    @Test func `an order that is canceled leaves the trip, which goes on, also without the one that it began with`() async throws {
        let (server, driver, orders) = try await trip(3)
        let before = try #require(try await driver.jobs().first)
        let first = try await server.server.database.read { try $0.value(Int.self, "SELECT order_id FROM fleet_job WHERE id = \(before.id)") }
        try await server.move(first, .canceled)
        let job = try #require(try await driver.jobs().first)
        #expect(job.kind == .trip && job.id != before.id && job.stops.count == 4 && !job.stops.contains { $0.orderID == first })
        #expect(try await driver.status().activeJobID == job.id)
        for order in orders where order != first { try await server.move(order, .canceled) }
        #expect(try await driver.jobs().isEmpty)
        #expect(try await driver.status().activeJobID == nil)
    }

    @Test func `pickups and deliveries go in one round`() async throws {
        let (server, driver, orders) = try await trip(2)
        for order in orders { try await server.move(order, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility) }
        try await server.move(orders[0], .ready)
        let fresh = try await server.acceptedOrder()
        let choices = [orders[0], fresh].map { BulkAssignment.Choice(orderID: $0, driverID: 1) }
        _ = try await server.dispatch.call(FleetEndpoints.assignAll, BulkAssignment(assignments: choices))
        var job = try #require(try await driver.jobs().first)
        #expect(job.stops.map(\.orderID) == [orders[0], orders[0], fresh, fresh])
        #expect(job.stops.map(\.place) == [.plant, .customer, .customer, .plant])
        job = try await driver.step(job, .done, bags: 2)
        #expect(job.currentStop?.status == .enRoute && job.customerID == 7)
        #expect(try await server.stage(of: orders[0]) == .outForDelivery)
    }

    @Test func `each order has a result of its own, and doing it again changes nothing`() async throws {
        let (server, driver, orders) = try await trip(2)
        let eva = try await server.onlineDriver(2)
        let (third, fourth) = (try await server.acceptedOrder(), try await server.acceptedOrder())
        try await server.move(fourth, .canceled)
        let choices = [
            BulkAssignment.Choice(orderID: orders[0], driverID: 1), BulkAssignment.Choice(orderID: fourth, driverID: 1),
            BulkAssignment.Choice(orderID: 99, driverID: 1), BulkAssignment.Choice(orderID: third, driverID: nil),
            BulkAssignment.Choice(orderID: third, driverID: 1),
        ]
        let request = BulkAssignment(assignments: choices)
        let results = try await server.dispatch.call(FleetEndpoints.assignAll, request).results
        #expect(results.map(\.error) == [nil, "not_assignable", "not_found", nil])
        #expect(results.map(\.driverID) == [1, nil, nil, 2] && results[3].reasons.map(\.code) == [.placeUnknown])
        #expect(try await eva.jobs().map(\.orderID) == [third])
        let trip = try await driver.jobs()
        await server.server.deliverEvents()
        #expect(try await server.dispatch.call(FleetEndpoints.assignAll, request).results == results)
        #expect(try await driver.jobs() == trip)
        let none = await failure { try await server.dispatch.call(FleetEndpoints.assignAll, BulkAssignment(assignments: [])) }
        #expect(none?.fields.keys.sorted() == ["assignments"])
        #expect(await failure { try await driver.client.call(FleetEndpoints.assignAll, request) }?.status == 403)
    }

    @Test func `dispatchers who give one driver orders at once fill one trip and no more`() async throws {
        let server = try await FleetTestServer(settings: FleetSettings(ordersPerTrip: 3))
        let driver = try await server.onlineDriver(1)
        var orders: [Int] = []
        for _ in 1...8 { orders.append(try await server.acceptedOrder()) }
        let codes = await withTaskGroup(of: String.self) { group in
            for order in orders {
                group.addTask {
                    await failure { try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 1)) }?.code.rawValue ?? "won"
                }
            }
            return await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(codes == ["won": 3, "driver_busy": 5])
        let jobs = try await driver.jobs()
        #expect(jobs.count == 1 && jobs.first?.stops.count == 6)
    }
}
