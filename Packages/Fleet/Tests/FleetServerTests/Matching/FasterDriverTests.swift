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

/// Orders that a driver accepts between the matcher's choice and the assignment.
struct FasterDriverTests {
    private typealias Acceptance = @Sendable (Transaction) throws -> Void

    /// Starts a server in which something happens once, in the transaction that gives driver 1 an order.
    private func server(meanwhile: LockedValue<Acceptance?>) async throws -> FleetTestServer {
        try await FleetTestServer(moved: { transition, transaction in
            guard transition.stage == .pickupAssigned, transition.driver == 1 else { return }
            let act = meanwhile.withLock { act in
                defer { act = nil }
                return act
            }
            try act?(transaction)
        })
    }

    private func acceptance(_ server: FleetTestServer) throws -> JobAcceptance {
        let container = server.server.application.container
        let settings = FleetSettings()
        let stages = try container.resolve((any OrderStages).self)
        let publisher = FleetPublisher(events: try container.resolve(EventLog.self), hints: try container.resolve(HintPublisher.self))
        let board = OfferBoard(settings: settings, publisher: publisher)
        let progress = JobProgress(settings: settings, board: board, publisher: publisher)
        let releasing = JobReleasing(
            settings: settings, stages: stages, board: board, progress: progress,
            returning: ReturnLeg(settings: settings, stages: stages, board: board, progress: progress), publisher: publisher)
        return JobAcceptance(stages: stages, board: board, publisher: publisher, releasing: releasing)
    }

    @Test func `an order that a driver has accepted since it was matched stays with that driver`() async throws {
        let meanwhile = LockedValue<Acceptance?>(nil)
        let server = try await server(meanwhile: meanwhile)
        let faster = server.driver(3)
        for id in 1...2 { try await server.onlineDriver(id).report(Plant.location, at: server.server.clock.now) }
        let orders = [try await server.acceptedOrder(), try await server.acceptedOrder()]
        let request = MatchRequest(orderIDs: orders, apply: false)
        #expect(try await server.dispatch.call(FleetEndpoints.match, request).results.map(\.driverID) == [1, 2])
        // Without a place, so that the matcher chooses the others.
        _ = try await faster.setOnline(true)
        let offers = try await faster.jobs()
        let job = try #require(offers.first { $0.orderID == orders[1] }).id
        let (acceptance, now) = (try acceptance(server), server.server.clock.now)
        meanwhile.withLock { $0 = { _ = try acceptance.accept(job, by: 3, deviceTime: nil, at: now, in: $0) } }

        let results = try await server.dispatch.call(FleetEndpoints.match, MatchRequest(orderIDs: orders, apply: true)).results
        #expect(meanwhile.withLock { $0 == nil })
        #expect(results.map(\.error) == [nil, "job_taken"] && results.map(\.driverID) == [1, nil])
        #expect(try await faster.jobs().map(\.orderID) == [orders[1]])
        #expect(try await faster.status().activeJobID == job)
        #expect(try await server.driver(2).status().activeJobID == nil)
        #expect(server.server.audit.entries.filter { $0.action == "order_assigned" }.map(\.object) == ["order/\(orders[0])"])
    }

    @Test func `a dispatcher who names the driver takes the order from the one who was faster`() async throws {
        let meanwhile = LockedValue<Acceptance?>(nil)
        let server = try await server(meanwhile: meanwhile)
        for id in 1...3 { try await server.onlineDriver(id) }
        let orders = [try await server.acceptedOrder(), try await server.acceptedOrder()]
        let faster = server.driver(3)
        let offers = try await faster.jobs()
        let job = try #require(offers.first { $0.orderID == orders[1] }).id
        let (acceptance, now) = (try acceptance(server), server.server.clock.now)
        meanwhile.withLock { $0 = { _ = try acceptance.accept(job, by: 3, deviceTime: nil, at: now, in: $0) } }

        let choices = [BulkAssignment.Choice(orderID: orders[0], driverID: 1), BulkAssignment.Choice(orderID: orders[1], driverID: 2)]
        let results = try await server.dispatch.call(FleetEndpoints.assignAll, BulkAssignment(assignments: choices)).results
        #expect(results.map(\.error) == [nil, nil] && results.map(\.driverID) == [1, 2])
        #expect(try await server.driver(2).jobs().first { $0.status == .accepted }?.orderID == orders[1])
        #expect(try await faster.status().activeJobID == nil)
    }
}
