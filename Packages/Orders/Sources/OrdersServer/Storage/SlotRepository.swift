import Core
import Foundation
import OrdersAPI
import Persistence

/// The SQL of the plans of slots, and of the counters of their places.
struct SlotRepository: Sendable {
    /// The area under which the plan for all areas is stored.
    private static let all = ""
    /// More than there can be areas.
    private static let mostPlans = 5_000
    /// The places of one pickup, so that shares of one are whole numbers.
    static let unitsPerPickup = 1000

    func plans(in transaction: Transaction) throws -> [SlotPlan] {
        try transaction.rows("SELECT * FROM orders_slot_plan ORDER BY service_area LIMIT \(Self.mostPlans)").map { row in
            let area: String = try row.get("service_area")
            return SlotPlan(
                area: area == Self.all ? nil : area, version: try row.get("version"), slots: try row.get("slots", as: JSONColumn<[SlotRule]>.self).value,
                exceptions: try row.get("exceptions", as: JSONColumn<[SlotException]>.self).value)
        }
    }

    /// Stores the next version of a plan.
    ///
    /// - Returns: false if another version than the one that was changed is stored.
    func save(_ plan: SlotPlan, in transaction: Transaction) throws -> Bool {
        let (area, slots, exceptions) = (plan.area ?? Self.all, try JSONColumn.list(plan.slots), try JSONColumn.list(plan.exceptions))
        if plan.version == 0 {
            return try transaction.execute(
                """
                INSERT INTO orders_slot_plan (service_area, version, slots, exceptions) VALUES (\(area), 1, \(slots), \(exceptions))
                ON CONFLICT (service_area) DO NOTHING
                """) == 1
        }
        return try transaction.execute(
            """
            UPDATE orders_slot_plan SET version = version + 1, slots = \(slots), exceptions = \(exceptions)
            WHERE service_area = \(area) AND version = \(plan.version)
            """) == 1
    }

    /// Removes the plan of an area, for which the one for all holds from then on.
    func remove(_ area: String, in transaction: Transaction) throws -> Bool {
        try transaction.execute("DELETE FROM orders_slot_plan WHERE service_area = \(area)") == 1
    }

    /// A counter: the units that a slot holds.
    struct Load: Sendable, Hashable {
        let window: TimeWindow
        let units: Int
    }

    /// Returns the counters of an area's slots that overlap a span of time.
    func loads(from start: Date, to end: Date, area: String, in transaction: Transaction) throws -> [Load] {
        try transaction.rows(
            """
            SELECT starts_at, ends_at, units FROM orders_slot_load
            WHERE service_area = \(area) AND starts_at > \(start.addingTimeInterval(-Self.longest)) AND starts_at < \(end) AND ends_at > \(start)
            """
        ).map(Load.init(row:))
    }

    /// Adds a pickup to every counter that its window overlaps, or takes it away, each by the share that falls into the slot. Whoever changes the same
    /// counter meanwhile waits until the transaction ends.
    ///
    /// - Parameters:
    ///   - pickups: 1 or -1.
    ///   - slot: the only counter to change; nil for all.
    /// - Returns: the changed counters.
    func add(_ pickups: Int, _ window: TimeWindow, area: String, slot: TimeWindow? = nil, in transaction: Transaction) throws -> [Load] {
        let only: SQL = slot.map { " AND starts_at = \($0.start) AND ends_at = \($0.end)" } ?? ""
        return try transaction.rows(
            """
            UPDATE orders_slot_load SET units = units + \(pickups) *
            (((CASE WHEN ends_at < \(window.end) THEN ends_at ELSE \(window.end) END)
            - (CASE WHEN starts_at > \(window.start) THEN starts_at ELSE \(window.start) END)) * \(Self.unitsPerPickup) / \(window.milliseconds))
            WHERE service_area = \(area) AND starts_at > \(window.start.addingTimeInterval(-Self.longest)) AND starts_at < \(window.end)
            AND ends_at > \(window.start)\(sql: only) RETURNING starts_at, ends_at, units
            """
        ).map(Load.init(row:))
    }

    /// Makes the counter of a slot, unless there is one. It counts the orders that are stored.
    func prepare(_ slot: TimeWindow, area: String, in transaction: Transaction) throws {
        let units = try OrderRepository().scheduled(in: slot, area: area, in: transaction).reduce(0) { $0 + $1.units(in: slot) }
        try transaction.execute(
            """
            INSERT INTO orders_slot_load (service_area, starts_at, ends_at, units) VALUES (\(area), \(slot.start), \(slot.end), \(units))
            ON CONFLICT (service_area, starts_at, ends_at) DO NOTHING
            """)
    }

    /// Removes the counters of slots that ended before a time.
    func removeLoads(before time: Date, from database: any Database) async throws {
        try await database.delete(from: "orders_slot_load", where: "ends_at < \(time)")
    }

    /// The longest that a window lasts: a day of 25 hours.
    private static let longest: TimeInterval = 25 * 3600
}

extension SlotRepository.Load {
    fileprivate init(row: Row) throws {
        self.init(window: TimeWindow(start: try row.get("starts_at"), end: try row.get("ends_at")), units: try row.get("units"))
    }
}

extension TimeWindow {
    /// The length, in milliseconds; at least one.
    fileprivate var milliseconds: Int { max(1, Int((end.timeIntervalSince(start) * 1000).rounded())) }

    /// Returns the units of a slot that a pickup in this window takes, as ``SlotRepository/add(_:_:area:slot:in:)`` computes them.
    func units(in slot: TimeWindow) -> Int {
        let overlap = min(end, slot.end).timeIntervalSince(max(start, slot.start))
        guard overlap > 0 else { return 0 }
        return Int((overlap * 1000).rounded()) * SlotRepository.unitsPerPickup / milliseconds
    }
}
