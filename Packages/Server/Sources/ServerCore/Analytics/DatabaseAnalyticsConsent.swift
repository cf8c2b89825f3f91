public import Core
public import Foundation
public import Persistence

/// Keeps who agreed to be counted, in the table `core_analytics_consent`.
public struct DatabaseAnalyticsConsent: AnalyticsConsent {
    private let database: any Database

    static let migration = Migration(number: 4, name: "consent to analytics") { schema in
        schema.create(
            Table("core_analytics_consent") { table in
                table.id()
                table.integer("person_id", .unique)
                table.time("given_at")
            })
    }

    /// Reads and writes a database that was migrated.
    public init(database: any Database) { self.database = database }

    /// Whether somebody has agreed; where that can't be read nobody has.
    public func isGiven(by person: Int) async -> Bool { (try? await choice(of: person)) ?? false }

    /// What somebody chose.
    ///
    /// - Throws: what the database throws.
    public func choice(of person: Int) async throws -> Bool {
        try await database.read { try Self.isGiven(by: person, in: $0) }
    }

    /// Notes a choice. Who takes an agreement back is forgotten, at once.
    ///
    /// - Throws: what the database throws.
    public func choose(_ isGiven: Bool, by person: Int, at now: Date) async throws {
        try await database.write { transaction in
            if !isGiven {
                try transaction.execute("DELETE FROM core_analytics_consent WHERE person_id = \(person)")
                try transaction.execute("DELETE FROM core_analytics_event WHERE person_id = \(person)")
            } else if try !Self.isGiven(by: person, in: transaction) {
                try transaction.insert(into: "core_analytics_consent", ["person_id": person, "given_at": now])
            }
        }
    }

    private static func isGiven(by person: Int, in transaction: Transaction) throws -> Bool {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM core_analytics_consent WHERE person_id = \(person)") > 0
    }
}
