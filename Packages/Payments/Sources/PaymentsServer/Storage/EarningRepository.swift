import Foundation
public import PaymentsAPI
public import Persistence

extension EarningKind: SQLConvertible {}
extension PayoutState: SQLConvertible {}

/// The SQL of drivers' earnings.
struct EarningRepository: Sendable {
    /// The values of a part.
    struct New: Sendable {
        let driver: Int
        let order: Int
        var job: Int?
        let kind: EarningKind
        let cents: Int
        let currency: String
        /// The cause, unique over all parts.
        let source: String
        let earnedAt: Date
    }

    /// Stores a part.
    ///
    /// - Returns: false if its cause is stored already.
    func insert(_ new: New, in transaction: Transaction) throws -> Bool {
        let inserted = try transaction.execute(
            """
            INSERT INTO payments_earning (driver_id, order_id, job_id, kind, amount_cents, currency, source, earned_at)
            VALUES (\(new.driver), \(new.order), \(new.job), \(new.kind), \(new.cents), \(new.currency), \(new.source), \(new.earnedAt))
            ON CONFLICT (source) DO NOTHING
            """)
        guard inserted == 1 else { return false }
        try add(to: new.driver, unpaid: new.cents, in: transaction)
        return true
    }

    /// Changes the sums of a driver's earnings.
    func add(to driver: Int, unpaid: Int = 0, open: Int = 0, paid: Int = 0, in transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO payments_balance (driver_id, unpaid_cents, open_cents, paid_cents) VALUES (\(driver), \(unpaid), \(open), \(paid))
            ON CONFLICT (driver_id) DO UPDATE SET unpaid_cents = payments_balance.unpaid_cents + excluded.unpaid_cents,
            open_cents = payments_balance.open_cents + excluded.open_cents, paid_cents = payments_balance.paid_cents + excluded.paid_cents
            """)
    }

    /// Returns a driver's parts, newest first.
    func page(of driver: Int, before: Int?, limit: Int, in transaction: Transaction) throws -> [Earning] {
        try transaction.rows(
            "SELECT * FROM payments_earning WHERE driver_id = \(driver) AND id < \(before ?? Int.max) ORDER BY id DESC LIMIT \(limit)"
        ).map(Self.shown)
    }

    /// Returns what a driver has earned: what wasn't paid, and what was, in cents.
    func totals(of driver: Int, in transaction: Transaction) throws -> (unpaid: Int, paid: Int) {
        guard let row = try transaction.first("SELECT * FROM payments_balance WHERE driver_id = \(driver)") else { return (0, 0) }
        return (try row.get("unpaid_cents", as: Int.self) + row.get("open_cents", as: Int.self), try row.get("paid_cents"))
    }

    /// Returns a driver's earnings of each period.
    func totals(of driver: Int, in periods: [EarningsTotal], _ transaction: Transaction) throws -> [EarningsTotal] {
        guard !periods.isEmpty else { return [] }
        let sums: [SQL] = periods.indices.map { number in
            """
            SELECT \(number) AS number, kind, CAST(SUM(amount_cents) AS BIGINT) AS cents, COUNT(*) AS parts FROM payments_earning
            WHERE driver_id = \(driver) AND earned_at >= \(periods[number].start) AND earned_at < \(periods[number].end) GROUP BY kind
            """
        }
        let rows = try transaction.rows(sums.dropFirst().reduce(sums[0]) { "\(sql: $0) UNION ALL \(sql: $1)" })
        return try rows.reduce(into: periods) { totals, row in
            let (number, kind) = (try row.get("number", as: Int.self), try row.get("kind", as: EarningKind.self))
            totals[number].add(try row.get("cents"), of: kind)
            // Every job has one.
            if kind == .base { totals[number].jobs = try row.get("parts") }
        }
    }

    /// Returns a driver's parts of a period, oldest first.
    func lines(of driver: Int, from start: Date, until end: Date, in transaction: Transaction) throws -> [Earning] {
        try transaction.rows(
            """
            SELECT * FROM payments_earning WHERE driver_id = \(driver) AND earned_at >= \(start) AND earned_at < \(end) ORDER BY earned_at, id
            """
        ).map(Self.shown)
    }

    /// Returns what no payout covers, by driver, the highest first.
    func unpaid(in transaction: Transaction) throws -> [(driver: Int, cents: Int)] {
        try transaction.rows(
            "SELECT driver_id, unpaid_cents FROM payments_balance WHERE unpaid_cents > 0 ORDER BY unpaid_cents DESC LIMIT 1000"
        ).map { (try $0.get("driver_id"), try $0.get("unpaid_cents")) }
    }

    /// Reserves a driver's parts of a period for a payout. Those of another payout are left out, even of one that is being made.
    func reserve(for payout: Int, of driver: Int, from: Date?, until: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE payments_earning SET payout_id = \(payout)
            WHERE driver_id = \(driver) AND payout_id IS NULL AND earned_at >= \(from ?? .distantPast) AND earned_at < \(until)
            """)
    }

    /// Gives a payout's parts back.
    func release(from payout: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE payments_earning SET payout_id = NULL WHERE payout_id = \(payout)")
    }

    /// Returns a payout's parts, oldest first.
    func lines(of payout: Int, limit: Int, in transaction: Transaction) throws -> [Earning] {
        try transaction.rows("SELECT * FROM payments_earning WHERE payout_id = \(payout) ORDER BY id LIMIT \(limit)").map(Self.shown)
    }

    private static func shown(_ row: Row) throws -> Earning {
        Earning(
            id: try row.get("id"), driverID: try row.get("driver_id"), orderID: try row.get("order_id"), jobID: try row.get("job_id"),
            kind: try row.get("kind"), amountCents: try row.get("amount_cents"), currency: try row.get("currency"), earnedAt: try row.get("earned_at"),
            payoutID: try row.get("payout_id"))
    }
}
