import Foundation
import Persistence

/// A row of `sustainability_reading`.
struct ReadingRecord: Sendable, Equatable {
    var id = 0
    let day: String
    let waterLiters: Int
    let energyWattHours: Int
    var washedGrams: Int?
    var isFromOrders = false
    let isMeterReplaced: Bool
}

/// Reads and writes readings of the plant's meters. One that was entered by mistake is marked as removed, and stays.
struct ReadingRepository: Sendable {
    /// Returns the readings that count, in the order of their days.
    func all(in transaction: Transaction) throws -> [ReadingRecord] {
        try transaction.rows("SELECT * FROM sustainability_reading WHERE removed_at IS NULL ORDER BY day, id").map { row in
            ReadingRecord(
                id: try row.get("id"), day: try row.get("day"), waterLiters: try row.get("water_liters"),
                energyWattHours: try row.get("energy_watt_hours"), washedGrams: try row.get("washed_grams"), isFromOrders: try row.get("is_from_orders"),
                isMeterReplaced: try row.get("is_meter_replaced"))
        }
    }

    @discardableResult
    func insert(_ reading: ReadingRecord, correcting former: Int?, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "sustainability_reading",
            [
                "day": reading.day, "water_liters": reading.waterLiters, "energy_watt_hours": reading.energyWattHours,
                "washed_grams": reading.washedGrams, "is_from_orders": reading.isFromOrders, "is_meter_replaced": reading.isMeterReplaced,
                "corrects_id": former, "created_at": now,
            ])
    }

    func remove(_ id: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE sustainability_reading SET removed_at = \(now) WHERE id = \(id) AND removed_at IS NULL")
    }

    /// Returns the version of the list.
    func version(in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT version FROM sustainability_book WHERE id = 1")
    }

    /// Takes the next version, which makes other changes wait. Returns false if `version` isn't the present one.
    func advance(from version: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE sustainability_book SET version = version + 1 WHERE id = 1 AND version = \(version)") == 1
    }
}
