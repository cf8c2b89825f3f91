import Foundation
import Persistence

/// The SQL of receipts to mail. A request or an event only writes a row; ``ReceiptDelivery`` sends it, so that none is lost with a mail server.
struct ReceiptOutbox: Sendable {
    /// The channel on which new receipts are announced.
    static let channel = "payments_receipt"

    /// A stored receipt. Its text is made when it is sent.
    struct Stored: RowDecodable, Sendable {
        let id: Int
        let paymentID: Int
        let attempts: Int

        init(row: Row) throws {
            id = try row.get("id")
            paymentID = try row.get("payment_id")
            attempts = try row.get("attempts")
        }
    }

    /// Adds the receipt of a payment, once for each source.
    func add(_ payment: Int, source: String, at now: Date, in transaction: Transaction) throws {
        let added = try transaction.execute(
            """
            INSERT INTO payments_receipt (payment_id, source, next_attempt_at, created_at) VALUES (\(payment), \(source), \(now), \(now))
            ON CONFLICT (source) DO NOTHING
            """)
        if added == 1 { try transaction.announce(Self.channel) }
    }

    /// Returns how many receipts of a payment were asked for since a time.
    func count(of payment: Int, since time: Date, in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM payments_receipt WHERE payment_id = \(payment) AND created_at > \(time)")
    }

    /// Returns the receipts that are due, oldest first.
    func due(at now: Date, limit: Int, in transaction: Transaction) throws -> [Stored] {
        try transaction.all(
            Stored.self,
            """
            SELECT * FROM payments_receipt WHERE next_attempt_at <= \(now) AND next_attempt_at IS NOT NULL ORDER BY next_attempt_at LIMIT \(limit)
            """)
    }

    /// Claims a receipt for one attempt; if the process ends meanwhile, it is due again after the lease.
    func claim(_ receipt: Stored, until lease: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE payments_receipt SET attempts = \(receipt.attempts + 1), next_attempt_at = \(lease)
            WHERE id = \(receipt.id) AND attempts = \(receipt.attempts) AND next_attempt_at IS NOT NULL
            """) == 1
    }

    /// Marks a receipt as sent, or as one that can't be.
    func finish(_ id: Int, failure: String? = nil, in transaction: Transaction) throws {
        try transaction.execute("UPDATE payments_receipt SET next_attempt_at = NULL, failure = \(failure) WHERE id = \(id)")
    }

    /// Has a receipt sent again at a time.
    func delay(_ id: Int, until time: Date, failure: String, in transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE payments_receipt SET next_attempt_at = \(time), failure = \(failure) WHERE id = \(id) AND next_attempt_at IS NOT NULL")
    }
}
