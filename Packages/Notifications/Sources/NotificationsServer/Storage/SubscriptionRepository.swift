import Core
import Crypto
import Foundation
import NotificationsAPI
import Persistence

/// The SQL of browsers' subscriptions. An address is a secret of the browser: it is sealed, and found by its hash.
struct SubscriptionRepository: Sendable {
    /// The most subscriptions of a person; beyond it, the one that was renewed longest ago goes.
    static let limit = 20

    /// A stored subscription.
    struct Stored: Sendable {
        let id: Int
        let person: Int
        let session: Int
        /// The server's public key that it was made for.
        let key: String
        /// Nil where it was sealed with another key, so that it is of no use anymore.
        let subscription: PushSubscription?
    }

    let seal: SubscriptionSeal

    /// Stores a session's subscription in the place of the one before. One that another person had in the same browser becomes this person's.
    ///
    /// - Returns: the id.
    func set(
        _ subscription: PushSubscription, key: String, of person: Int, session: Int, at now: Date, in transaction: Transaction
    ) throws -> Int {
        let hash = seal.hash(of: subscription.endpoint)
        try transaction.execute("DELETE FROM notifications_subscription WHERE session_id = \(session) AND endpoint_hash <> \(hash)")
        let sealed = try seal.seal(subscription)
        try transaction.execute(
            """
            INSERT INTO notifications_subscription (person_id, session_id, endpoint_hash, public_key, sealed, renewed_at)
            VALUES (\(person), \(session), \(hash), \(key), \(sealed), \(now))
            ON CONFLICT (endpoint_hash) DO UPDATE SET person_id = excluded.person_id, session_id = excluded.session_id,
            public_key = excluded.public_key, sealed = excluded.sealed, renewed_at = excluded.renewed_at
            """)
        let surplus = try transaction.values(
            Int.self, "SELECT id FROM notifications_subscription WHERE person_id = \(person) ORDER BY renewed_at DESC, id DESC"
        ).dropFirst(Self.limit)
        try delete(Array(surplus), in: transaction)
        return try transaction.value(Int.self, "SELECT id FROM notifications_subscription WHERE endpoint_hash = \(hash)")
    }

    /// Returns a subscription; nil if it is gone.
    func find(_ id: Int, in transaction: Transaction) throws -> Stored? {
        try transaction.first("SELECT * FROM notifications_subscription WHERE id = \(id)").map(stored)
    }

    /// Returns the subscriptions of these people.
    func all(of people: [Int], in transaction: Transaction) throws -> [Int: [Stored]] {
        guard !people.isEmpty else { return [:] }
        let list = Set(people).sorted()
        let rows = try transaction.rows("SELECT * FROM notifications_subscription WHERE person_id IN \(list: list) ORDER BY id")
        return Dictionary(grouping: try rows.map(stored), by: \.person)
    }

    /// Returns those of these people who have a subscription.
    static func subscribers(among people: [Int], in transaction: Transaction) throws -> Set<Int> {
        guard !people.isEmpty else { return [] }
        return Set(
            try transaction.values(Int.self, "SELECT DISTINCT person_id FROM notifications_subscription WHERE person_id IN \(list: people)"))
    }

    /// Returns the sessions that have a subscription, and its id.
    func sessions(after id: Int, limit: Int, in transaction: Transaction) throws -> [(id: Int, session: Int)] {
        try transaction.rows("SELECT id, session_id FROM notifications_subscription WHERE id > \(id) ORDER BY id LIMIT \(limit)")
            .map { (try $0.get("id", as: Int.self), try $0.get("session_id", as: Int.self)) }
    }

    func delete(_ ids: [Int], in transaction: Transaction) throws {
        guard !ids.isEmpty else { return }
        try transaction.execute("DELETE FROM notifications_subscription WHERE id IN \(list: ids)")
    }

    func delete(session: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM notifications_subscription WHERE session_id = \(session)")
    }

    private func stored(_ row: Row) throws -> Stored {
        let hash = try row.get("endpoint_hash", as: String.self)
        return Stored(
            id: try row.get("id"), person: try row.get("person_id"), session: try row.get("session_id"), key: try row.get("public_key"),
            subscription: seal.open(try row.get("sealed"), hash: hash))
    }
}
