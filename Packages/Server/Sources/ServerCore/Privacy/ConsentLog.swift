public import Foundation
public import Persistence

/// The log of what people agreed to and took back: when, and which version of the text.
public enum ConsentLog {
    /// A thing that people may agree to.
    public enum Purpose: String, Sendable, CaseIterable {
        /// Counting how the app is used.
        case analytics
        /// The terms of driving for the product.
        case driving
    }

    /// An entry of the log.
    public struct Entry: Sendable, Hashable {
        /// The number of the entry.
        public let id: Int
        /// The stable name of what the person was asked for.
        public let purpose: String
        /// The version of the text that they read.
        public let version: Int
        /// True where they agreed, false where they took it back.
        public let isGiven: Bool
        /// The time of the choice.
        public let time: Date
    }

    static let migration = Migration(number: 8, name: "log of consents") { schema in
        schema.create(
            Table("core_consent") { table in
                table.id()
                table.integer("person_id")
                table.text("purpose")
                table.integer("version")
                table.bool("is_given")
                table.time("created_at")
            }
            .index(on: "person_id", "id"))
        // Agreements of before were to the first version.
        schema.sql(
            """
            INSERT INTO core_consent (person_id, purpose, version, is_given, created_at)
            SELECT person_id, 'analytics', 1, TRUE, given_at FROM core_analytics_consent
            """)
    }

    /// Records a person's choice.
    public static func record(_ purpose: Purpose, version: Int, isGiven: Bool, by person: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.insert(
            into: "core_consent",
            ["person_id": person, "purpose": purpose.rawValue, "version": version, "is_given": isGiven, "created_at": now])
    }

    /// Returns a person's latest choices, newest first.
    public static func entries(of person: Int, in transaction: Transaction) throws -> [Entry] {
        try transaction.rows("SELECT * FROM core_consent WHERE person_id = \(person) ORDER BY id DESC LIMIT 50").map { row in
            Entry(
                id: try row.get("id"), purpose: try row.get("purpose"), version: try row.get("version"), isGiven: try row.get("is_given"),
                time: try row.get("created_at"))
        }
    }
}
