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
    private let payments: any OrderPayments
    private let clock: any Clock
    private let estimates: any ArrivalEstimates
    private let places: PickupPlaces
    private let discounts: (any OrderDiscounts)?
    private let proofs = ProofRepository()
    private let bagTags = BagTags()
    /// The proofs that pickups and deliveries need.
    public let policy: ProofPolicy

    init(
        events: EventLog, payments: any OrderPayments, clock: any Clock, estimates: any ArrivalEstimates, places: PickupPlaces,
        discounts: (any OrderDiscounts)?, policy: ProofPolicy
    ) {
        self.events = events
        self.payments = payments
        self.clock = clock
        self.estimates = estimates
        self.places = places
        self.discounts = discounts
        self.policy = policy
    }

    /// Returns the id of the newest order that a customer placed and a driver has or had a leg of; nil when there is none.
    public func sharedOrder(customer: Int, driver: Int, in transaction: Transaction) throws -> Int? {
        try repository.sharedOrder(customer: customer, driver: driver, in: transaction)
    }

    /// Returns whether a driver has or had a leg of an order.
    public func drove(_ driver: Int, order: Int, in transaction: Transaction) throws -> Bool {
        try repository.drove(driver, order: order, in: transaction)
    }

    /// Moves an order: checks the state machine, its evidence and the payment, gives and takes places in windows, stores the transition, and appends the event.
    ///
    /// - Throws: ``APIError``: 404 for an unknown order, 409 `illegal_transition` with what is allowed, 422 for missing evidence and `window_full`.
    @discardableResult
    public func move(
        _ orderID: Int, to stage: Stage, by actor: OrderActor, details: TransitionDetails = TransitionDetails(), in transaction: Transaction
    ) throws -> Order {
        guard let order = try repository.find(orderID, in: transaction) else { throw APIError.notFound() }
        var details = details
        details.bagTags = try details.bagTags.map(BagTags.checked)
        let record = try record(of: Step(stage: stage, actor: actor, details: details), order, in: transaction)
        try check(record, in: transaction)
        try places.follow(from: order, to: record.order, in: transaction)
        try repository.update(record.order, from: order.version, in: transaction)
        if let tags = details.bagTags { try bagTags.save(tags, of: orderID, in: transaction) }
        try proofs.bind(record.transition.proofIDs, to: record.transition.sequence, of: orderID, in: transaction)
        try settleDiscounts(of: record.order, from: order, in: transaction)
        try store([record], of: order.id, in: transaction)
        return record.order
    }

    /// Gives back the credit that a lower price doesn't need, and the promo code of an order that is canceled without a fee.
    private func settleDiscounts(of moved: Order, from order: Order, in transaction: Transaction) throws {
        guard let discounts else { return }
        let change = moved.price.creditCents - order.price.creditCents
        if change != 0 { try discounts.spend(change, on: moved, at: clock.now, in: transaction) }
        guard [.canceled, .rejected].contains(moved.stage), moved.price.subtotalCents == 0 else { return }
        if order.price.promo != nil { try discounts.giveBack(order.id, at: clock.now, in: transaction) }
    }

    /// A requested transition.
    struct Step {
        let stage: Stage
        let actor: OrderActor
        var details = TransitionDetails()
    }

    /// Stores a new order after its first transitions, with its id; the row is written once, in its last stage.
    func place(_ draft: Order, through steps: [Step], in transaction: Transaction) throws -> Order {
        var (placed, records) = (draft, [Record]())
        for step in steps {
            records.append(try record(of: step, placed, in: transaction))
            placed = records[records.count - 1].order
        }
        try places.follow(from: nil, to: placed, in: transaction)
        placed.id = try repository.insert(placed, in: transaction)
        for index in records.indices {
            records[index].order.id = placed.id
            try check(records[index], in: transaction)
        }
        try store(records, of: placed.id, in: transaction)
        return placed
    }

    /// Stores an order's transitions and appends their events.
    private func store(_ records: [Record], of order: Int, in transaction: Transaction) throws {
        try repository.insert(
            records.map { record in
                // A driver who gives a leg back made this transition, though the order has no driver after it.
                OrderRepository.NewTransition(step: record.transition, driverID: record.order.driverID ?? record.formerDriver, details: record.details)
            }, of: order, in: transaction)
        try events.append(OrdersEvents.moved, records.map(entry), aggregate: OrdersEvents.aggregate, id: order, in: transaction)
    }

    /// Checks that the payment of an order that has its id is as far as a transition needs.
    private func check(_ record: Record, in transaction: Transaction) throws {
        if record.order.stage == .placed { try payments.check(.authorized, of: record.order, in: transaction) }
        if record.order.stage == .deliveryAssigned { try payments.check(.captured, of: record.order, in: transaction) }
    }

    /// An allowed transition with the order as it is afterwards.
    private struct Record {
        let transition: OrderTransition
        var order: Order
        let formerDriver: Int?
        let details: TransitionDetails
    }

    private func record(of step: Step, _ order: Order, in transaction: Transaction) throws -> Record {
        let (stage, actor, details) = (step.stage, step.actor, step.details)
        try StageMachine.check(order, to: stage, as: actor.role, details, proofs: policy)
        let now = clock.now
        var moved = order
        if order.stage == .pickupFailed, stage == .accepted {
            (moved.window, moved.pickupMode) = (details.window, details.window == nil ? .asap : .scheduled)
        }
        if stage == .deliveryFailed { moved.deliveryWindow = nil }
        if stage == .delivered { moved.feedbackUntil = now.addingTimeInterval(Order.feedbackPeriod) }
        let wait = try Arrival.visit(after: stage, of: moved).flatMap { visit in
            try estimates.wait(for: visit, area: order.serviceArea, at: now, in: transaction)
        }
        let isGivenBack = order.stage == .deliveryAssigned && stage == .ready
        let pickedUp = isGivenBack ? try repository.pickedUp(order.id, in: transaction) : nil
        moved.etaRange = Arrival.after(stage, of: moved, at: now, wait: wait, pickedUp: pickedUp)
        moved.eta = moved.etaRange?.to
        if stage == .canceled, order.stage.bringsBagsHomeIfCanceled { moved.bagReturn = BagReturn(status: .waiting, changedAt: now) }
        moved.stage = stage
        moved.status = stage.status(moved.pickupMode)
        moved.sequence += 1
        moved.version += 1
        moved.updatedAt = now
        moved.driverID = driver(of: order, after: stage, details)
        if let tags = details.bagTags { moved.bagTags = tags }
        if stage == .pickedUp { moved.bags = details.bags ?? order.bags }
        if stage == .weighed { moved.kilograms = details.kilograms }
        if let price = try Repricing().price(of: moved, from: order, by: actor.role, in: transaction) { moved.price = price }
        if stage == .weighed { moved.priceApproval = PriceQuestion.of(moved.price, before: order.price, at: now) }
        let transition = OrderTransition(
            sequence: moved.sequence, from: order.stage, to: stage, actorID: actor.personID, role: actor.role, deviceTime: details.deviceTime,
            serverTime: now, latitude: details.coordinate?.latitude, longitude: details.coordinate?.longitude, reason: details.reason,
            note: details.note, proofIDs: details.proofIDs, kilograms: stage == .pickedUp || stage == .weighed ? details.kilograms : nil,
            proof: stage.takesProof ? StageMachine.proof(order, details) : nil)
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

    private func entry(_ record: Record) -> EventLog.Entry<OrderMoved> {
        let (step, order) = (record.transition, record.order)
        let payload = OrderMoved(
            order: order.id, customer: order.customerID, driver: order.driverID, from: step.from, to: step.to, sequence: step.sequence,
            role: step.role, bags: order.bags, kilograms: order.kilograms, retailLines: order.retailItems.count,
            area: order.serviceArea, pickupMode: order.pickupMode, window: order.window, deliveryWindow: order.deliveryWindow,
            tipCents: order.price.tipCents, occurredAt: step.serverTime)
        var topics = Self.topics(of: order)
        if let formerDriver = record.formerDriver, formerDriver != order.driverID { topics.append(OrdersTopics.driver(formerDriver)) }
        return (payload, topics)
    }

    static func topics(of order: Order) -> [Topic] {
        [OrdersTopics.order(order.id), OrdersTopics.customer(order.customerID), OrdersTopics.dispatch]
            + (order.driverID.map { [OrdersTopics.driver($0)] } ?? [])
    }
}
