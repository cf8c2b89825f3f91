import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Moves and cancels orders and changes their notes.
struct TransitionController: Sendable {
    let transitions: OrderTransitions
    let events: EventLog
    let pins: PINCheck
    private let access = OrderAccess()
    private let repository = OrderRepository()

    init(transitions: OrderTransitions, events: EventLog, pins: PINCheck) {
        self.transitions = transitions
        self.events = events
        self.pins = pins
    }

    func add(to routes: inout Routes) {
        // Ownership is checked in the transaction that changes the order, so that it holds at that moment.
        routes.on(OrdersEndpoints.update, allow: .accessAlone, handler: update)
        routes.on(OrdersEndpoints.cancel, allow: .accessAlone) { input, context in
            try await update(OrderUpdate(id: input.id, stage: .canceled, reason: input.reason), context)
        }
    }

    @Sendable private func update(_ input: OrderUpdate, _ context: HandlerContext) async throws -> EncodedOutput<Order> {
        let (person, now) = (try context.person(), context.clock.now)
        let details = try Self.details(input, context)
        let isPINChecked = try await checkPIN(of: input, by: person, at: now, context)
        return try await context.writeOnce { transaction in
            let order = try access.order(input.id, for: person, at: now, in: transaction)
            if let version = input.version, version != order.version { throw Self.changed(order) }
            let roles = access.roles(of: person, order)
            guard input.bagTags == nil || !roles.isDisjoint(with: [.driver, .dispatcher]) else { throw APIError.forbidden() }
            if let stage = try target(of: input, order, roles) {
                guard let role = StageMachine.role(for: order, to: stage, of: roles) else {
                    throw StageMachine.illegal(from: order.stage, to: stage, allowed: StageMachine.actions(for: order, as: roles))
                }
                // A PIN whose try wasn't counted isn't compared: the order was elsewhere when it was looked at.
                if stage.takesProof, input.pin != nil, !isPINChecked { throw Self.changed(order) }
                let actor = OrderActor(personID: person.id, role: role)
                let moved = try transitions.move(order.id, to: stage, by: actor, details: details, in: transaction)
                if stage == .canceled, role == .customer { try context.track(.orderCanceled(in: order.stage), in: transaction) }
                return try access.shown(moved, to: person, at: now, in: transaction)
            }
            try changeNotes(input, of: order, by: person, roles, at: now, in: transaction)
            return try access.order(order.id, for: person, at: now, in: transaction)
        }
    }

    /// Checks a PIN before the order is moved, so that wrong ones are counted; only for somebody who may move it to a stage that takes one.
    ///
    /// - Returns: true where there was one to check.
    private func checkPIN(of input: OrderUpdate, by person: Person, at now: Date, _ context: HandlerContext) async throws -> Bool {
        guard let pin = input.pin else { return false }
        let isAsked = try await context.database.read { [access] transaction in
            let order = try access.order(input.id, for: person, at: now, in: transaction)
            let roles = access.roles(of: person, order)
            // The transaction that moves the order says why it can't be.
            guard let stage = try? target(of: input, order, roles), stage.takesProof else { return false }
            return StageMachine.role(for: order, to: stage, of: roles) != nil
        }
        if isAsked { try await pins.check(pin, of: input.id) }
        return isAsked
    }

    private static func changed(_ order: Order) -> APIError {
        .conflict(Strings.versionChanged, code: "concurrent_change", allowedActions: order.allowedActions)
    }

    /// Returns the requested stage; nil where only the notes are to be changed.
    private func target(of input: OrderUpdate, _ order: Order, _ roles: Set<ActorRole>) throws(APIError) -> Stage? {
        if let stage = input.stage { return stage }
        guard let status = input.status else { return nil }
        let allowed = StageMachine.actions(for: order, as: roles)
        // A success and a failure may lead to the same status, which then means the success.
        let next = allowed.first { $0.status(order.pickupMode) == status && $0 != .pickupFailed && $0 != .deliveryFailed }
        guard let next else { throw StageMachine.illegal(from: order.stage, to: nil, allowed: allowed) }
        return next
    }

    private func changeNotes(
        _ input: OrderUpdate, of order: Order, by person: Person, _ roles: Set<ActorRole>, at now: Date, in transaction: Transaction
    ) throws {
        if let tags = input.bagTags {
            guard !order.stage.isFinal else { throw APIError.forbidden() }
            try BagTags().save(BagTags.checked(tags), of: order.id, in: transaction)
            if input.notes == nil, input.stopNotes == nil { return try changed(order, nil, nil, by: person, at: now, in: transaction) }
        }
        guard input.notes != nil || input.stopNotes != nil else { throw APIError.invalid(["stage": Strings.nothingToChange]) }
        guard !roles.isDisjoint(with: [.customer, .dispatcher]) else { throw APIError.forbidden() }
        guard !order.stage.isFinal else { throw APIError.conflict(Strings.notesClosed, code: "order_closed", allowedActions: []) }
        var errors = FieldErrors()
        errors.requireText(input.notes ?? "", "notes", length: 0...1000)
        errors.requireText(input.stopNotes?.pickup ?? "", "stopNotes.pickup", length: 0...500)
        errors.requireText(input.stopNotes?.delivery ?? "", "stopNotes.delivery", length: 0...500)
        try errors.throwIfAny()
        try changed(order, input.notes, try input.stopNotes.map { try Self.notes($0, of: order) }, by: person, at: now, in: transaction)
    }

    /// Returns the notes to store. Those of visits that are over stay as they are.
    ///
    /// - Throws: an error of status 409 where such a one would be another.
    private static func notes(_ input: StopNotes, of order: Order) throws(APIError) -> StopNotes {
        let (wanted, stored) = (StopNotes(pickup: input.pickup, delivery: input.delivery), order.stopNotes ?? StopNotes())
        let isChanged =
            !order.stage.isBeforePickup && ![nil, stored.pickup].contains(wanted.pickup)
            || !order.stage.isBeforeDelivery && ![nil, stored.delivery].contains(wanted.delivery)
        if isChanged { throw .conflict(Strings.visitOver, code: "visit_over", allowedActions: []) }
        return StopNotes(
            pickup: order.stage.isBeforePickup ? wanted.pickup : stored.pickup,
            delivery: order.stage.isBeforeDelivery ? wanted.delivery : stored.delivery)
    }

    private func changed(
        _ order: Order, _ notes: String?, _ stopNotes: StopNotes?, by person: Person, at now: Date, in transaction: Transaction
    ) throws {
        try repository.updateNotes(notes, stopNotes, of: order, at: now, in: transaction)
        try events.append(
            OrdersEvents.edited, OrderEdited(order: order.id, person: person.id), aggregate: OrdersEvents.aggregate, id: order.id,
            topics: OrderTransitions.topics(of: order), in: transaction)
    }

    private static func details(_ input: OrderUpdate, _ context: HandlerContext) throws(APIError) -> TransitionDetails {
        let coordinate = input.latitude.flatMap { latitude in
            input.longitude.map { Coordinate(latitude: latitude, longitude: $0) }
        }
        return TransitionDetails(
            bags: input.bags, kilograms: input.kilograms, note: input.notes, pin: input.pin, proofIDs: input.proofIDs ?? [],
            bagTags: input.bagTags, reason: input.reason,
            deviceTime: input.deviceTime.map(context.clamped) ?? context.deviceTime, coordinate: coordinate, idempotencyKey: context.idempotencyKey)
    }
}
