import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting

/// A city whose customers, drivers and plant act at random.
struct BoardCity: Sendable {
    let server: FleetTestServer
    private let drivers: [TestDriver]
    /// The orders that are kept active.
    private let orders: Int
    private let random: SeededRandomSource

    init(orders: Int, drivers: Int, seed: UInt64) async throws {
        (self.orders, random) = (orders, SeededRandomSource(seed: seed))
        server = try await FleetTestServer()
        var people: [TestDriver] = []
        for driver in 1...drivers { people.append(try await server.onlineDriver(driver)) }
        self.drivers = people
        for _ in 0..<orders { try await server.acceptedOrder() }
    }

    private func pick<Element>(_ elements: [Element]) -> Element? { elements.isEmpty ? nil : elements[random.integer(below: elements.count)] }

    /// Does something that is possible now, and delivers the events of it.
    func act() async throws {
        server.server.clock.advance(by: .milliseconds(200))
        switch random.integer(below: 100) {
        case 0..<20: try await place()
        case 20..<74: try await drive()
        case 74..<80: try await dispatch()
        case 80..<92: try await move(from: .atFacility, to: .ready)
        case 92..<95: try await move(from: .pickupFailed, to: random.integer(below: 2) == 0 ? .accepted : .canceled)
        case 95..<98: try await move(from: [.accepted, .pickupAssigned, .atFacility][random.integer(below: 3)], to: .canceled)
        default: try await rest()
        }
        await server.server.deliverEvents()
    }

    private func place() async throws {
        guard try await server.count("fleet_card WHERE removed_at IS NULL") < orders else { return try await drive() }
        try await server.acceptedOrder()
    }

    private func drive() async throws {
        guard let driver = pick(drivers) else { return }
        let jobs = try await driver.jobs()
        guard let job = jobs.first(where: { $0.status.isActive }) else {
            if let offer = pick(jobs) { _ = try? await driver.respond(offer.id, random.integer(below: 8) > 0) }
            return
        }
        guard let stop = job.currentStop else { return }
        let next: StopStatus = stop.status == .pending ? .enRoute : stop.status == .enRoute ? .arrived : .done
        if stop.place == .customer, next == .done, random.integer(below: 12) == 0 {
            _ = try? await driver.step(job, .failed, reason: "notAtHome")
        } else {
            _ = try? await driver.step(job, next, bags: stop.kind == .pickup && next == .done ? job.bags : nil)
        }
    }

    /// Lets a dispatcher give an order to a driver, or take it back.
    private func dispatch() async throws {
        guard let order = pick(try await truth().keys.sorted()), let driver = pick(drivers) else { return }
        if random.integer(below: 3) == 0 {
            _ = try? await server.dispatch.call(FleetEndpoints.takeBack, IDInput(id: order))
        } else {
            _ = try? await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: driver.id))
        }
    }

    private func move(from: Stage, to stage: Stage) async throws {
        let orders = try await server.server.database.read {
            try $0.values(Int.self, "SELECT id FROM fake_order WHERE stage = \(from.rawValue) ORDER BY id")
        }
        guard let order = pick(orders) else { return }
        try? await server.move(order, stage)
    }

    /// Lets a driver go offline for a moment, and offers expire.
    private func rest() async throws {
        guard let driver = pick(drivers) else { return }
        _ = try await driver.setOnline(false)
        await server.server.deliverEvents()
        _ = try await driver.setOnline(true)
    }

    /// Returns the state of each order on the board by the tables of orders and jobs.
    func truth() async throws -> [Int: Truth] {
        try await server.server.database.read { transaction in
            let jobs = try transaction.rows("SELECT * FROM fleet_job WHERE status IN ('offered', 'accepted', 'started') ORDER BY id")
            let byOrder = Dictionary(try jobs.map { (try $0.get("order_id", as: Int.self), $0) }, uniquingKeysWith: { $1 })
            var truth: [Int: Truth] = [:]
            for row in try transaction.rows("SELECT * FROM fake_order ORDER BY id") {
                let (order, stage): (Int, Stage) = (try row.get("id"), try row.get("stage"))
                let job = byOrder[order]
                if [.delivered, .completed, .rejected].contains(stage) || stage == .canceled && job == nil { continue }
                truth[order] = Truth(
                    stage: stage.rawValue, job: try job?.get("id"), kind: try job?.get("kind", as: JobKind.self),
                    driver: try job?.get("driver_id", as: Int?.self), bags: try row.get("bags"))
            }
            return truth
        }
    }

    /// The values that a card must show.
    struct Truth: Equatable, Sendable {
        let stage: String
        let job: Int?
        let kind: JobKind?
        let driver: Int?
        let bags: Int

        init(stage: String, job: Int?, kind: JobKind?, driver: Int?, bags: Int) {
            (self.stage, self.job, self.kind, self.driver, self.bags) = (stage, job, kind, driver, bags)
        }

        init(_ card: BoardCard) { self.init(stage: card.stage, job: card.jobID, kind: card.kind, driver: card.driverID, bags: card.bags) }
    }
}

extension RandomSource {
    /// Returns a number from 0 up to a bound.
    fileprivate func integer(below bound: Int) -> Int { Int(bytes(4).reduce(0) { $0 << 8 | UInt64($1) } % UInt64(bound)) }
}
