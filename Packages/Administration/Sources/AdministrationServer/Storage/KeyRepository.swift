import AdministrationAPI
import Foundation
import Persistence

/// Reads and writes API keys, of which only hashes are stored.
struct KeyRepository: Sendable {
    /// A stored key.
    struct Stored: RowDecodable, Sendable {
        let id: Int
        let personID: Int
        let name: String
        let scopes: [String]
        let createdAt: Date
        let expiresAt: Date
        let revokedAt: Date?
        let lastUsedAt: Date?

        init(row: Row) throws {
            id = try row.get("id")
            personID = try row.get("person_id")
            name = try row.get("name")
            scopes = try row.get("scopes", as: String.self).split(separator: " ").map(String.init)
            createdAt = try row.get("created_at")
            expiresAt = try row.get("expires_at")
            revokedAt = try row.get("revoked_at")
            lastUsedAt = try row.get("last_used_at")
        }

        func holds(at now: Date) -> Bool { revokedAt == nil && now < expiresAt }

        /// Returns the key as its maker sees it.
        func key(secret: String? = nil) -> APIKey {
            APIKey(
                id: id, name: name, scopes: scopes, createdAt: createdAt, expiresAt: expiresAt, revokedAt: revokedAt, lastUsedAt: lastUsedAt, secret: secret)
        }
    }

    /// Returns a person's keys, newest first.
    func keys(of person: Int, in transaction: Transaction) throws -> [Stored] {
        try transaction.all(Stored.self, "SELECT * FROM administration_key WHERE person_id = \(person) ORDER BY id DESC LIMIT 200")
    }

    func find(_ id: Int, in transaction: Transaction) throws -> Stored? {
        try transaction.first(Stored.self, "SELECT * FROM administration_key WHERE id = \(id)")
    }

    func find(hash: String, in transaction: Transaction) throws -> Stored? {
        try transaction.first(Stored.self, "SELECT * FROM administration_key WHERE hash = \(hash)")
    }

    func create(_ new: NewAPIKey, hash: String, person: Int, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "administration_key",
            [
                "person_id": person, "name": new.name, "hash": hash, "scopes": new.scopes.joined(separator: " "), "created_at": now,
                "expires_at": now.addingTimeInterval(Double(new.days) * 86_400),
            ])
    }

    func revoke(_ id: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE administration_key SET revoked_at = \(now) WHERE id = \(id) AND revoked_at IS NULL")
    }

    func markUsed(_ id: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE administration_key SET last_used_at = \(now) WHERE id = \(id)")
    }

    /// Removes keys that expired before a time.
    func removeExpired(before time: Date, from database: any Database) async throws {
        try await database.delete(from: "administration_key", where: "expires_at < \(time)")
    }
}
