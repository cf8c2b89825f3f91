import Core
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Synchronization
import Testing

@testable import FleetServer

/// Notes and proofs of visits at customers' doors.
@Suite struct VisitTests {
    private final class FakeVisits: OrderVisits {
        let entered = Mutex<[String]>([])

        func proofs(to stage: Stage) -> [ProofKind] { stage == .delivered ? [.pin, .photo] : [] }

        func notes(of orders: [Int], in transaction: Transaction) throws -> [Int: StopNotes] {
            Dictionary(uniqueKeysWithValues: orders.map { ($0, StopNotes(pickup: "Ring twice", delivery: "Leave with the porter")) })
        }

        func checkPIN(_ pin: String, of order: Int) async throws {
            entered.withLock { $0.append(pin) }
            if pin != "1234" { throw APIError.invalid(["pin": "wrong"], code: "wrong_pin") }
        }
    }

    @Test func `a driver sees the note of a visit and what proves it, once the job is theirs`() async throws {
        let server = try await FleetTestServer(visits: FakeVisits())
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        #expect(try await driver.jobs().first?.stops.map(\.note) == [nil, nil])
        var job = try await driver.acceptFirst()
        #expect(job.stops.map(\.note) == ["Ring twice", nil])
        #expect(try await driver.jobs().first?.stops.map(\.proofs) == [[], nil])
        job = try await driver.step(job, .enRoute)
        #expect(job.stops.first?.note == "Ring twice")
        #expect(try await server.stage(of: order) == .enRoutePickup)
    }

    @Test func `a PIN is checked apart from the step, and only for the driver at the door`() async throws {
        let visits = FakeVisits()
        let server = try await FleetTestServer(visits: visits)
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        let job = try await driver.acceptFirst()
        let stop = job.stops[0].id
        let early = await failure(of: { try await driver.step(StopUpdate(id: stop, status: .done, bags: 2, pin: "0000")) })
        #expect(early?.code == "illegal_transition")
        let stranger = await failure(of: { try await server.driver(2).step(StopUpdate(id: stop, status: .done, bags: 2, pin: "0000")) })
        #expect(stranger?.status == 404)
        #expect(visits.entered.withLock { $0 } == [])
        _ = try await driver.step(job, .enRoute)
        _ = try await driver.step(job, .arrived)
        let wrong = await failure(of: { try await driver.step(StopUpdate(id: stop, status: .done, bags: 2, pin: "0000")) })
        #expect(wrong?.code == "wrong_pin")
        #expect(try await server.stage(of: order) == .arrivedPickup)
        _ = try await driver.step(StopUpdate(id: stop, status: .done, bags: 2, pin: "1234"))
        #expect(try await server.stage(of: order) == .pickedUp)
        #expect(visits.entered.withLock { $0 } == ["0000", "1234"])
    }
}
