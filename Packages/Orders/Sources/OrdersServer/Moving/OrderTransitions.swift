import Core
import Foundation
public import OrdersAPI
public import Persistence
import ServerCore

/// Moves orders through their stages inside the caller's transaction. Nothing else writes transitions.
///
/// ```swift
/// let actor = OrderActor(personID: 5, role: .driver)
/// let order = try transitions.move(12, to: .pickupAssigned, by: actor, details: TransitionDetails(driverID: 5), in: transaction)
/// ```
public struct OrderTransitions: Sendable {
    private let repository = OrderRepository()
    private let events: EventLog
    private let payments: any PaymentGuard
    private let clock: any Clock

    init(events: EventLog, payments: any PaymentGuard, clock: any Clock) {
        self.events = events
        self.payments = payments
        self.clock = clock
    }

    /// Returns the id of the newest order that one of two people placed and the other had a leg of; nil when there is none.
    public func sharedOrder(_ a: Int, _ b: Int, in transaction: Transaction) throws -> Int? {
        try repository.sharedOrder(a, b, in: transaction)
    }

    /// Moves an order: checks the state machine, its evidence and the payment, stores the transition, and appends the event.
    ///
    /// - Throws: ``APIError``: 404 for an unknown order, 409 `illegal_transition` with what is allowed, 422 for missing evidence.
    @discardableResult
    public func move(
        _ orderID: Int, to stage: Stage, by actor: OrderActor, details: TransitionDetails = TransitionDetails(), in transaction: Transaction
    ) throws -> Order {
        guard let order = try repository.find(orderID, in: transaction) else { throw APIError.notFound() }
        return try move(order, through: [Step(stage: stage, actor: actor, details: details)], in: transaction)
    }

    /// A requested transition.
    struct Step {
        let stage: Stage
        let actor: OrderActor
        var details = TransitionDetails()
    }

    /// Moves an order that was just read or inserted through several stages, writing its row once.
    func move(_ order: Order, through steps: [Step], in transaction: Transaction) throws -> Order {
        var (moved, records) = (order, [Record]())
        for step in steps {
            let record = try record(of: step, moved, in: transaction)
            records.append(record)
            moved = record.order
        }
        try repository.update(moved, from: order.version, stageSince: moved.updatedAt, in: transaction)
        for record in records {
            // A driver who gives a leg back made this transition, though the order has no driver after it.
            var recorded = record.order
            recorded.driverID = record.order.driverID ?? record.formerDriver
            try repository.insert(record.transition, of: recorded, record.details, in: transaction)
            try publish(record.transition, of: record.order, formerDriver: record.formerDriver, in: transaction)
        }
        return moved
    }

    /// An allowed transition with the order as it is afterwards.
    private struct Record {
        let transition: OrderTransition
        let order: Order
        let formerDriver: Int?
        let details: TransitionDetails
    }

    private func record(of step: Step, _ order: Order, in transaction: Transaction) throws -> Record {
        let (stage, actor, details) = (step.stage, step.actor, step.details)
        try StageMachine.check(order, to: stage, as: actor.role, details)
        if stage == .placed { try payments.check(.authorized, of: order, in: transaction) }
        if stage == .deliveryAssigned { try payments.check(.captured, of: order, in: transaction) }
        let now = clock.now
        var moved = order
        moved.stage = stage
        moved.status = stage.status(order.pickupMode)
        moved.sequence += 1
        moved.version += 1
        moved.updatedAt = now
        moved.etaRange = Arrival.after(stage, of: order, at: now)
        moved.eta = moved.etaRange?.to
        moved.driverID = driver(of: order, after: stage, details)
        if stage == .pickedUp { moved.bags = details.bags ?? order.bags }
        if stage == .weighed { moved.kilograms = details.kilograms }
        if let price = try Repricing().price(of: moved, from: order, by: actor.role, in: transaction) { moved.price = price }
        let transition = OrderTransition(
            sequence: moved.sequence, from: order.stage, to: stage, actorID: actor.personID, role: actor.role, deviceTime: details.deviceTime,
            serverTime: now, latitude: details.coordinate?.latitude, longitude: details.coordinate?.longitude, reason: details.reason,
            note: details.note)
        return Record(transition: transition, order: moved, formerDriver: order.driverID, details: details)
    }

    /// Returns the driver after a transition. Bags at the plant and legs that were given back have none.
    private func driver(of order: Order, after stage: Stage, _ details: TransitionDetails) -> Int? {
        switch stage {
        case .pickupAssigned, .deliveryAssigned: details.driverID
        case .accepted, .atFacility, .ready: nil
        default: order.driverID
        }
    }

    private func publish(_ step: OrderTransition, of order: Order, formerDriver: Int?, in transaction: Transaction) throws {
        let payload = OrderMoved(
            order: order.id, customer: order.customerID, driver: order.driverID, from: step.from, to: step.to, sequence: step.sequence,
            role: step.role, bags: order.bags, kilograms: order.kilograms, retailLines: order.retailItems.count,
            pickup: order.address.coordinate, addressLine: order.address.oneLine, area: order.serviceArea, pickupMode: order.pickupMode,
            window: order.window, reason: step.reason, occurredAt: step.occurredAt)
        var topics = Self.topics(of: order)
        if let formerDriver, formerDriver != order.driverID { topics.append(OrdersTopics.driver(formerDriver)) }
        try events.append(OrdersEvents.moved, payload, aggregate: OrdersEvents.aggregate, id: order.id, topics: topics, in: transaction)
    }

    static func topics(of order: Order) -> [Topic] {
        [OrdersTopics.order(order.id), OrdersTopics.customer(order.customerID), OrdersTopics.dispatch]
            + (order.driverID.map { [OrdersTopics.driver($0)] } ?? [])
    }
}
