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

/// Records the changes that are published without an event.
private final class ChangeRecorder: RealtimeObserver {
    let changes = LockedValue<[Change]>([])

    func committed(_ event: DomainEvent) async {}
    func published(_ change: Change) async { changes.withLock { $0.append(change) } }

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

    @Test(.timeLimit(.minutes(1))) func `subscribers in another process hear that a driver moved, without the position`() async throws {
        let bus = InProcessBus()
        let (first, second) = (try await FleetTestServer(bus: bus), try await FleetTestServer(bus: bus))
        let running = [first, second].map { test in Task { try await test.server.application.run() } }
        let recorder = ChangeRecorder()
        await second.server.application.hub.add(recorder)
        let dan = try await first.onlineDriver(1)
        var changes: [String] = []
        // The other process may not have subscribed yet.
        while changes.isEmpty {
            first.server.clock.advance(by: .seconds(1))
            _ = try await dan.report(first.position())
            await Task.yield()
            changes = recorder.take()
        }
        #expect(Set(changes) == ["fleet/dispatch driver.moved 1"])
        #expect(try await second.count("fleet_position") == 0)
        for task in running { task.cancel() }
        for task in running { _ = await task.result }
    }
}
