import Foundation
import PaymentsAPI
import Persistence

/// The SQL of payouts.
struct PayoutRepository: Sendable {
    private let earnings = EarningRepository()

    /// Makes a payout of what a driver earned in a period.
    ///
    /// - Returns: its id; nil where there is nothing to pay.
    func insert(driver: Int, from: Date?, until: Date, by person: Int, at now: Date, in transaction: Transaction) throws -> Int? {
        let id = try transaction.insert(
            into: "payments_payout",
            [
                "driver_id": driver, "state": PayoutState.open, "amount_cents": 0, "currency": "USD", "line_count": 0, "period_from": from,
                "period_until": until, "made_by": person, "created_at": now,
            ])
        try earnings.reserve(for: id, of: driver, from: from, until: until, in: transaction)
        let row = try transaction.first(
            "SELECT CAST(COALESCE(SUM(amount_cents), 0) AS BIGINT) AS cents, COUNT(*) AS lines FROM payments_earning WHERE payout_id = \(id)")
        let (cents, lines) = (try row?.get("cents", as: Int.self) ?? 0, try row?.get("lines", as: Int.self) ?? 0)
        guard lines > 0 else {
            try transaction.execute("DELETE FROM payments_payout WHERE id = \(id)")
            return nil
        }
        try transaction.execute("UPDATE payments_payout SET amount_cents = \(cents), line_count = \(lines) WHERE id = \(id)")
        try earnings.add(to: driver, unpaid: -cents, open: cents, in: transaction)
        return id
    }

    func find(_ id: Int, in transaction: Transaction) throws -> Payout? {
        try transaction.first("SELECT * FROM payments_payout WHERE id = \(id)").map(Self.shown)
    }

    /// Returns the payouts with these ids, in the order in which they were made.
    func find(_ ids: [Int], in transaction: Transaction) throws -> [Payout] {
        try transaction.rows("SELECT * FROM payments_payout WHERE id IN \(list: ids) ORDER BY id").map(Self.shown)
    }

    /// Returns payouts, newest first.
    func page(before: Int?, limit: Int, in transaction: Transaction) throws -> [Payout] {
        try transaction.rows("SELECT * FROM payments_payout WHERE id < \(before ?? Int.max) ORDER BY id DESC LIMIT \(limit)").map(Self.shown)
    }

    /// Returns a driver's payouts, newest first.
    func page(of driver: Int, before: Int?, limit: Int, in transaction: Transaction) throws -> [Payout] {
        try transaction.rows(
            "SELECT * FROM payments_payout WHERE driver_id = \(driver) AND id < \(before ?? Int.max) ORDER BY id DESC LIMIT \(limit)"
        ).map(Self.shown)
    }

    /// Settles an open payout: it was paid, or its earnings wait for another one.
    ///
    /// - Returns: false if it isn't open any more.
    func settle(_ payout: Payout, _ state: PayoutState, reference: String?, at now: Date, in transaction: Transaction) throws -> Bool {
        let settled = try transaction.execute(
            """
            UPDATE payments_payout SET state = \(state), reference = \(reference), settled_at = \(now)
            WHERE id = \(payout.id) AND state = \(PayoutState.open)
            """)
        guard settled == 1 else { return false }
        let cents = payout.amountCents
        if state == .paid {
            try earnings.add(to: payout.driverID, open: -cents, paid: cents, in: transaction)
        } else {
            try earnings.release(from: payout.id, in: transaction)
            try earnings.add(to: payout.driverID, unpaid: cents, open: -cents, in: transaction)
        }
        return true
    }

    private static func shown(_ row: Row) throws -> Payout {
        Payout(
            id: try row.get("id"), driverID: try row.get("driver_id"), driverName: "", state: try row.get("state"), amountCents: try row.get("amount_cents"),
            currency: try row.get("currency"), lineCount: try row.get("line_count"), from: try row.get("period_from"), until: try row.get("period_until"),
            madeBy: try row.get("made_by"), createdAt: try row.get("created_at"), settledAt: try row.get("settled_at"), reference: try row.get("reference"))
    }
}
