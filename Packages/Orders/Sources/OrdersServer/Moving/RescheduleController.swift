import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Arranges another visit after one that failed. A pickup is accepted again; the window of a delivery waits until the laundry is ready to go out again.
struct RescheduleController: Sendable {
    let transitions: OrderTransitions
    let events: EventLog
    private let access = OrderAccess()
    private let repository = OrderRepository()

    init(transitions: OrderTransitions, events: EventLog) {
        self.transitions = transitions
        self.events = events
    }

    func add(to routes: inout Routes) { routes.on(OrdersEndpoints.reschedule, allow: .accessAlone, handler: reschedule) }

    @Sendable private func reschedule(_ input: RescheduleOrder, _ context: HandlerContext) async throws -> EncodedOutput<Order> {
        let (person, now) = (try context.person(), context.clock.now)
        let details = TransitionDetails(window: input.window, deviceTime: context.deviceTime, idempotencyKey: context.idempotencyKey)
        if let window = input.window {
            var errors = FieldErrors()
            PlacementChecks.check(window, at: now, &errors)
            try errors.throwIfAny()
        }
        return try await context.writeOnce { transaction in
            let order = try access.order(input.id, for: person, at: now, in: transaction)
            if let version = input.version, version != order.version {
                throw APIError.conflict(Strings.versionChanged, code: "concurrent_change", allowedActions: order.allowedActions)
            }
            guard order.allows(.reschedule) else {
                throw APIError.conflict(Strings.notReschedulable, code: "illegal_transition", allowedActions: order.allowedActions)
            }
            let moved =
                order.stage == .pickupFailed
                ? try retryPickup(order, details, by: person, in: transaction)
                : try changeDelivery(of: order.id, to: input.window, by: person, at: now, in: transaction)
            if person.id != order.customerID {
                try context.record(AuditEntry(.orderRescheduled, object: "order/\(order.id)", account: order.customerID), in: transaction)
            }
            return try access.shown(moved, to: person, at: now, in: transaction)
        }
    }

    private func retryPickup(_ order: Order, _ details: TransitionDetails, by person: Person, in transaction: Transaction) throws -> Order {
        let role = StageMachine.role(for: order, to: .accepted, of: access.roles(of: person, order)) ?? .customer
        return try transitions.move(order.id, to: .accepted, by: OrderActor(personID: person.id, role: role), details: details, in: transaction)
    }

    private func changeDelivery(of id: Int, to window: TimeWindow?, by person: Person, at now: Date, in transaction: Transaction) throws -> Order {
        // Read as it is stored, without what depends on the reader.
        guard let order = try repository.find(id, in: transaction) else { throw APIError.notFound() }
        var changed = order
        changed.deliveryWindow = window
        changed.etaRange = Arrival.delivery(changed)
        changed.eta = changed.etaRange?.to
        changed.version += 1
        changed.updatedAt = now
        try repository.amend(changed, from: order.version, in: transaction)
        try events.append(
            OrdersEvents.edited, OrderEdited(order: id, person: person.id), aggregate: OrdersEvents.aggregate, id: id,
            topics: OrderTransitions.topics(of: order), in: transaction)
        return changed
    }
}

extension AuditEntry.Action {
    /// A dispatcher arranged another visit for a customer.
    fileprivate static let orderRescheduled = Self(rawValue: "order_rescheduled")
}
