import Foundation
import Persistence

/// The table of what administrators changed settings to. A row stays when a setting is set back, so that its version keeps growing.
struct SettingRepository: Sendable {
    /// A change as stored.
    struct Stored: RowDecodable, Sendable {
        let key: String
        /// The text, sealed for a secret; nil where the setting was set back.
        let value: String?
        let version: Int
        let changedBy: Int?
        let changedAt: Date

        init(row: Row) throws {
            key = try row.get("key")
            value = try row.get("value")
            version = try row.get("version")
            changedBy = try row.get("changed_by")
            changedAt = try row.get("changed_at")
        }
    }

    /// Returns all rows.
    func all(in transaction: Transaction) throws -> [Stored] { try transaction.all(Stored.self, "SELECT * FROM administration_setting ORDER BY id") }

    /// Returns the row of a setting; nil if it was never changed.
    func find(_ key: String, in transaction: Transaction) throws -> Stored? {
        try transaction.first(Stored.self, "SELECT * FROM administration_setting WHERE key = \(key)")
    }

    /// Stores the next version.
    ///
    /// - Parameter value: nil to set the setting back.
    /// - Returns: false if `version` isn't the present one: somebody else changed the setting meanwhile.
    func store(_ value: String?, of key: String, replacing version: Int, by person: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        if version == 0 {
            return try transaction.execute(
                """
                INSERT INTO administration_setting (key, value, version, changed_by, changed_at) VALUES (\(key), \(value), 1, \(person), \(now))
                ON CONFLICT (key) DO NOTHING
                """) == 1
        }
        return try transaction.execute(
            """
            UPDATE administration_setting SET value = \(value), version = version + 1, changed_by = \(person), changed_at = \(now)
            WHERE key = \(key) AND version = \(version)
            """) == 1
    }
}
