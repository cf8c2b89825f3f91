import Core
import Foundation
import PaymentsAPI
import Persistence
import ServerCore

/// Shows incidents to administrators, who resolve them with an explanation.
struct IncidentController: Sendable {
    let events: EventLog
    private let incidents = IncidentRepository()

    init(events: EventLog) { self.events = events }

    func add(to routes: inout Routes) {
        routes.on(PaymentsEndpoints.incidents, allow: .accessAlone) { input, context in
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit(standard: 50)
            return try await context.database.read { transaction in
                let found = try incidents.page(input.state, before: input.before, limit: limit + 1, in: transaction)
                let items = Array(found.prefix(limit))
                return IncidentPage(items: items, next: found.count > limit ? items.last?.id : nil)
            }
        }
        routes.on(PaymentsEndpoints.resolveIncident, allow: .accessAlone) { input, context in
            var errors = FieldErrors()
            errors.requireText(input.note, "note", length: 1...500)
            try errors.throwIfAny()
            let (person, now) = (try context.person().id, context.clock.now)
            return try await context.writeOnce { transaction in
                guard try incidents.find(input.id, in: transaction) != nil else { throw APIError.notFound() }
                guard try incidents.resolve(input.id, by: person, note: input.note, at: now, in: transaction),
                    let resolved = try incidents.find(input.id, in: transaction)
                else { throw APIError.conflict(Strings.incidentResolved, code: "incident_resolved") }
                try context.record(AuditEntry(.incidentResolved, object: "payment/\(resolved.paymentID)"), in: transaction)
                try events.publish(resolved, at: now, in: transaction)
                return resolved
            }
        }
    }
}

extension EventLog {
    /// Publishes that an incident was found or resolved.
    func publish(_ incident: Incident, at now: Date, in transaction: Transaction) throws {
        let payload = PaymentIncident(
            incident: incident.id, payment: incident.paymentID, order: incident.orderID, kind: incident.kind, state: incident.state, occurredAt: now)
        try append(
            PaymentsEvents.incident, payload, aggregate: PaymentsEvents.aggregate, id: incident.paymentID, topics: [PaymentsTopics.dispatch],
            in: transaction)
    }
}

extension AuditEntry.Action {
    fileprivate static let incidentResolved = Self(rawValue: "payment_incident_resolved")
}
