import Core
import Foundation
import Persistence

/// A row of `fleet_position`.
struct PositionRecord: Codable, RowDecodable, Sendable {
    let driverID: Int
    let latitude: Double
    let longitude: Double
    let accuracy: Double?
    let heading: Double?
    let speed: Double?
    let takenAt: Date

    var position: Position {
        Position(latitude: latitude, longitude: longitude, accuracy: accuracy, heading: heading, speed: speed, time: takenAt)
    }
}

/// Reads and writes drivers' newest positions, and the traces of their jobs.
struct PositionRepository: Sendable {
    /// The most rows that one transaction removes, so that other writers don't wait long.
    static let batch = 500

    /// Returns the newest position of each driver who has one.
    func latest(of drivers: [Int], in transaction: Transaction) throws -> [Int: Position] {
        guard !drivers.isEmpty else { return [:] }
        let records = try transaction.all(PositionRecord.self, "SELECT * FROM fleet_position WHERE driver_id IN \(list: drivers)")
        return Dictionary(records.map { ($0.driverID, $0.position) }, uniquingKeysWith: { first, _ in first })
    }

    /// Stores a position as the driver's newest, unless one of the same time or a later one is stored.
    ///
    /// - Returns: whether that changed anything.
    func keep(_ position: Position, of driver: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            INSERT INTO fleet_position (driver_id, latitude, longitude, accuracy, heading, speed, taken_at) VALUES \(sql: values(position, [driver]))
            ON CONFLICT (driver_id) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude, accuracy = excluded.accuracy,
            heading = excluded.heading, speed = excluded.speed, taken_at = excluded.taken_at WHERE excluded.taken_at > fleet_position.taken_at
            """) == 1
    }

    /// Adds positions to the trace of a job, except for those whose time is already in the driver's trace.
    func trace(_ positions: [Position], of driver: Int, at job: Int, in transaction: Transaction) throws {
        guard !positions.isEmpty else { return }
        let rows = SQL.joined(positions.map { values($0, [driver, job]) })
        try transaction.execute(
            """
            INSERT INTO fleet_trace (driver_id, job_id, latitude, longitude, accuracy, heading, speed, taken_at) VALUES \(sql: rows)
            ON CONFLICT (driver_id, taken_at) DO NOTHING
            """)
    }

    /// Returns where a driver was in a period with a job, in the order of the times.
    func trace(of driver: Int, from start: Date, through end: Date, in transaction: Transaction) throws -> [Position] {
        try transaction.all(
            PositionRecord.self,
            """
            SELECT driver_id, latitude, longitude, accuracy, heading, speed, taken_at FROM fleet_trace
            WHERE driver_id = \(driver) AND taken_at >= \(start) AND taken_at <= \(end) ORDER BY taken_at
            """
        ).map(\.position)
    }

    /// Deletes a driver's position.
    func forget(_ driver: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM fleet_position WHERE driver_id = \(driver)")
    }

    /// Deletes the newest positions that are older than a time.
    func removeLatest(before limit: Date, from database: any Database) async throws {
        try await database.delete(from: "fleet_position", where: "taken_at < \(limit)")
    }

    /// Deletes the oldest part of the traces from before a time.
    ///
    /// - Returns: the number of rows deleted, at most ``batch``.
    func removeTraces(before limit: Date, in transaction: Transaction) throws -> Int {
        // Those that are thinned and those that aren't have an index each.
        let conditions: [SQL] = ["is_thinned", "NOT is_thinned"]
        return try conditions.reduce(0) { removed, condition in
            guard removed < Self.batch else { return removed }
            return try removed
                + transaction.execute(
                    """
                    DELETE FROM fleet_trace WHERE id IN (
                        SELECT id FROM fleet_trace WHERE \(sql: condition) AND taken_at < \(limit) ORDER BY taken_at LIMIT \(Self.batch - removed))
                    """)
        }
    }

    /// Returns positions from before a time that aren't thinned yet: those of the job with the oldest one, in the order of their times.
    func unthinned(before limit: Date, limit count: Int, in transaction: Transaction) throws -> [(id: Int, position: Position)] {
        let oldest = try transaction.first(
            "SELECT driver_id, job_id FROM fleet_trace WHERE NOT is_thinned AND taken_at < \(limit) ORDER BY taken_at LIMIT 1")
        guard let oldest else { return [] }
        let rows = try transaction.rows(
            """
            SELECT * FROM fleet_trace WHERE driver_id = \(try oldest.get("driver_id", as: Int.self)) AND job_id = \(try oldest.get("job_id", as: Int.self))
            AND NOT is_thinned AND taken_at < \(limit) ORDER BY taken_at LIMIT \(count)
            """)
        return try rows.map { row in
            (try row.get("id"), Position(latitude: try row.get("latitude"), longitude: try row.get("longitude"), time: try row.get("taken_at")))
        }
    }

    /// Removes positions of a trace, and marks others as those that are left.
    func thin(keeping kept: [Int], removing removed: [Int], in transaction: Transaction) throws {
        if !removed.isEmpty { try transaction.execute("DELETE FROM fleet_trace WHERE id IN \(list: removed)") }
        if !kept.isEmpty { try transaction.execute("UPDATE fleet_trace SET is_thinned = \(true) WHERE id IN \(list: kept)") }
    }

    /// The mark of thinned positions. Each position is in one index of its time: that of those that are still to be thinned, or the other.
    static func thinning(_ number: Int) -> Migration {
        Migration(number: number, name: "thinned traces") { schema in
            schema.alter("fleet_trace") { $0.bool("is_thinned", .defaultValue(false)) }
            schema.dropIndex("fleet_trace", on: "taken_at")
            schema.sql("CREATE INDEX fleet_trace_unthinned_index ON fleet_trace (taken_at) WHERE NOT is_thinned")
            schema.sql("CREATE INDEX fleet_trace_thinned_index ON fleet_trace (taken_at) WHERE is_thinned")
        }
    }

    /// Returns `(ids..., latitude, longitude, accuracy, heading, speed, taken_at)`.
    private func values(_ position: Position, _ ids: [Int]) -> SQL {
        """
        (\(sql: SQL.joined(ids.map { "\($0)" })), \(position.latitude), \(position.longitude), \(position.accuracy), \(position.heading), \
        \(position.speed), \(position.time))
        """
    }
}
