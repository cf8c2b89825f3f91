import Core
import Foundation
public import OrdersAPI
public import Persistence
import ServerCore

/// Brings the bags of canceled orders home, part by part, inside the caller's transaction. The order stays canceled.
public struct OrderReturns: Sendable {
    private let repository = OrderRepository()
    private let events: EventLog
    private let clock: any Clock
    private let estimates: any ArrivalEstimates
    private let policy: ProofPolicy
    private let proofs = ProofRepository()

    init(events: EventLog, clock: any Clock, estimates: any ArrivalEstimates, policy: ProofPolicy) {
        self.events = events
        self.clock = clock
        self.estimates = estimates
        self.policy = policy
    }

    /// Moves the bags of an order.
    ///
    /// - Parameters:
    ///   - driver: the id of the driver who has the bags after it, or will get them; nil where there is none.
    ///   - reason: the code of the reason for which they couldn't be handed over.
    ///   - details: the PIN, photos and note that prove that the customer has them, which needs the same proof as a delivery.
    /// - Throws: ``APIError``: 404 for an order whose bags don't go home, 409 `illegal_transition` with what is allowed, 422 for a missing proof.
    public func move(
        _ id: Int, to status: BagReturn.Status, driver: Int?, reason: String? = nil, details: TransitionDetails = TransitionDetails(),
        in transaction: Transaction
    ) throws {
        guard let order = try repository.find(id, in: transaction), let before = order.bagReturn else { throw APIError.notFound() }
        let allowed = ReturnTable.next(before.status)
        guard allowed.contains(status) else {
            throw APIError.conflict(Strings.returnRefused, code: "illegal_transition", allowedActions: allowed.map(\.rawValue))
        }
        let now = clock.now
        var moved = order
        // A reason is told until the bags are home.
        moved.bagReturn = BagReturn(status: status, driverID: driver, reason: status == .returned ? nil : reason ?? before.reason, changedAt: now)
        if status == .returned { try prove(&moved, by: details, in: transaction) }
        moved.etaRange = try arrival(of: order, after: status, at: now, in: transaction)
        moved.eta = moved.etaRange?.to
        moved.version += 1
        moved.updatedAt = now
        try repository.amend(moved, from: order.version, in: transaction)
        let payload = BagsMoved(order: id, customer: order.customerID, driver: driver, status: status, occurredAt: now)
        try events.append(
            OrdersEvents.bagsMoved, payload, aggregate: OrdersEvents.aggregate, id: id, topics: topics(order, driver ?? before.driverID), in: transaction)
    }

    /// Checks and stores what proves that the customer has the bags.
    private func prove(_ order: inout Order, by details: TransitionDetails, in transaction: Transaction) throws {
        try StageMachine.checkProof(policy.kinds(to: .delivered, of: order), order, details)
        // Photos are bound to the cancellation, the order's last transition.
        try proofs.bind(details.proofIDs, to: order.sequence, of: order.id, in: transaction)
        let proof = StageMachine.proof(order, details)
        order.bagReturn?.proof = proof
        order.bagReturn?.proofIDs = details.proofIDs.isEmpty ? nil : details.proofIDs
        order.bagReturn?.note = details.note
    }

    private func arrival(of order: Order, after status: BagReturn.Status, at now: Date, in transaction: Transaction) throws -> ETARange? {
        guard status == .onTheWay else { return nil }
        return Arrival.soon(now, try estimates.wait(for: .delivery, area: order.serviceArea, at: now, in: transaction))
    }

    private func topics(_ order: Order, _ driver: Int?) -> [Topic] {
        let topics = OrderTransitions.topics(of: order)
        guard let driver, driver != order.driverID else { return topics }
        return topics + [OrdersTopics.driver(driver)]
    }
}
