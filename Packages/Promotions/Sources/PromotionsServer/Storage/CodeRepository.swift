import Foundation
import Persistence
import PromotionsAPI

/// The SQL of promo codes and their redemptions.
struct CodeRepository: Sendable {
    func all(in transaction: Transaction) throws -> [PromoCode] {
        try transaction.rows("SELECT * FROM promotions_code ORDER BY id DESC LIMIT 500").map(PromoCode.init(row:))
    }

    func code(_ id: Int, in transaction: Transaction) throws -> PromoCode? {
        try transaction.first("SELECT * FROM promotions_code WHERE id = \(id)").map(PromoCode.init(row:))
    }

    func code(named code: String, in transaction: Transaction) throws -> PromoCode? {
        try transaction.first("SELECT * FROM promotions_code WHERE code = \(code)").map(PromoCode.init(row:))
    }

    func insert(_ code: String, _ terms: PromoTerms, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "promotions_code",
            ["code": code, "terms": try JSONColumn(terms), "is_active": true, "most": terms.limit, "redeemed": 0, "created_at": now])
    }

    func end(_ id: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE promotions_code SET is_active = \(false) WHERE id = \(id)") == 1
    }

    /// Counts one more redemption. Returns false where the code has ended or its last redemption is gone.
    func take(_ id: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE promotions_code SET redeemed = redeemed + 1
            WHERE id = \(id) AND is_active = \(true) AND (most IS NULL OR redeemed < most)
            """) == 1
    }

    /// A redemption of a code, or of a customer's code for friends.
    struct Redemption: Sendable, Hashable {
        let id: Int
        let codeID: Int?
        let referrerID: Int?
    }

    /// Stores a redemption. Its customer waits for others of theirs that are under way.
    func insert(code: Int?, referrer: Int?, customer: Int, order: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO promotions_customer (person_id, redemptions, balance_cents) VALUES (\(customer), 1, 0)
            ON CONFLICT (person_id) DO UPDATE SET redemptions = promotions_customer.redemptions + 1
            """)
        try transaction.insert(
            into: "promotions_redemption",
            ["code_id": code, "referrer_id": referrer, "customer_id": customer, "order_id": order, "created_at": now])
    }

    /// Counts a customer's redemptions of a code that weren't given back.
    func count(code: Int, customer: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(
            Int.self,
            "SELECT COUNT(*) FROM promotions_redemption WHERE code_id = \(code) AND customer_id = \(customer) AND returned_at IS NULL")
    }

    /// Returns whether a customer has used a friend's code.
    func hasFriend(_ customer: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first(
            "SELECT id FROM promotions_redemption WHERE customer_id = \(customer) AND referrer_id IS NOT NULL AND returned_at IS NULL") != nil
    }

    /// Returns the redemption of an order that wasn't given back.
    func redemption(of order: Int, in transaction: Transaction) throws -> Redemption? {
        try transaction.first("SELECT * FROM promotions_redemption WHERE order_id = \(order) AND returned_at IS NULL").map {
            Redemption(id: try $0.get("id"), codeID: try $0.get("code_id"), referrerID: try $0.get("referrer_id"))
        }
    }

    /// Gives a redemption back. Returns false where it was before.
    func giveBack(_ redemption: Redemption, at now: Date, in transaction: Transaction) throws {
        let changed = try transaction.execute(
            "UPDATE promotions_redemption SET returned_at = \(now) WHERE id = \(redemption.id) AND returned_at IS NULL")
        guard changed == 1, let code = redemption.codeID else { return }
        try transaction.execute("UPDATE promotions_code SET redeemed = redeemed - 1 WHERE id = \(code) AND redeemed > 0")
    }
}

extension PromoCode {
    fileprivate init(row: Row) throws {
        self.init(
            id: try row.get("id"), code: try row.get("code"), terms: try row.get("terms", as: JSONColumn<PromoTerms>.self).value,
            active: try row.get("is_active"), redeemed: try row.get("redeemed"), createdAt: try row.get("created_at"))
    }
}
