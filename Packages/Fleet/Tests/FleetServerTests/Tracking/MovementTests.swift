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

/// Records the changes that are published without an event.
private final class ChangeRecorder: RealtimeObserver {
    let changes = LockedValue<[Change]>([])

    func committed(_ event: DomainEvent) async {}
    func published(_ change: Change) async { changes.withLock { $0.append(change) } }

    /// Waits until a change was published since the last call of ``take()``.
    func wait(for change: String) async throws {
        try await eventually { changes.value.contains(where: { "\($0.topic) \($0.kind) \($0.id)" == change }) }
    }

    /// Returns the changes since the last call, but for those of the board, which come when they like.
    func take() -> [String] {
        changes.withLock { changes in
            defer { changes = [] }
            return changes.filter { $0.kind != FleetEvents.boardChanged }.map { "\($0.topic) \($0.kind) \($0.id)" }
        }
    }
}

struct MovementTests {
    @Test func `a customer hears of the driver on the way to the door, not before and not after`() async throws {
        let server = try await FleetTestServer()
        let recorder = ChangeRecorder()
        await server.server.application.hub.add(recorder)
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        let board = "fleet/dispatch driver.moved 1"
        let followed = [board] + ["customers/7/orders", "drivers/1/orders", "dispatch/orders"].map { "\($0) order.driverMoved \(order)" }

        func changes() async throws -> [String] {
            server.server.clock.advance(by: .seconds(5))
            _ = try await dan.report(server.position())
            return recorder.take()
        }

        #expect(try await changes() == [board])
        var job = try await dan.acceptFirst()
        #expect(try await changes() == [board])
        job = try await dan.step(job, .enRoute)
        #expect(try await changes() == followed)
        job = try await dan.step(job, .arrived)
        #expect(try await changes() == followed)
        job = try await dan.step(job, .done, bags: 2)
        #expect(try await changes() == [board])
        _ = try await dan.step(job, .done)
        #expect(try await changes() == [board])
    }

    @Test(.timeLimit(.minutes(1)))
    func `of two deliveries that are loaded, the customer whose door is next hears of the driver, and each of a stop that is behind`() async throws {
        let doors = [1, 2].map { Coordinate(latitude: Plant.location.latitude + Double($0) / 100, longitude: Plant.location.longitude) }
        let server = try await FleetTestServer(doors: [1: doors[0], 2: doors[1]])
        let recorder = ChangeRecorder()
        await server.server.application.hub.add(recorder)
        let dan = try await server.onlineDriver(1)
        let orders = [try await server.acceptedOrder(), try await server.acceptedOrder()]
        for order in orders {
            try await server.move(order, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .ready, driver: 2)
        }
        let choices = orders.map { BulkAssignment.Choice(orderID: $0, driverID: 1) }
        _ = try await server.dispatch.call(FleetEndpoints.assignAll, BulkAssignment(assignments: choices))

        /// Returns the orders whose followers hear of a report. What is published after a commit comes when it likes, but not to drivers.
        func told() async throws -> [Int] {
            server.server.clock.advance(by: .seconds(5))
            _ = try await dan.report(server.position())
            return recorder.take().compactMap { $0.hasPrefix("drivers/1/orders ") ? Int($0.split(separator: " ")[2]) : nil }
        }
        var job = try #require(try await dan.jobs().first)
        #expect(try await told() == [])
        job = try await dan.step(job, .done, bags: 2)
        try await recorder.wait(for: "customers/7/orders order.driverMoved \(orders[1])")
        #expect(try await told() == [], "The other order isn't loaded yet.")
        job = try await dan.step(job, .done, bags: 2)
        #expect(try await told() == [orders[0]])
        job = try await dan.step(job, .arrived)
        #expect(try await told() == [orders[0]])
        job = try await dan.step(job, .done, bags: 2)
        // Nobody is before the other customer any more.
        try await recorder.wait(for: "customers/7/orders order.driverMoved \(orders[1])")
        #expect(try await told() == [orders[1]])
    }

    @Test(.timeLimit(.minutes(1))) func `a customer hears that the driver sets off for another customer's door, and comes to it`() async throws {
        let server = try await FleetTestServer()
        let recorder = ChangeRecorder()
        await server.server.application.hub.add(recorder)
        let dan = try await server.onlineDriver(1)
        let orders = [try await server.acceptedOrder(), try await server.acceptedOrder()]
        let choices = orders.map { BulkAssignment.Choice(orderID: $0, driverID: 1) }
        _ = try await server.dispatch.call(FleetEndpoints.assignAll, BulkAssignment(assignments: choices))
        let told = ["customers/7/orders", "dispatch/orders"].map { "\($0) order.driverMoved \(orders[0])" }
        for change in told { try await recorder.wait(for: change) }
        let job = try #require(try await dan.jobs().first)
        let door = try #require(job.stops.first { $0.orderID == orders[1] && $0.place == .customer })
        for status in [StopStatus.enRoute, .arrived] {
            _ = recorder.take()
            _ = try await dan.step(StopUpdate(id: door.id, status: status))
            for change in told { try await recorder.wait(for: change) }
            #expect(Set(recorder.take()) == Set(told), "The other customer hears of it by the order's event.")
        }
    }

    @Test(.timeLimit(.minutes(1))) func `a customer hears that the driver is given another order, by Fleet or outside`() async throws {
        let server = try await FleetTestServer()
        let recorder = ChangeRecorder()
        await server.server.application.hub.add(recorder)
        let dan = try await server.onlineDriver(1)
        let orders = [try await server.acceptedOrder(), try await server.acceptedOrder(), try await server.acceptedOrder()]
        _ = try await dan.respond(try #require(try await dan.jobs().first { $0.orderID == orders[0] }).id)
        await server.server.deliverEvents()
        _ = recorder.take()
        _ = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: orders[1], driverID: 1))
        try await recorder.wait(for: "customers/7/orders order.driverMoved \(orders[0])")
        _ = recorder.take()
        try await server.move(orders[2], .pickupAssigned, driver: 1)
        for order in orders.prefix(2) { try await recorder.wait(for: "customers/7/orders order.driverMoved \(order)") }
        #expect(!recorder.take().contains("customers/7/orders order.driverMoved \(orders[2])"))
    }

    @Test func `a position that is not the newest is published to nobody`() async throws {
        let server = try await FleetTestServer()
        let recorder = ChangeRecorder()
        await server.server.application.hub.add(recorder)
        let dan = try await server.onlineDriver(1)
        server.server.clock.advance(by: .seconds(20))
        let position = server.position(secondsAgo: 5)
        _ = try await dan.report(position)
        #expect(recorder.take().count == 1)
        _ = try await dan.report(position)
        _ = try await dan.report(server.position(secondsAgo: 10))
        _ = try await dan.report(server.position(secondsAgo: 30))
        #expect(recorder.take() == [])
    }

    @Test(.timeLimit(.minutes(5))) func `subscribers in another process hear that a driver moved, without the position`() async throws {
        let bus = InProcessBus()
        let (first, second) = (try await FleetTestServer(bus: bus), try await FleetTestServer(bus: bus))
        let running = [first, second].map { test in Task { try await test.server.application.run() } }
        let recorder = ChangeRecorder()
        await second.server.application.hub.add(recorder)
        let dan = try await first.onlineDriver(1)
        var changes: [String] = []
        // The other process may not have subscribed yet.
        try await eventually {
            first.server.clock.advance(by: .seconds(1))
            _ = try await dan.report(first.position())
            changes = recorder.take()
            return !changes.isEmpty
        }
        #expect(Set(changes) == ["fleet/dispatch driver.moved 1"])
        #expect(try await second.count("fleet_position") == 0)
        for task in running { task.cancel() }
        for task in running { _ = await task.result }
    }
}
