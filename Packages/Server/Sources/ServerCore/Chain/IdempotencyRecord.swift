import Core
import Foundation
import Persistence

/// A person's use of an `Idempotency-Key`.
struct IdempotencyRecord: Sendable {
    let key: String
    let personID: Int
    let fingerprint: String

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

    /// Claims the key for the current call. A concurrent call with the same key waits here until that call's transaction has ended.
    ///
    /// - Returns: false if the key is taken.
    func claim(at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            DELETE FROM core_idempotency WHERE key = \(key) AND person_id = \(personID) AND created_at < \(now.addingTimeInterval(-Self.lifetime))
            """)
        return try transaction.execute(
            """
            INSERT INTO core_idempotency (key, person_id, fingerprint, answer, created_at)
            VALUES (\(key), \(personID), \(fingerprint), '', \(now)) ON CONFLICT (key, person_id) DO NOTHING
            """) == 1
    }

    /// Returns the response stored under the key.
    ///
    /// - Throws: ``APIError`` with status 409 if it belongs to another input.
    func storedResponse<Output: Codable>(_ type: Output.Type, in transaction: Transaction) throws -> Output {
        let row = try transaction.first("SELECT fingerprint, answer FROM core_idempotency WHERE key = \(key) AND person_id = \(personID)")
        guard let row, try row.get("fingerprint", as: String.self) == fingerprint else {
            throw APIError.conflict(Strings.keyReused, code: "idempotency_key_reused")
        }
        return try WireJSON.decoder().decode(type, from: Data(row.get("answer", as: String.self).utf8))
    }

    /// Stores the response under the claimed key.
    func store(_ output: some Encodable, in transaction: Transaction) throws {
        let answer = String(decoding: try WireJSON.encoder().encode(output), as: UTF8.self)
        try transaction.execute("UPDATE core_idempotency SET answer = \(answer) WHERE key = \(key) AND person_id = \(personID)")
    }

    static func removeExpired(before now: Date, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM core_idempotency WHERE created_at < \(now.addingTimeInterval(-lifetime))")
    }
}
