import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

/// Notes the changes that are no events.
private final class HintListener: RealtimeObserver {
    let told = LockedValue<[Change]>([])

    func committed(_ event: DomainEvent) async {}
    func told(_ change: Change) async { told.withLock { $0.append(change) } }

    /// What was told since the last look.
    func take() -> [String] {
        told.withLock { told in
            defer { told = [] }
            return told.map { "\($0.topic) \($0.kind) \($0.id)" }
        }
    }
}

struct PositionHintTests {
    @Test func `a customer hears of the driver on the way to the door, not before and not after`() async throws {
        let server = try await FleetTestServer()
        let listener = HintListener()
        await server.server.application.hub.add(listener)
        let dan = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        let board = "fleet/dispatch driver.moved 1"
        let followed = [board] + ["customers/7/orders", "drivers/1/orders", "dispatch/orders"].map { "\($0) order.driverMoved \(order)" }

        func told() async throws -> [String] {
            server.server.clock.advance(by: .seconds(5))
            _ = try await dan.report(server.position())
            return listener.take()
        }

        #expect(try await told() == [board])
        var job = try await dan.acceptFirst()
        #expect(try await told() == [board])
        job = try await dan.step(job, .enRoute)
        #expect(try await told() == followed)
        job = try await dan.step(job, .arrived)
        #expect(try await told() == followed)
        job = try await dan.step(job, .done, bags: 2)
        #expect(try await told() == [board])
        _ = try await dan.step(job, .done)
        #expect(try await told() == [board])
    }

    @Test func `what is no news is told to nobody`() async throws {
        let server = try await FleetTestServer()
        let listener = HintListener()
        await server.server.application.hub.add(listener)
        let dan = try await server.onlineDriver(1)
        server.server.clock.advance(by: .seconds(20))
        let position = server.position(secondsAgo: 5)
        _ = try await dan.report(position)
        #expect(listener.take().count == 1)
        _ = try await dan.report(position)
        _ = try await dan.report(server.position(secondsAgo: 10))
        _ = try await dan.report(server.position(secondsAgo: 30))
        #expect(listener.take() == [])
    }

    @Test(.timeLimit(.minutes(1))) func `those who follow a driver in another process hear of it, without the place`() async throws {
        let bus = InProcessBus()
        let (first, second) = (try await FleetTestServer(bus: bus), try await FleetTestServer(bus: bus))
        let running = [first, second].map { test in Task { try await test.server.application.run() } }
        let listener = HintListener()
        await second.server.application.hub.add(listener)
        let dan = try await first.onlineDriver(1)
        var told: [String] = []
        // The other process may not listen yet.
        while told.isEmpty {
            first.server.clock.advance(by: .seconds(1))
            _ = try await dan.report(first.position())
            await Task.yield()
            told = listener.take()
        }
        #expect(Set(told) == ["fleet/dispatch driver.moved 1"])
        #expect(try await second.count("fleet_position") == 0)
        for task in running { task.cancel() }
        for task in running { _ = await task.result }
    }
}
