public import Core
public import Foundation
public import Persistence

/// Stores the consent to analytics in the table `core_analytics_consent`.
public struct DatabaseAnalyticsConsent: AnalyticsConsent {
    private let database: any Database
    private let earlier: (any EarlierAnalytics)?

    /// The version of the text that people agree to. It changes with what analytics hold, not with a comma.
    static let version = 1

    static let migration = Migration(number: 4, name: "consent to analytics") { schema in
        schema.create(
            Table("core_analytics_consent") { table in
                table.id()
                table.integer("person_id", .unique)
                table.time("given_at")
            })
    }

    /// Creates an instance over a migrated database.
    ///
    /// - Parameter earlier: what is counted of the time before a person agreed; nil for nothing.
    public init(database: any Database, earlier: (any EarlierAnalytics)? = nil) {
        self.database = database
        self.earlier = earlier
    }

    /// Returns whether a person has agreed; false if that can't be read.
    public func isGiven(by person: Int) async -> Bool { (try? await choice(of: person)) ?? false }

    /// Returns a person's choice.
    ///
    /// - Throws: any error of the database.
    public func choice(of person: Int) async throws -> Bool {
        try await database.read { try Self.isGiven(by: person, in: $0) }
    }

    /// Stores a choice, and notes in the ``ConsentLog`` when it changes. Withdrawing consent deletes the person's records at once.
    ///
    /// - Throws: any error of the database.
    public func choose(_ isGiven: Bool, by person: Int, at now: Date) async throws {
        try await database.write { transaction in
            guard try Self.isGiven(by: person, in: transaction) != isGiven else { return }
            try ConsentLog.record(.analytics, version: Self.version, isGiven: isGiven, by: person, at: now, in: transaction)
            if !isGiven {
                try transaction.execute("DELETE FROM core_analytics_consent WHERE person_id = \(person)")
                try transaction.execute("DELETE FROM core_analytics_event WHERE person_id = \(person)")
            } else {
                try transaction.insert(into: "core_analytics_consent", ["person_id": person, "given_at": now])
                for record in try earlier?.events(of: person, in: transaction) ?? [] { try DatabaseAnalyticsSink.insert(record, in: transaction) }
            }
        }
    }

    static func isGiven(by person: Int, in transaction: Transaction) throws -> Bool {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM core_analytics_consent WHERE person_id = \(person)") > 0
    }
}
