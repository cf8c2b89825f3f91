import Foundation
import PaymentsAPI
import Persistence

/// The SQL of calls to the provider.
struct OperationRepository: Sendable {
    /// The channel on which new calls are announced.
    static let channel = "payments_operation"

    /// The values of a new call.
    struct New: Sendable {
        let payment: Int
        let kind: OperationKind
        let amountCents: Int
        var taxCents = 0
        var tipCents = 0
        var feeCents = 0
        let key: String
        var reason: String?
        var actorID: Int?
        var role = "system"
        /// The time from which the job makes the call; later where the caller makes it.
        let due: Date
    }

    /// Stores a call that is to be made.
    ///
    /// - Returns: its id; nil if one of its kind is waiting already.
    @discardableResult
    func insert(_ new: New, at now: Date, in transaction: Transaction) throws -> Int? {
        try transaction.values(
            Int.self,
            """
            INSERT INTO payments_operation (payment_id, kind, amount_cents, tax_cents, tip_cents, fee_cents, key, state, next_attempt_at, reason,
            actor_id, role, created_at)
            VALUES (\(new.payment), \(new.kind), \(new.amountCents), \(new.taxCents), \(new.tipCents), \(new.feeCents), \(new.key),
            \(OperationRecord.State.waiting), \(new.due), \(new.reason), \(new.actorID), \(new.role), \(now))
            ON CONFLICT DO NOTHING RETURNING id
            """
        ).first
    }

    func find(_ id: Int, in transaction: Transaction) throws -> OperationRecord? {
        try transaction.first(OperationRecord.self, "SELECT * FROM payments_operation WHERE id = \(id)")
    }

    /// Returns a payment's waiting call of a kind.
    func waiting(_ kind: OperationKind, of payment: Int, in transaction: Transaction) throws -> OperationRecord? {
        try transaction.first(
            OperationRecord.self, "SELECT * FROM payments_operation WHERE payment_id = \(payment) AND kind = \(kind) AND state = 'waiting'")
    }

    /// Returns a payment's last call of a kind, whatever became of it.
    func last(_ kind: OperationKind, of payment: Int, in transaction: Transaction) throws -> OperationRecord? {
        try transaction.first(
            OperationRecord.self, "SELECT * FROM payments_operation WHERE payment_id = \(payment) AND kind = \(kind) ORDER BY id DESC LIMIT 1")
    }

    /// Returns calls that are due.
    func due(at now: Date, limit: Int, in transaction: Transaction) throws -> [OperationRecord] {
        try transaction.all(
            OperationRecord.self,
            "SELECT * FROM payments_operation WHERE state = 'waiting' AND next_attempt_at <= \(now) ORDER BY next_attempt_at LIMIT \(limit)")
    }

    /// Claims a call for one attempt; if the process ends meanwhile, it is due again after the lease.
    func claim(_ operation: OperationRecord, until lease: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE payments_operation SET attempts = \(operation.attempts + 1), next_attempt_at = \(lease)
            WHERE id = \(operation.id) AND attempts = \(operation.attempts) AND state = \(OperationRecord.State.waiting)
            """) == 1
    }

    /// Ends a call.
    func finish(_ id: Int, _ state: OperationRecord.State, error: String? = nil, at now: Date, in transaction: Transaction) throws {
        try transaction.perform(
            """
            UPDATE payments_operation SET state = \(state), error = \(error), finished_at = \(now)
            WHERE id = \(id) AND state = \(OperationRecord.State.waiting)
            """)
    }

    /// Gives a call another key, under which the provider makes it anew.
    func setKey(_ id: Int, _ key: String, in transaction: Transaction) throws {
        try transaction.execute("UPDATE payments_operation SET key = \(key) WHERE id = \(id)")
    }

    /// Returns what a payment's calls have given back, in cents.
    func refunded(_ payment: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(
            Int.self,
            """
            SELECT CAST(COALESCE(SUM(amount_cents), 0) AS BIGINT) FROM payments_operation
            WHERE payment_id = \(payment) AND kind = \(OperationKind.refund) AND state = \(OperationRecord.State.done)
            """)
    }

    /// Returns what was given back of an order's payments without anybody asking for it, in cents, with what is on its way.
    func automaticRefunds(of order: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(
            Int.self,
            """
            SELECT CAST(COALESCE(SUM(call.amount_cents), 0) AS BIGINT) FROM payments_operation call
            JOIN payments_payment payment ON payment.id = call.payment_id
            WHERE payment.order_id = \(order) AND call.kind = \(OperationKind.refund) AND call.role = 'system'
            AND call.state IN \(list: [OperationRecord.State.waiting, .done])
            """)
    }

    /// Returns the refunds of an order's payments, newest first.
    func refunds(of order: Int, in transaction: Transaction) throws -> [Refund] {
        try transaction.rows(
            """
            SELECT call.* FROM payments_operation call JOIN payments_payment payment ON payment.id = call.payment_id
            WHERE payment.order_id = \(order) AND call.kind = \(OperationKind.refund) ORDER BY call.id DESC LIMIT \(Self.mostRefunds)
            """
        ).map(Refund.init(row:))
    }

    /// The most refunds of an order that are listed.
    private static let mostRefunds = 200

    /// Has a call repeated at a time.
    func delay(_ id: Int, until time: Date, error: String, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE payments_operation SET next_attempt_at = \(time), error = \(error)
            WHERE id = \(id) AND state = \(OperationRecord.State.waiting)
            """)
    }
}

extension Refund {
    fileprivate init(row: Row) throws {
        let state: OperationRecord.State = try row.get("state")
        self.init(
            id: try row.get("id"), paymentID: try row.get("payment_id"), amountCents: try row.get("amount_cents"), reason: try row.get("reason"),
            role: try row.get("role"), actorID: try row.get("actor_id"), state: State(state), createdAt: try row.get("created_at"))
    }
}

extension Refund.State {
    fileprivate init(_ state: OperationRecord.State) {
        switch state {
        case .waiting: self = .waiting
        case .done: self = .done
        case .failed: self = .failed
        }
    }
}
