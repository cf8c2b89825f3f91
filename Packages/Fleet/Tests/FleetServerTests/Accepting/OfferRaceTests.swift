import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import Networking
import OrdersAPI
import Persistence
import PersistenceTesting
import ServerCore
import ServerTesting
import Testing

/// Drivers who respond at the same instant. `OFFER_RACES` sets the number of offers.
@Suite(.timeLimit(.minutes(10)))
struct OfferRaceTests {
    private static let races = ProcessInfo.processInfo.environment["OFFER_RACES"].flatMap(Int.init) ?? (TestEngine.chosen == .postgres ? 20 : 50)

    @Test func `of 20 drivers who race for each offer one wins`() async throws {
        let server = try await FleetTestServer()
        for id in 1...20 { try await server.onlineDriver(id) }
        for _ in 0..<Self.races {
            let order = try await server.acceptedOrder()
            let job = try #require(try await server.driver(1).jobs().first)
            let codes = await race(20) { id in try await server.driver(id).respond(job.id) }
            #expect(codes == ["won": 1, "job_taken": 19])
            #expect(try await server.count("fleet_job WHERE id = \(job.id) AND status = 'accepted' AND driver_id IS NOT NULL") == 1)
            #expect(try await server.count("fleet_driver WHERE active_job_id = \(job.id)") == 1)
            #expect(try await server.count("fleet_answer WHERE job_id = \(job.id) AND answer = 'accepted'") == 1)
            #expect(try await server.stage(of: order) == .pickupAssigned)
            // The winner is free again.
            try await server.move(order, .canceled)
        }
        #expect(try await server.count("fleet_driver WHERE active_job_id IS NOT NULL") == 0)
    }

    @Test func `acceptance, decline, expiry and withdrawal at one instant settle the same way for everybody`() async throws {
        let server = try await FleetTestServer()
        for id in 1...4 { try await server.onlineDriver(id) }
        for race in 0..<max(Self.races / 5, 10) {
            let order = try await server.acceptedOrder()
            let job = try #require(try await server.driver(1).jobs().first)
            server.server.clock.advance(by: .seconds(race.isMultiple(of: 2) ? 39 : 40))
            await withTaskGroup(of: Void.self) { group in
                for id in 1...2 { group.addTask { _ = try? await server.driver(id).respond(job.id) } }
                for id in 2...3 { group.addTask { _ = try? await server.driver(id).respond(job.id, false) } }
                group.addTask { try? await server.wait(.seconds(race.isMultiple(of: 2) ? 1 : 0)) }
                if race.isMultiple(of: 3) { group.addTask { try? await server.move(order, .canceled) } }
            }
            await server.server.deliverEvents()
            try await checkSettled(job.id, of: order, on: server)
            try? await server.move(order, .canceled)
            for id in 1...4 { try await server.onlineDriver(id) }
        }
    }

    /// Checks that job, order, drivers, answers and every page say the same.
    private func checkSettled(_ job: Int, of order: Int, on server: FleetTestServer) async throws {
        let stage = try await server.stage(of: order)
        let trips = try await server.dispatch.call(FleetEndpoints.trips, PageRequest()).items.filter { $0.id == job }
        var holders: [Int] = []
        for id in 1...4 {
            let jobs = try await server.driver(id).jobs().filter { $0.id == job }
            if jobs.contains(where: \.status.isActive) { holders.append(id) }
            let declined = try await server.count("fleet_answer WHERE job_id = \(job) AND driver_id = \(id) AND answer = 'declined'") > 0
            if declined { #expect(jobs.isEmpty) }
            if stage == .canceled { #expect(jobs.isEmpty) }
        }
        let occupied = try await server.server.database.read { transaction in
            try transaction.values(Int.self, "SELECT person_id FROM fleet_driver WHERE active_job_id = \(job)")
        }
        #expect(occupied == holders && holders.count <= 1)
        #expect(trips.compactMap(\.driverID) == holders)
        let isOpen = try await server.count("fleet_round WHERE job_id = \(job) AND closed_at IS NULL") == 1
        switch stage {
        case .canceled: #expect(trips.isEmpty && holders.isEmpty && !isOpen)
        case .accepted: #expect(trips.map(\.status) == [.offered] && holders.isEmpty && isOpen)
        default:
            #expect(stage == .pickupAssigned && holders.count == 1 && !isOpen)
            #expect(try await server.count("fleet_answer WHERE job_id = \(job) AND answer = 'accepted' AND driver_id IN \(list: holders)") == 1)
        }
    }

    /// Returns how often each outcome came about; `won` where there was no error.
    private func race(_ drivers: Int, _ respond: @escaping @Sendable (Int) async throws -> Job) async -> [String: Int] {
        await withTaskGroup(of: String.self) { group in
            for id in 1...drivers { group.addTask { await failure { try await respond(id) }?.code.rawValue ?? "won" } }
            return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
    }
}
