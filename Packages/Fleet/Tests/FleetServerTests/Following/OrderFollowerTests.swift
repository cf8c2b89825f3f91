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

/// Events of several orders that Fleet takes at once.
@Suite(.timeLimit(.minutes(5)))
struct OrderFollowerTests {
    private func moved(_ order: Int, _ from: Stage, _ to: Stage, sequence: Int) -> OrderMoved {
        var event = OrderMoved.sample
        (event.order, event.from, event.to, event.sequence) = (order, from, to, sequence)
        return event
    }

    /// Publishes events in one transaction.
    private func publish(_ moves: [OrderMoved], on server: FleetTestServer) async throws {
        let orders = FakeOrderStages(events: try server.server.application.container.resolve(EventLog.self), clock: server.server.clock)
        try await server.server.database.write { transaction in for event in moves { try orders.publish(event, in: transaction) } }
        await server.server.deliverEvents()
    }

    @Test func `orders that are accepted at once each get a job with its stops, offered to every driver`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        let orders = Array(1...40)
        try await publish(
            orders.flatMap { [moved($0, .draft, .placed, sequence: 1), moved($0, .placed, .accepted, sequence: 2)] }, on: server)
        for driver in [dan, eva] {
            let jobs = try await driver.jobs()
            #expect(jobs.count == 20 && jobs.allSatisfy { $0.stops.map(\.place) == [.customer, .plant] })
        }
        #expect(try await server.count("fleet_job") == 40)
        #expect(try await server.count("fleet_round WHERE round = 1 AND closed_at IS NULL") == 40)
        let told = try await server.server.database.read { try $0.values(String.self, "SELECT drivers FROM fleet_round") }
        #expect(told.allSatisfy { $0 == "[1,2]" })
        #expect(try await server.count("fleet_order WHERE stage = 'accepted' AND sequence = 2") == 40)
    }

    @Test func `after a visit that failed the next one is due in its window`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        let start = server.server.clock.now.addingTimeInterval(24 * 3600)
        let window = TimeWindow(start: start, end: start.addingTimeInterval(7200))
        var (again, ready) = (moved(1, .pickupFailed, .accepted, sequence: 4), moved(2, .atFacility, .ready, sequence: 2))
        (again.window, ready.deliveryWindow) = (window, window)
        try await publish(
            [
                moved(1, .draft, .placed, sequence: 1), moved(1, .placed, .accepted, sequence: 2), moved(1, .arrivedPickup, .pickupFailed, sequence: 3),
                again, moved(2, .draft, .placed, sequence: 1), ready,
            ], on: server)
        let stops = try await driver.jobs().flatMap(\.stops).filter { $0.place == .customer }
        #expect(stops.count == 2 && stops.allSatisfy { $0.window?.end == window.end })
        #expect(try await server.count("fleet_order WHERE order_id = 1 AND due_at = \(window.end)") == 1)
    }

    @Test func `an order that is canceled in the same moment leaves a job that is withdrawn`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        try await publish(
            [
                moved(1, .draft, .placed, sequence: 1), moved(2, .draft, .placed, sequence: 1), moved(1, .placed, .accepted, sequence: 2),
                moved(2, .placed, .accepted, sequence: 2), moved(1, .accepted, .canceled, sequence: 3),
            ], on: server)
        #expect(try await driver.jobs().map(\.orderID) == [2])
        #expect(try await server.count("fleet_job WHERE order_id = 1 AND status = 'withdrawn'") == 1)
        #expect(try await server.count("fleet_order WHERE order_id = 1 AND stage = 'canceled' AND sequence = 3") == 1)
    }

    @Test func `events that come again, or after later ones, change nothing`() async throws {
        let server = try await FleetTestServer()
        let first = [moved(1, .draft, .placed, sequence: 1), moved(1, .placed, .accepted, sequence: 2)]
        try await publish(first, on: server)
        try await publish(first + first + [moved(1, .accepted, .canceled, sequence: 3)] + first, on: server)
        #expect(try await server.count("fleet_job") == 1)
        #expect(try await server.count("fleet_order WHERE stage = 'canceled' AND sequence = 3") == 1)
    }

    @Test func `dispatchers are told to look at the board, for which no event is stored`() async throws {
        let server = try await FleetTestServer()
        let changes = try await server.server.application.hub.subscribe(FleetTopics.dispatch, as: FleetTestServer.dispatcher)
        try await publish([moved(3, .draft, .placed, sequence: 1)], on: server)
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next() == Change(topic: FleetTopics.dispatch, kind: FleetEvents.boardChanged, id: 3, sequence: 0))
        #expect(try await server.count("core_event") == 1)
    }
}
