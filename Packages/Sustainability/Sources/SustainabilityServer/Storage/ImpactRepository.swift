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

    func isDelivered(_ order: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM sustainability_order WHERE order_id = \(order) AND delivered_at IS NOT NULL") != nil
    }

    /// Stores what a delivered order saved.
    func record(_ impact: OrderImpact, person: Int, month: String, in transaction: Transaction) throws {
        if try !exists(impact.orderID, in: transaction) {
            try transaction.insert(into: "sustainability_order", ["order_id": impact.orderID, "person_id": person])
        }
        let savings = impact.savings
        try transaction.execute(
            """
            UPDATE sustainability_order SET kilograms = \(impact.kilograms), weight_estimated = \(impact.isWeightEstimated),
            delivered_at = \(impact.deliveredAt), month = \(month), kilometers = \(impact.kilometers),
            bundling_kilometers = \(impact.bundlingKilometers), method_version = \(impact.methodVersion),
            water = \(savings.water.value), water_low = \(savings.water.low), water_high = \(savings.water.high),
            energy = \(savings.energy.value), energy_low = \(savings.energy.low), energy_high = \(savings.energy.high),
            co2 = \(savings.co2.value), co2_low = \(savings.co2.low), co2_high = \(savings.co2.high), minutes = \(savings.time.value)
            WHERE order_id = \(impact.orderID)
            """)
    }

    func find(_ order: Int, person: Int, in transaction: Transaction) throws -> OrderImpact? {
        try transaction.first(
            "SELECT * FROM sustainability_order WHERE order_id = \(order) AND person_id = \(person) AND delivered_at IS NOT NULL"
        ).map(Self.impact)
    }

    func page(person: Int, _ page: PageNumbers, in transaction: Transaction) throws -> Page<OrderImpact> {
        let condition: SQL = "person_id = \(person) AND delivered_at IS NOT NULL"
        let rows = try transaction.rows(
            """
            SELECT * FROM sustainability_order WHERE \(sql: condition) ORDER BY delivered_at DESC, id DESC
            LIMIT \(page.limit) OFFSET \(page.offset)
            """)
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM sustainability_order WHERE \(sql: condition)")
        return page.page(of: try rows.map(Self.impact), total: total)
    }

    /// Returns what a person's orders saved in each month, the oldest month first.
    func months(person: Int, in transaction: Transaction) throws -> [MonthlySavings] {
        let rows = try transaction.rows(
            """
            SELECT month, COUNT(*) AS orders, SUM(water) AS water, SUM(water_low) AS water_low, SUM(water_high) AS water_high,
            SUM(energy) AS energy, SUM(energy_low) AS energy_low, SUM(energy_high) AS energy_high,
            SUM(co2) AS co2, SUM(co2_low) AS co2_low, SUM(co2_high) AS co2_high, SUM(minutes) AS minutes
            FROM sustainability_order WHERE person_id = \(person) AND delivered_at IS NOT NULL GROUP BY month ORDER BY month
            """)
        return try rows.map { MonthlySavings(month: try $0.get("month"), orders: try $0.get("orders"), savings: try Self.savings($0)) }
    }

    private func exists(_ order: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM sustainability_order WHERE order_id = \(order)") != nil
    }

    private static func impact(_ row: Row) throws -> OrderImpact {
        OrderImpact(
            orderID: try row.get("order_id"), deliveredAt: try row.get("delivered_at"), kilograms: try row.get("kilograms"),
            isWeightEstimated: try row.get("weight_estimated"), kilometers: try row.get("kilometers"),
            bundlingKilometers: try row.get("bundling_kilometers"), savings: try savings(row), methodVersion: try row.get("method_version"))
    }

    private static func savings(_ row: Row) throws -> Savings {
        let minutes = try row.get("minutes", as: Double.self)
        return Savings(
            water: Saving(value: try row.get("water"), low: try row.get("water_low"), high: try row.get("water_high"), unit: "L"),
            energy: Saving(value: try row.get("energy"), low: try row.get("energy_low"), high: try row.get("energy_high"), unit: "kWh"),
            co2: Saving(value: try row.get("co2"), low: try row.get("co2_low"), high: try row.get("co2_high"), unit: "kg"),
            time: Saving(value: minutes, low: minutes, high: minutes, unit: "min"))
    }
}
