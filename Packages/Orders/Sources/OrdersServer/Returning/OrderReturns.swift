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

    init(events: EventLog, clock: any Clock, estimates: any ArrivalEstimates) {
        self.events = events
        self.clock = clock
        self.estimates = estimates
    }

    /// Moves the bags of an order.
    ///
    /// - Parameters:
    ///   - driver: the id of the driver who has the bags after it, or will get them; nil where there is none.
    ///   - reason: the code of the reason for which they couldn't be handed over.
    /// - Throws: ``APIError``: 404 for an order whose bags don't go home, 409 `illegal_transition` with what is allowed.
    public func move(_ id: Int, to status: BagReturn.Status, driver: Int?, reason: String? = nil, in transaction: Transaction) throws {
        guard let order = try repository.find(id, in: transaction), let before = order.bagReturn else { throw APIError.notFound() }
        let allowed = ReturnTable.next(before.status)
        guard allowed.contains(status) else {
            throw APIError.conflict(Strings.returnRefused, code: "illegal_transition", allowedActions: allowed.map(\.rawValue))
        }
        let now = clock.now
        var moved = order
        // A reason is told until the bags are home.
        moved.bagReturn = BagReturn(status: status, driverID: driver, reason: status == .returned ? nil : reason ?? before.reason, changedAt: now)
        moved.etaRange = try arrival(of: order, after: status, at: now, in: transaction)
        moved.eta = moved.etaRange?.to
        moved.version += 1
        moved.updatedAt = now
        try repository.amend(moved, from: order.version, in: transaction)
        let payload = BagsMoved(order: id, customer: order.customerID, driver: driver, status: status, occurredAt: now)
        try events.append(
            OrdersEvents.bagsMoved, payload, aggregate: OrdersEvents.aggregate, id: id, topics: topics(order, driver ?? before.driverID), in: transaction)
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
