public import Core
import Foundation

extension Savings: Sampled {
    /// The savings of ten kilograms that were driven 16 km, for tests and previews. Driving used more CO2 than the machines saved.
    public static let sample = Savings(
        water: Saving(value: 102, low: 23, high: 102, unit: "L"), energy: Saving(value: 4.8, low: 2.5, high: 4.8, unit: "kWh"),
        co2: Saving(value: -2.917, low: -3.436, high: -2.917, unit: "kg"), time: Saving(value: 150, low: 150, high: 150, unit: "min"))
}

extension MethodDescription: Sampled {
    /// A method, for tests and previews.
    public static let sample = MethodDescription(
        version: "1", sources: ["ENERGY STAR clothes washers, 2014"], assumptions: ["A load of laundry at home takes 75 minutes."], figures: .sample)
}

extension MethodFigures: Sampled {
    /// The figures of an assumed plant, for tests and previews.
    public static let sample = MethodFigures(
        homeWater: Use(value: 22.7, low: 14.8, high: 22.7), homeEnergy: Use(value: 1.03, low: 0.8, high: 1.03),
        plantWater: Use(value: 12.5, low: 12.5, high: 12.5), plantEnergy: Use(value: 0.55, low: 0.55, high: 0.55), grid: 0.2256, vehicle: 0.25,
        minutesPerBag: 75, kilogramsPerBag: 4.5)
}

extension OrderImpact: Sampled {
    /// An order, for tests and previews.
    public static let sample = OrderImpact(
        orderID: 12, deliveredAt: Date(timeIntervalSince1970: 1_767_268_800), bags: 2, kilograms: 10, distances: OrderDistances(estimated: 16),
        savings: .sample, methodVersion: "1")
}

extension OrderImpactDetail: Sampled {
    /// An order with its method, for tests and previews.
    public static let sample = OrderImpactDetail(impact: .sample, method: .sample)
}

extension SustainabilitySummary: Sampled {
    /// A summary of one order, for tests and previews.
    public static let sample = SustainabilitySummary(
        orders: 1, savings: .sample, method: .sample, byMonth: [MonthlySavings(month: "2026-01", orders: 1, savings: .sample)])

    /// A summary without an order, for tests and previews.
    public static let empty = SustainabilitySummary(
        orders: 0,
        savings: Savings(
            water: Saving(value: 0, low: 0, high: 0, unit: "L"), energy: Saving(value: 0, low: 0, high: 0, unit: "kWh"),
            co2: Saving(value: 0, low: 0, high: 0, unit: "kg"), time: Saving(value: 0, low: 0, high: 0, unit: "min")),
        method: .sample, byMonth: [])
}
