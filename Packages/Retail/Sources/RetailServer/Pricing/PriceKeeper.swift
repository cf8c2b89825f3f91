import Foundation
import Persistence

/// Keeps the prices of items current: those that were set for a later time, and those of the day's deals.
struct PriceKeeper: Sendable {
    /// The most items that one run changes. Those that are left follow in the next.
    private static let most = 5_000

    /// Brings all prices up to date. Returns the number of items that changed.
    @discardableResult
    func refresh(at now: Date, today: String, in transaction: Transaction) throws -> Int {
        try applyDue(at: now, in: transaction) + applyDeals(on: today, in: transaction)
    }

    /// Applies prices whose time has come.
    private func applyDue(at now: Date, in transaction: Transaction) throws -> Int {
        let rows = try transaction.rows(
            """
            SELECT id, item_id, regular_cents, member_cents FROM retail_price WHERE NOT is_applied AND starts_at <= \(now)
            ORDER BY starts_at, id LIMIT \(Self.most)
            """)
        for row in rows {
            let (item, regular, member) = (
                try row.get("item_id", as: Int.self), try row.get("regular_cents", as: Int.self), try row.get("member_cents", as: Int?.self)
            )
            try transaction.execute(
                """
                UPDATE retail_item SET regular_cents = \(regular), member_cents = \(member),
                price_cents = CASE WHEN deal_cents < \(regular) THEN deal_cents ELSE \(regular) END WHERE id = \(item)
                """)
            try transaction.execute("UPDATE retail_price SET is_applied = \(true) WHERE id = \(try row.get("id", as: Int.self))")
        }
        return rows.count
    }

    /// Gives items the prices of the day's deals, and takes away those of deals that have ended.
    private func applyDeals(on day: String, in transaction: Transaction) throws -> Int {
        let active = try pairs(
            """
            SELECT item_id AS id, MIN(price_cents) AS cents FROM retail_deal
            WHERE item_id IS NOT NULL AND price_cents IS NOT NULL AND starts_on <= \(day) AND ends_on >= \(day) GROUP BY item_id
            """, in: transaction)
        let applied = try pairs("SELECT id, deal_cents AS cents FROM retail_item WHERE deal_cents IS NOT NULL", in: transaction)
        var changed = 0
        for (item, cents) in active where applied[item] != cents {
            try setDeal(cents, of: item, in: transaction)
            changed += 1
        }
        for item in applied.keys where active[item] == nil {
            try setDeal(nil, of: item, in: transaction)
            changed += 1
        }
        return changed
    }

    private func setDeal(_ cents: Int?, of item: Int, in transaction: Transaction) throws {
        let price: SQL = cents.map { "CASE WHEN regular_cents < \($0) THEN regular_cents ELSE \($0) END" } ?? "regular_cents"
        try transaction.execute("UPDATE retail_item SET deal_cents = \(cents), price_cents = \(sql: price) WHERE id = \(item)")
    }

    private func pairs(_ query: SQL, in transaction: Transaction) throws -> [Int: Int] {
        Dictionary(
            try transaction.rows(query).map { (try $0.get("id", as: Int.self), try $0.get("cents", as: Int.self)) }, uniquingKeysWith: { first, _ in first })
    }
}
