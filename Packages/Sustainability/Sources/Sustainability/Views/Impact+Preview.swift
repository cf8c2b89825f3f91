import SustainabilityAPI

extension Savings {
    /// What a light order near the plant saved, for previews.
    static let positive = Savings(
        water: Saving(value: 86, low: 20, high: 86, unit: "L"), energy: Saving(value: 3.9, low: 2, high: 3.9, unit: "kWh"),
        co2: Saving(value: 1.2, low: 0.4, high: 1.2, unit: "kg"), time: Saving(value: 75, low: 75, high: 75, unit: "min"))
}

extension OrderImpact {
    /// One that came along with shopping, for previews.
    static let bundled = OrderImpact(
        orderID: 14, deliveredAt: OrderImpact.sample.deliveredAt, kilograms: 8.4, isWeightEstimated: true, kilometers: 3, bundlingKilometers: 5.5,
        savings: .positive, methodVersion: "1")
}

extension Impact {
    /// Several orders and months, for previews.
    static let year = Impact(
        summary: SustainabilitySummary(
            orders: 2, savings: .positive, method: .sample,
            byMonth: ["2025-11", "2025-12"].map { MonthlySavings(month: $0, orders: 1, savings: .positive) }
                + [MonthlySavings(month: "2026-01", orders: 1, savings: .sample)]),
        orders: [.bundled, .sample])
}
