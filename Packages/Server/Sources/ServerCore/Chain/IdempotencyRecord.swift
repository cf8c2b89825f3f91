import Core
import Foundation
import Persistence

/// A person's use of an `Idempotency-Key`.
struct IdempotencyRecord: Sendable {
    let key: String
    let personID: Int
    let fingerprint: RequestFingerprint

    /// The lifetime of a stored response: 24 hours.
    static let lifetime: TimeInterval = 24 * 60 * 60

    static let migration = Migration(number: 1, name: "idempotency keys") { schema in
        schema.create(
            Table("core_idempotency") { table in
                table.id()
                table.text("key")
                table.integer("person_id")
                table.text("fingerprint")
                table.text("answer")
                table.time("created_at")
            })
        schema.index("core_idempotency", on: "key", "person_id", unique: true)
        schema.index("core_idempotency", on: "created_at")
    }

    /// Returns the JSON of the output stored under the key; nil if there is none, in which case the key belongs to the current call. On PostgreSQL a
    /// concurrent call with the same key waits here until that call's transaction has ended; SQLite's writes wait anyway.
    ///
    /// - Throws: ``APIError`` with status 409 if the key belongs to another input.
    func storedResponse(at now: Date, in transaction: Transaction) throws -> String? {
        if transaction.dialect == .postgres, try put("", at: now, in: transaction) { return nil }
        let row = try transaction.first(
            """
            SELECT fingerprint, answer FROM core_idempotency
            WHERE key = \(key) AND person_id = \(personID) AND created_at >= \(Self.oldest(at: now))
            """)
        guard let row else { return nil }
        guard try fingerprint.matches(row.get("fingerprint")) else {
            throw APIError.conflict(Strings.keyReused, code: "idempotency_key_reused")
        }
        return try row.get("answer")
    }

    /// Stores the JSON of an output under the key that belongs to the current call.
    func store(_ answer: String, at now: Date, in transaction: Transaction) throws {
        switch transaction.dialect {
        case .sqlite: try put(answer, at: now, in: transaction)
        case .postgres: try transaction.perform("UPDATE core_idempotency SET answer = \(answer) WHERE key = \(key) AND person_id = \(personID)")
        }
    }

    /// Writes the key's row, unless there is one that hasn't expired.
    ///
    /// - Returns: whether it was written.
    @discardableResult
    private func put(_ answer: String, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            INSERT INTO core_idempotency (key, person_id, fingerprint, answer, created_at)
            VALUES (\(key), \(personID), \(fingerprint.text), \(answer), \(now))
            ON CONFLICT (key, person_id) DO UPDATE SET fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = excluded.created_at
            WHERE core_idempotency.created_at < \(Self.oldest(at: now))
            """) == 1
    }

    private static func oldest(at now: Date) -> Date { now.addingTimeInterval(-lifetime) }

    /// Removes some of the expired keys, the earliest first.
    ///
    /// - Returns: whether there may be more of them.
    static func removeExpired(before now: Date, in transaction: Transaction) throws -> Bool {
        let first = try transaction.rows("SELECT id, created_at FROM core_idempotency ORDER BY id LIMIT 500")
        let expired = try first.filter { try $0.get("created_at", as: Date.self) < oldest(at: now) }.map { try $0.get("id", as: Int.self) }
        guard !expired.isEmpty else { return false }
        try transaction.execute("DELETE FROM core_idempotency WHERE id IN \(list: expired)")
        return true
    }
}
