import Core
import Foundation
import Persistence
import SustainabilityAPI

/// Reads and writes Sustainability's copy of the orders: their weight once known, and what they saved once delivered.
struct ImpactRepository: Sendable {
    /// Stores the weight of an order that isn't delivered yet.
    func setWeight(_ kilograms: Double, order: Int, person: Int, in transaction: Transaction) throws {
        let changed = try transaction.execute(
            "UPDATE sustainability_order SET kilograms = \(kilograms) WHERE order_id = \(order) AND delivered_at IS NULL")
        guard changed == 0, try !exists(order, in: transaction) else { return }
        try transaction.insert(into: "sustainability_order", ["order_id": order, "person_id": person, "kilograms": kilograms])
    }

    /// Returns the stored weight of an order, in kilograms; nil where there is none.
    func weight(of order: Int, in transaction: Transaction) throws -> Double? {
        try transaction.first("SELECT kilograms FROM sustainability_order WHERE order_id = \(order)")?.get("kilograms")
    }

    /// Returns a delivered order of anybody.
    func delivered(_ order: Int, in transaction: Transaction) throws -> OrderRecord? {
        try transaction.first("SELECT * FROM sustainability_order WHERE order_id = \(order) AND delivered_at IS NOT NULL").map(OrderRecord.init)
    }

    /// Stores what a delivered order saved.
    func record(_ order: OrderRecord, in transaction: Transaction) throws {
        if try !exists(order.order, in: transaction) {
            try transaction.insert(into: "sustainability_order", ["order_id": order.order, "person_id": order.person])
        }
        let (savings, distances) = (order.savings, order.distances)
        try transaction.execute(
            """
            UPDATE sustainability_order SET kilograms = \(Double(order.grams) / 1_000), weight_estimated = \(order.isWeightEstimated), bags = \(order.bags),
            delivered_at = \(order.deliveredAt), month = \(order.month), kilometers = \(distances.kilometers),
            estimated_kilometers = \(distances.estimatedKilometers), driven_kilometers = \(distances.drivenKilometers),
            avoided_kilometers = \(distances.avoidedKilometers), detour_kilometers = \(distances.detourKilometers),
            bundling_kilometers = \(distances.bundlingKilometers), method_version = \(order.methodVersion),
            water = \(savings.water.value), water_low = \(savings.water.low), water_high = \(savings.water.high),
            energy = \(savings.energy.value), energy_low = \(savings.energy.low), energy_high = \(savings.energy.high),
            co2 = \(savings.co2.value), co2_low = \(savings.co2.low), co2_high = \(savings.co2.high), minutes = \(savings.time.value)
            WHERE order_id = \(order.order)
            """)
    }

    func find(_ order: Int, person: Int, in transaction: Transaction) throws -> OrderImpact? {
        try transaction.first(
            "SELECT * FROM sustainability_order WHERE order_id = \(order) AND person_id = \(person) AND delivered_at IS NOT NULL"
        ).map { try OrderRecord($0).impact }
    }

    func page(person: Int, _ page: PageNumbers, in transaction: Transaction) throws -> Page<OrderImpact> {
        let rows = try latest(person: person, limit: page.limit, offset: page.offset, in: transaction)
        let total = try transaction.value(
            Int.self, "SELECT COUNT(*) FROM sustainability_order WHERE person_id = \(person) AND delivered_at IS NOT NULL")
        return page.page(of: rows, total: total)
    }

    /// Returns a person's delivered orders, newest first.
    func latest(person: Int, limit: Int, offset: Int = 0, in transaction: Transaction) throws -> [OrderImpact] {
        try transaction.rows(
            """
            SELECT * FROM sustainability_order WHERE person_id = \(person) AND delivered_at IS NOT NULL ORDER BY delivered_at DESC, id DESC
            LIMIT \(limit) OFFSET \(offset)
            """
        ).map { try OrderRecord($0).impact }
    }

    /// Returns what a person's orders saved in each month, the oldest month first. Sums are of whole thousandths, so that their order doesn't matter.
    func months(person: Int, in transaction: Transaction) throws -> [MonthlySums] {
        let columns = SQL.joined(SustainabilityMigrations.sums.suffix(10).map(Self.sum))
        return try transaction.rows(
            """
            SELECT month, COUNT(*) AS orders, \(sql: columns) FROM sustainability_order WHERE person_id = \(person) AND delivered_at IS NOT NULL
            GROUP BY month ORDER BY month
            """
        ).map { MonthlySums(month: try $0.get("month"), orders: try $0.get("orders"), sums: try SavingSums($0)) }
    }

    /// Returns the grams of the weighed orders delivered in a period.
    func weighedGrams(from start: Date, until end: Date, in transaction: Transaction) throws -> Int {
        try transaction.value(
            Int.self,
            """
            SELECT CAST(COALESCE(SUM(CAST(ROUND(kilograms * 1000) AS BIGINT)), 0) AS BIGINT) FROM sustainability_order
            WHERE delivered_at IS NOT NULL AND delivered_at >= \(start) AND delivered_at < \(end) AND NOT weight_estimated
            """)
    }

    private func exists(_ order: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM sustainability_order WHERE order_id = \(order)") != nil
    }

    private static func sum(_ column: String) -> SQL {
        "CAST(SUM(CAST(ROUND(\(identifier: column) * 1000) AS BIGINT)) AS BIGINT) AS \(identifier: column)"
    }
}
