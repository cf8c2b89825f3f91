import Core
import Foundation
import Persistence

/// The statements on where drivers are and were.
struct PositionRepository: Sendable {
    /// How many rows are removed in a transaction, so that nobody waits long for it.
    static let batch = 500

    /// The newest position of each driver who has one.
    func latest(of drivers: [Int], in transaction: Transaction) throws -> [Int: Position] {
        guard !drivers.isEmpty else { return [:] }
        let records = try transaction.all(PositionRecord.self, "SELECT * FROM fleet_position WHERE driver_id IN \(list: drivers)")
        return Dictionary(records.map { ($0.driverID, $0.position) }, uniquingKeysWith: { first, _ in first })
    }

    /// Keeps a position as the driver's newest, unless one of its time or a newer one is known.
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

    /// Adds positions to the trace of a job; one of a time that the driver's trace has already changes nothing.
    func trace(_ positions: [Position], of driver: Int, at job: Int, in transaction: Transaction) throws {
        guard !positions.isEmpty else { return }
        let rows = SQL.joined(positions.map { values($0, [driver, job]) })
        try transaction.execute(
            """
            INSERT INTO fleet_trace (driver_id, job_id, latitude, longitude, accuracy, heading, speed, taken_at) VALUES \(sql: rows)
            ON CONFLICT (driver_id, taken_at) DO NOTHING
            """)
    }

    /// Forgets where a driver is.
    func forget(_ driver: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM fleet_position WHERE driver_id = \(driver)")
    }

    /// Forgets where drivers were whose newest position is from before a time.
    func removeLatest(before limit: Date, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM fleet_position WHERE taken_at < \(limit)")
    }

    /// Removes the oldest part of the traces from before a time.
    ///
    /// - Returns: how many rows went, ``batch`` at most.
    func removeTraces(before limit: Date, in transaction: Transaction) throws -> Int {
        try transaction.execute(
            "DELETE FROM fleet_trace WHERE id IN (SELECT id FROM fleet_trace WHERE taken_at < \(limit) ORDER BY taken_at LIMIT \(Self.batch))")
    }

    /// `(ids..., latitude, longitude, accuracy, heading, speed, taken_at)`
    private func values(_ position: Position, _ ids: [Int]) -> SQL {
        """
        (\(sql: SQL.joined(ids.map { "\($0)" })), \(position.latitude), \(position.longitude), \(position.accuracy), \(position.heading), \
        \(position.speed), \(position.time))
        """
    }
}
