import Foundation
import PaymentsAPI
import Persistence

/// The SQL of incidents: differences between our books and the provider's.
struct IncidentRepository: Sendable {
    /// Stores a difference, or opens it again after it went away by itself. One that somebody explained stays explained.
    ///
    /// - Returns: the incident's id; nil if it is known.
    func open(_ difference: Reconciliation.Difference, of payment: Int, at now: Date, in transaction: Transaction) throws -> Int? {
        try transaction.values(
            Int.self,
            """
            INSERT INTO payments_difference (payment_id, kind, ours, theirs, found_at)
            VALUES (\(payment), \(difference.kind), \(difference.ours), \(difference.theirs), \(now))
            ON CONFLICT (payment_id, kind, ours, theirs) DO UPDATE SET found_at = excluded.found_at, resolved_at = NULL
            WHERE payments_difference.resolved_at IS NOT NULL AND payments_difference.resolved_by IS NULL RETURNING id
            """
        ).first
    }

    /// Returns the open incidents of a payment.
    func open(of payment: Int, in transaction: Transaction) throws -> [Incident] {
        try transaction.rows("\(sql: Self.selection) WHERE incident.payment_id = \(payment) AND incident.resolved_at IS NULL").map(Self.shown)
    }

    /// Returns the payments with open incidents.
    func payments(limit: Int, in transaction: Transaction) throws -> Set<Int> {
        Set(
            try transaction.values(
                Int.self, "SELECT payment_id FROM payments_difference WHERE resolved_at IS NULL AND payment_id > 0 ORDER BY payment_id LIMIT \(limit)"))
    }

    func find(_ id: Int, in transaction: Transaction) throws -> Incident? {
        try transaction.first("\(sql: Self.selection) WHERE incident.id = \(id)").map(Self.shown)
    }

    /// Returns incidents, newest first.
    func page(_ state: Incident.State?, before: Int?, limit: Int, in transaction: Transaction) throws -> [Incident] {
        let condition: SQL =
            switch state {
            case .open: " AND incident.resolved_at IS NULL"
            case .resolved: " AND incident.resolved_at IS NOT NULL"
            case nil: ""
            }
        return try transaction.rows(
            "\(sql: Self.selection) WHERE incident.id < \(before ?? Int.max)\(sql: condition) ORDER BY incident.id DESC LIMIT \(limit)"
        ).map(Self.shown)
    }

    /// Resolves an open incident: by a person with a note, or because the difference is gone.
    ///
    /// - Returns: false if it is resolved already.
    func resolve(_ id: Int, by person: Int?, note: String?, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            "UPDATE payments_difference SET resolved_at = \(now), resolved_by = \(person), note = \(note) WHERE id = \(id) AND resolved_at IS NULL") == 1
    }

    private static let selection: SQL = """
        SELECT incident.*, payment.order_id FROM payments_difference AS incident JOIN payments_payment AS payment ON payment.id = incident.payment_id
        """

    private static func shown(_ row: Row) throws -> Incident {
        let resolvedAt = try row.get("resolved_at", as: Date?.self)
        return Incident(
            id: try row.get("id"), paymentID: try row.get("payment_id"), orderID: try row.get("order_id"), kind: try row.get("kind"),
            ours: try row.get("ours"), theirs: try row.get("theirs"), state: resolvedAt == nil ? .open : .resolved, foundAt: try row.get("found_at"),
            resolvedAt: resolvedAt, resolvedBy: try row.get("resolved_by"), note: try row.get("note"))
    }
}
