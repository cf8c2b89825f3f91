import Core
import Foundation
import Networking
import OrdersAPI

/// The simulated person at the plant, who weighs and washes, and has failed pickups tried again. Visitors have some time to do it themselves.
actor SimulatedPlant: SimulatedPerson {
    let device: SimulatedDevice
    private let rules: TrafficRules
    private let demand: any OrderDemand
    private let journal: SimulationJournal?
    private var choice: SeededChoice
    /// The orders whose step was refused, such as since a visitor was faster, and when it is tried again.
    private var refused: [Int: Date] = [:]

    /// The stages in which orders wait for the plant.
    private static let stages: [Stage] = [.pickupFailed, .atFacility, .weighed, .processing]

    init(_ device: SimulatedDevice, rules: TrafficRules, demand: any OrderDemand, seed: UInt64, journal: SimulationJournal? = nil) {
        (self.device, self.rules, self.demand, self.journal) = (device, rules, demand, journal)
        choice = SeededChoice(seed: seed)
    }

    func act(at now: Date) async throws -> TimeInterval {
        let session = try await device.session()
        try await session.sendWaiting()
        if demand.isBounded {
            let open = try await session.load(OrdersEndpoints.list, OrderListRequest(status: .inProgress, role: .dispatcher, total: true, limit: 1))
            await demand.note(openOrders: open.total ?? open.items.count)
        }
        var due: [Order] = []
        for stage in Self.stages { due += try await orders(in: stage, session).filter { isDue($0, at: now) } }
        // The oldest first.
        for order in due.sorted(by: { $0.id < $1.id }).prefix(rules.plantSteps) where try await !advance(order, session, at: now) {
            refused[order.id] = now + rules.refusedStepPause
        }
        refused = refused.filter { $0.value > now }
        return rules.plantInterval
    }

    private func orders(in stage: Stage, _ session: SimulatedDevice.Session) async throws -> [Order] {
        var (orders, before): ([Order], Int?) = ([], nil)
        repeat {
            let page = try await session.client.call(OrdersEndpoints.list, OrderListRequest(stage: stage, role: .dispatcher, before: before, limit: 100))
            orders += page.items
            before = page.hasMore ? page.items.last?.id : nil
        } while before != nil
        return orders
    }

    private func isDue(_ order: Order, at now: Date) -> Bool {
        guard refused[order.id] == nil, order.cancellationRequest == nil, order.priceApproval == nil, let wait = wait(before: order) else { return false }
        return now.timeIntervalSince(order.updatedAt) >= wait
    }

    private func wait(before order: Order) -> TimeInterval? {
        switch order.stage {
        case .atFacility: rules.weighingTime
        case .weighed: rules.washingTime
        case .processing: rules.finishingTime
        case .pickupFailed: rules.secondVisitTime
        default: nil
        }
    }

    /// Moves an order to its next stage. Returns false where the server refuses that.
    private func advance(_ order: Order, _ session: SimulatedDevice.Session, at now: Date) async throws -> Bool {
        if order.stage == .pickupFailed { return try await session.send(OrdersEndpoints.reschedule, RescheduleOrder(id: order.id, window: nil)) }
        guard let stage = [Stage.weighed, .processing, .ready].first(where: { order.allowedActions.contains($0.rawValue) }) else { return true }
        // Little enough that no price has to be asked about.
        let kilograms = stage == .weighed ? (Double(order.bags) * choice.number(in: 3.4...4.8) * 10).rounded() / 10 : nil
        let isTaken = try await session.send(
            OrdersEndpoints.update, OrderUpdate(id: order.id, stage: stage, kilograms: kilograms, version: order.version))
        if isTaken, stage == .ready { await journal?.ready(order.id, at: now) }
        return isTaken
    }
}
