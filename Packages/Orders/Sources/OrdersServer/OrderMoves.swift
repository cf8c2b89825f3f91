import Core
import Foundation
public import OrdersAPI
public import Persistence
import ServerCore

/// Moves orders through their stages, in the caller's transaction: the one place that writes a transition.
///
/// ```swift
/// let order = try moves.move(12, to: .pickupAssigned, by: OrderActor(personID: 5, role: .driver), details: MoveDetails(driverID: 5), in: transaction)
/// ```
public struct OrderMoves: Sendable {
    private let repository = OrderRepository()
    private let quotes = QuoteRepository()
    private let events: EventLog
    private let payments: any PaymentGuard
    private let clock: any Clock

    init(events: EventLog, payments: any PaymentGuard, clock: any Clock) {
        self.events = events
        self.payments = payments
        self.clock = clock
    }

    /// An order, nil when there is none.
    public func order(_ id: Int, in transaction: Transaction) throws -> Order? {
        try repository.find(id, in: transaction)
    }

    /// The orders with these ids, by id; those that don't exist are left out.
    public func orders(_ ids: [Int], in transaction: Transaction) throws -> [Order] {
        try repository.all(ids, in: transaction)
    }

    /// The newest order of two people, one of them the customer and the other a driver of it; nil when there is none.
    public func sharedOrder(_ a: Int, _ b: Int, in transaction: Transaction) throws -> Int? {
        try transaction.values(
            Int.self,
            """
            SELECT id FROM orders_order WHERE (customer_id = \(a) AND id IN (SELECT order_id FROM orders_transition WHERE driver_id = \(b)))
            OR (customer_id = \(b) AND id IN (SELECT order_id FROM orders_transition WHERE driver_id = \(a))) ORDER BY id DESC LIMIT 1
            """
        ).first
    }

    /// Moves an order: checks the state machine, its guards and the payment, stores the transition, and appends the event, all in the transaction.
    ///
    /// - Throws: ``APIError``: 404 for an unknown order, 409 `illegal_transition` with what is allowed, 422 for missing evidence.
    @discardableResult
    public func move(
        _ orderID: Int, to stage: Stage, by actor: OrderActor, details: MoveDetails = MoveDetails(), in transaction: Transaction
    ) throws -> Order {
        guard let order = try repository.find(orderID, in: transaction) else { throw APIError.notFound() }
        return try move(order, through: [Step(stage: stage, actor: actor, details: details)], in: transaction)
    }

    /// A transition to be made.
    struct Step {
        let stage: Stage
        let actor: OrderActor
        var details = MoveDetails()
    }

    /// Moves an order, as it was just read or inserted, through several stages at once: its row is written once.
    func move(_ order: Order, through steps: [Step], in transaction: Transaction) throws -> Order {
        var (moved, records) = (order, [Record]())
        for step in steps {
            let record = try record(of: step, moved, in: transaction)
            records.append(record)
            moved = record.order
        }
        try repository.update(moved, from: order.version, stageSince: moved.updatedAt, in: transaction)
        for record in records {
            // The driver who gives a leg back still made this transition.
            var recorded = record.order
            recorded.driverID = record.order.driverID ?? record.formerDriver
            try repository.insert(record.transition, of: recorded, record.details, in: transaction)
            try announce(record.transition, of: record.order, formerDriver: record.formerDriver, in: transaction)
        }
        return moved
    }

    /// A transition that was allowed, with the order as it is after it.
    private struct Record {
        let transition: Transition
        let order: Order
        let formerDriver: Int?
        let details: MoveDetails
    }

    private func record(of step: Step, _ order: Order, in transaction: Transaction) throws -> Record {
        let (stage, actor, details) = (step.stage, step.actor, step.details)
        try StageMachine.check(order, to: stage, as: actor.role, details)
        if stage == .placed { try payments.check(.authorised, of: order, in: transaction) }
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
        try reprice(&moved, from: order, actor, details, in: transaction)
        let transition = Transition(
            sequence: moved.sequence, from: order.stage, to: stage, actorID: actor.personID, role: actor.role, deviceTime: details.deviceTime,
            serverTime: now, latitude: details.coordinate?.latitude, longitude: details.coordinate?.longitude, reason: details.reason,
            note: details.note)
        return Record(transition: transition, order: moved, formerDriver: order.driverID, details: details)
    }

    /// The driver after a transition: bags at the plant and given-back legs have none.
    private func driver(of order: Order, after stage: Stage, _ details: MoveDetails) -> Int? {
        switch stage {
        case .pickupAssigned, .deliveryAssigned: details.driverID
        case .accepted, .atFacility, .ready: nil
        default: order.driverID
        }
    }

    /// The price changes when the laundry was weighed, and when the order ends early.
    private func reprice(
        _ moved: inout Order, from order: Order, _ actor: OrderActor, _ details: MoveDetails, in transaction: Transaction
    ) throws {
        guard moved.stage == .weighed || moved.stage == .canceled || moved.stage == .rejected else { return }
        let pricing = Pricing(try quotes.priceBook(version: order.price.priceBookVersion, in: transaction))
        guard moved.stage == .weighed else {
            moved.price = pricing.price(endedWith: try CancellationFee().kind(for: order, canceledBy: actor.role, in: transaction))
            return
        }
        moved.kilograms = details.kilograms
        var basket = Pricing.Basket(
            bags: moved.bags, kilograms: details.kilograms, pickupMode: order.pickupMode, retailItems: order.retailItems, area: order.serviceArea)
        basket.addOns = order.price.lines.filter { $0.kind == .addOn }
        basket.promoCents = -order.price.lines.filter { $0.kind == .promo }.reduce(0) { $0 + $1.totalCents }
        basket.tipCents = order.price.tipCents
        moved.price = pricing.price(basket)
    }

    private func announce(_ step: Transition, of order: Order, formerDriver: Int?, in transaction: Transaction) throws {
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
