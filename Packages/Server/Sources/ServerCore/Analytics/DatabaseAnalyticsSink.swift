public import Core
import Foundation
public import Persistence

/// Stores analytics in the table `core_analytics_event` for a limited time.
///
/// ```swift
/// let analytics = LiveAnalyticsService(consent: consent, sinks: [DatabaseAnalyticsSink(database: database)], clock: clock)
/// ```
public struct DatabaseAnalyticsSink: AnalyticsSink {
    private let database: any Database

    /// The lifetime of events: 400 days, so that a month can be compared with the same month a year before.
    static let lifetime: TimeInterval = 400 * 24 * 3600

    static let migration = Migration(number: 3, name: "analytics") { schema in
        schema.create(
            Table("core_analytics_event") { table in
                table.id()
                table.text("name")
                table.text("properties")
                table.integer("person_id")
                table.time("time")
            })
        schema.index("core_analytics_event", on: "name", "time")
        schema.index("core_analytics_event", on: "person_id")
        schema.index("core_analytics_event", on: "time")
    }

    /// Creates a sink over a migrated database.
    public init(database: any Database) { self.database = database }

    /// Inserts one row.
    ///
    /// - Throws: any error of the database.
    public func record(_ record: AnalyticsRecord) async throws {
        try await database.write { try Self.insert(record, in: $0) }
    }

    static func insert(_ record: AnalyticsRecord, in transaction: Transaction) throws {
        let properties = try WireJSON.encoder().text(record.event.properties)
        try transaction.insert(
            into: "core_analytics_event",
            ["name": record.event.name, "properties": properties, "person_id": record.person, "time": record.time])
    }

    static func removeOld(before now: Date, from database: any Database) async throws {
        try await database.delete(from: "core_analytics_event", where: "time < \(now.addingTimeInterval(-lifetime))")
    }
}
