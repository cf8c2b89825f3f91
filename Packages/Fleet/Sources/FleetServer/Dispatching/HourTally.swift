import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Counts what happens to orders, by hour and by service area, so that a day's charts read a few rows.
struct HourTally: Sendable {
    private struct Key: Hashable {
        let start: Date
        let area: String
    }

    /// Counts transitions, each of which is given once.
    func count(_ events: [OrderMoved], in transaction: Transaction) throws {
        let due = try dueTimes(of: events.filter { $0.to == .pickedUp }.map(\.order), in: transaction)
        var hours: [Key: DayCharts.Counts] = [:]
        for event in events {
            let counts = Self.counts(of: event, due: due[event.order])
            guard counts != DayCharts.Counts() else { continue }
            hours[Key(start: Self.hour(of: event.occurredAt), area: event.area), default: DayCharts.Counts()] += counts
        }
        guard !hours.isEmpty else { return }
        try transaction.insert(
            into: "fleet_hour",
            rows: hours.sorted { ($0.key.start, $0.key.area) < ($1.key.start, $1.key.area) }.map { key, counts in
                [
                    "starts_at": key.start, "area": key.area, "placed": counts.placed, "picked_up": counts.pickedUp, "delivered": counts.delivered,
                    "late": counts.late, "failed": counts.failed,
                ]
            },
            onConflict: """
                (starts_at, area) DO UPDATE SET placed = fleet_hour.placed + excluded.placed, picked_up = fleet_hour.picked_up + excluded.picked_up,
                delivered = fleet_hour.delivered + excluded.delivered, late = fleet_hour.late + excluded.late,
                failed = fleet_hour.failed + excluded.failed
                """)
    }

    /// Returns the numbers of a day.
    func charts(of day: LocalDay, in transaction: Transaction) throws -> DayCharts {
        let bounds = ServiceDay.bounds(of: day)
        let rows = try transaction.rows("SELECT * FROM fleet_hour WHERE starts_at >= \(bounds.lowerBound) AND starts_at < \(bounds.upperBound)")
        var (hours, areas) = ([Int: DayCharts.Counts](), [String: DayCharts.Counts]())
        for row in rows {
            let counts = DayCharts.Counts(
                placed: try row.get("placed"), pickedUp: try row.get("picked_up"), delivered: try row.get("delivered"), late: try row.get("late"),
                failed: try row.get("failed"))
            // The hour that comes twice when the clock is set back is one.
            hours[ServiceDay.hour(of: try row.get("starts_at")), default: DayCharts.Counts()] += counts
            areas[try row.get("area"), default: DayCharts.Counts()] += counts
        }
        return DayCharts(
            day: day.text, hours: (0..<24).map { DayCharts.Hour(hour: $0, counts: hours[$0] ?? DayCharts.Counts()) },
            areas: areas.sorted { $0.key < $1.key }.map { DayCharts.Area(area: $0.key, counts: $0.value) })
    }

    private static func counts(of event: OrderMoved, due: Date?) -> DayCharts.Counts {
        func late(_ due: Date?) -> Int { due.map { event.occurredAt > $0 ? 1 : 0 } ?? 0 }
        return switch event.to {
        case .placed: DayCharts.Counts(placed: 1)
        case .pickedUp: DayCharts.Counts(pickedUp: 1, late: late(due))
        case .delivered: DayCharts.Counts(delivered: 1, late: late(event.deliveryWindow?.end))
        case .pickupFailed, .deliveryFailed: DayCharts.Counts(failed: 1)
        default: DayCharts.Counts()
        }
    }

    private static func hour(of time: Date) -> Date { Date(timeIntervalSince1970: (time.timeIntervalSince1970 / 3600).rounded(.down) * 3600) }

    private func dueTimes(of orders: [Int], in transaction: Transaction) throws -> [Int: Date] {
        guard !orders.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT order_id, due_at FROM fleet_order WHERE order_id IN \(list: orders)")
        return Dictionary(uniqueKeysWithValues: try rows.map { (try $0.get("order_id", as: Int.self), try $0.get("due_at", as: Date.self)) })
    }
}
