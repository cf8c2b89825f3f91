import Core
import Foundation
import Networking
import OrdersAPI

/// The simulated person at the plant, who weighs and washes, and has failed pickups tried again. Visitors have some time to do it themselves.
actor SimulatedPlant: SimulatedPerson {
    let device: SimulatedDevice
    private let rules: TrafficRules
    private let budget: TrafficBudget
    private var choice: SeededChoice
    /// The orders whose step was refused, such as since a visitor was faster, and when it is tried again.
    private var refused: [Int: Date] = [:]

    /// The most orders that are moved at a time.
    private static let handful = 2

    init(_ device: SimulatedDevice, rules: TrafficRules, budget: TrafficBudget, seed: UInt64) {
        (self.device, self.rules, self.budget) = (device, rules, budget)
        choice = SeededChoice(seed: seed)
    }

    func act(at now: Date) async throws -> TimeInterval {
        let session = try await device.session()
        try await session.sendWaiting()
        let orders = try await session.load(OrdersEndpoints.list, OrderListRequest(status: .inProgress, role: .dispatcher, limit: 100)).items
        await budget.note(openOrders: orders.count)
        // The oldest first, which the list has last.
        for order in orders.reversed().filter({ isDue($0, at: now) }).prefix(Self.handful) where try await !advance(order, session) {
            refused[order.id] = now + rules.refusedStepPause
        }
        refused = refused.filter { $0.value > now }
        return rules.plantInterval
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
    private func advance(_ order: Order, _ session: SimulatedDevice.Session) async throws -> Bool {
        if order.stage == .pickupFailed { return try await session.send(OrdersEndpoints.reschedule, RescheduleOrder(id: order.id, window: nil)) }
        guard let stage = [Stage.weighed, .processing, .ready].first(where: { order.allowedActions.contains($0.rawValue) }) else { return true }
        // Little enough that no price has to be asked about.
        let kilograms = stage == .weighed ? (Double(order.bags) * choice.number(in: 3.4...4.8) * 10).rounded() / 10 : nil
        return try await session.send(
            OrdersEndpoints.update, OrderUpdate(id: order.id, stage: stage, kilograms: kilograms, version: order.version))
    }
}
