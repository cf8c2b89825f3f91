import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Takes customers' requests to cancel after the pickup, and dispatchers' answers. Approving cancels the order for the customer's fee.
struct CancellationController: Sendable {
    let transitions: OrderTransitions
    let events: EventLog
    private let access = OrderAccess()
    private let repository = OrderRepository()

    init(transitions: OrderTransitions, events: EventLog) {
        self.transitions = transitions
        self.events = events
    }

    func add(to routes: inout Routes) {
        routes.on(OrdersEndpoints.requestCancellation, allow: .accessAlone, handler: request)
        routes.on(OrdersEndpoints.decideCancellation, allow: .accessAlone, handler: decide)
    }

    @Sendable private func request(_ input: CancelOrder, _ context: HandlerContext) async throws -> EncodedOutput<Order> {
        var errors = FieldErrors()
        errors.requireText(input.reason, "reason", length: 1...500)
        try errors.throwIfAny()
        let (person, now) = (try context.person(), context.clock.now)
        return try await context.writeOnce { transaction in
            let order = try stored(input.id, .requestCancellation, for: person, at: now, in: transaction)
            let request = CancellationRequest(reason: input.reason, requestedAt: now)
            let changed = try amend(order, request, by: person, at: now, in: transaction)
            return try access.shown(changed, to: person, at: now, in: transaction)
        }
    }

    @Sendable private func decide(_ input: CancellationDecision, _ context: HandlerContext) async throws -> EncodedOutput<Order> {
        var errors = FieldErrors()
        errors.requireText(input.note ?? "", "note", length: input.approved ? 0...500 : 1...500)
        try errors.throwIfAny()
        let (person, now) = (try context.person(), context.clock.now)
        let details = TransitionDetails(note: input.note, deviceTime: context.deviceTime, idempotencyKey: context.idempotencyKey)
        return try await context.writeOnce { transaction in
            let order = try stored(input.id, .decideCancellation, for: person, at: now, in: transaction)
            guard var request = order.cancellationRequest else { throw APIError.notFound() }
            if input.approved {
                var details = details
                details.reason = request.reason
                // Moved first: the fee is due while the request is open.
                try transitions.move(order.id, to: .canceled, by: OrderActor(personID: person.id, role: .dispatcher), details: details, in: transaction)
            }
            guard let current = try repository.find(order.id, in: transaction) else { throw APIError.notFound() }
            let decision = AuditEntry(
                .cancellationDecided, object: "order/\(order.id)", account: order.customerID, detail: input.approved ? "approved" : "refused")
            try context.record(decision, in: transaction)
            (request.decision, request.note) = (input.approved ? .approved : .refused, input.note)
            let changed = try amend(current, request, by: person, at: now, in: transaction)
            return try access.shown(changed, to: person, at: now, in: transaction)
        }
    }

    /// Returns an order as it is stored, for somebody who has a permission.
    private func stored(_ id: Int, _ permission: OrderPermission, for person: Person, at now: Date, in transaction: Transaction) throws -> Order {
        let shown = try access.order(id, for: person, at: now, in: transaction)
        guard shown.allows(permission) else {
            throw APIError.conflict(Strings.cancellationRefused, code: "illegal_transition", allowedActions: shown.allowedActions)
        }
        guard let order = try repository.find(id, in: transaction) else { throw APIError.notFound() }
        return order
    }

    private func amend(
        _ order: Order, _ request: CancellationRequest, by person: Person, at now: Date, in transaction: Transaction
    ) throws -> Order {
        var changed = order
        changed.cancellationRequest = request
        changed.version += 1
        changed.updatedAt = now
        try repository.amend(changed, from: order.version, in: transaction)
        try events.append(
            OrdersEvents.edited, OrderEdited(order: order.id, person: person.id), aggregate: OrdersEvents.aggregate, id: order.id,
            topics: OrderTransitions.topics(of: order), in: transaction)
        return changed
    }
}

extension AuditEntry.Action {
    /// A dispatcher decided about a customer's request to cancel.
    fileprivate static let cancellationDecided = Self(rawValue: "cancellation_decided")
}
