import Foundation
import Persistence
import PromotionsAPI

/// The SQL of credit and of the codes by which customers recommend us.
struct CreditRepository: Sendable {
    func balance(of person: Int, in transaction: Transaction) throws -> Int {
        try transaction.values(Int.self, "SELECT balance_cents FROM promotions_customer WHERE person_id = \(person)").first ?? 0
    }

    /// Changes a balance. Returns false where it would get less than 0.
    func change(_ cents: Int, of person: Int, in transaction: Transaction) throws -> Bool {
        if cents < 0 {
            return try transaction.execute(
                "UPDATE promotions_customer SET balance_cents = balance_cents + \(cents) WHERE person_id = \(person) AND balance_cents >= \(-cents)") == 1
        }
        return try transaction.execute(
            """
            INSERT INTO promotions_customer (person_id, redemptions, balance_cents) VALUES (\(person), 0, \(cents))
            ON CONFLICT (person_id) DO UPDATE SET balance_cents = promotions_customer.balance_cents + \(cents)
            """) == 1
    }

    /// A change of credit that is stored.
    struct NewEntry {
        let person: Int
        let kind: CreditEntry.Kind
        let cents: Int
        var order: Int?
        var reason: String?
        let source: String
    }

    func insert(_ entry: NewEntry, at now: Date, in transaction: Transaction) throws -> CreditEntry {
        let id = try transaction.insert(
            into: "promotions_credit_entry",
            [
                "person_id": entry.person, "kind": entry.kind.rawValue, "cents": entry.cents, "order_id": entry.order, "reason": entry.reason,
                "source": entry.source, "created_at": now,
            ])
        return CreditEntry(id: id, kind: entry.kind, cents: entry.cents, orderID: entry.order, reason: entry.reason, createdAt: now)
    }

    /// Returns whether a cause has an entry.
    func has(_ source: String, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM promotions_credit_entry WHERE source = \(source)") != nil
    }

    /// Returns a person's last entries, newest first.
    func entries(of person: Int, limit: Int, in transaction: Transaction) throws -> [CreditEntry] {
        try transaction.rows("SELECT * FROM promotions_credit_entry WHERE person_id = \(person) ORDER BY id DESC LIMIT \(limit)").map {
            CreditEntry(
                id: try $0.get("id"), kind: try $0.get("kind"), cents: try $0.get("cents"), orderID: try $0.get("order_id"),
                reason: try $0.get("reason"), createdAt: try $0.get("created_at"))
        }
    }

    /// Returns a customer's code for friends; nil before there is one.
    func referral(of person: Int, in transaction: Transaction) throws -> String? {
        try transaction.values(String.self, "SELECT code FROM promotions_referral WHERE person_id = \(person)").first
    }

    /// Returns the customer of a code for friends.
    func referrer(_ code: String, in transaction: Transaction) throws -> Int? {
        try transaction.values(Int.self, "SELECT person_id FROM promotions_referral WHERE code = \(code)").first
    }

    func insertReferral(_ code: String, of person: Int, in transaction: Transaction) throws {
        try transaction.execute("INSERT INTO promotions_referral (person_id, code) VALUES (\(person), \(code)) ON CONFLICT DO NOTHING")
    }
}
