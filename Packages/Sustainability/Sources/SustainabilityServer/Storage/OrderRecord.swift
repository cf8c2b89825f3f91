import Foundation
import Persistence
import SustainabilityAPI

/// A row of `sustainability_order` that is delivered.
struct OrderRecord: Sendable, Equatable {
    let order: Int
    let person: Int
    let deliveredAt: Date
    let month: String
    let bags: Int?
    let grams: Int
    let isWeightEstimated: Bool
    var distances: OrderDistances
    var savings: Savings
    let methodVersion: String

    var impact: OrderImpact {
        OrderImpact(
            orderID: order, deliveredAt: deliveredAt, bags: bags, kilograms: Double(grams) / 1_000, isWeightEstimated: isWeightEstimated,
            distances: distances, savings: savings, methodVersion: methodVersion)
    }

    /// The amounts that totals add up, in the order of ``SustainabilityMigrations/sums``.
    var amounts: [Int] {
        let (water, energy, co2) = (savings.water, savings.energy, savings.co2)
        let numbers = [
            water.value, water.low, water.high, energy.value, energy.low, energy.high, co2.value, co2.low, co2.high, savings.time.value,
        ]
        return [grams, distances.kilometers.thousandths] + numbers.map(\.thousandths)
    }

    init(
        order: Int, person: Int, deliveredAt: Date, month: String, bags: Int?, grams: Int, isWeightEstimated: Bool, distances: OrderDistances,
        savings: Savings, methodVersion: String
    ) {
        self.order = order
        self.person = person
        self.deliveredAt = deliveredAt
        self.month = month
        self.bags = bags
        self.grams = grams
        self.isWeightEstimated = isWeightEstimated
        self.distances = distances
        self.savings = savings
        self.methodVersion = methodVersion
    }

    init(_ row: Row) throws {
        let minutes = try row.get("minutes", as: Double.self)
        let kilometers = try row.get("kilometers", as: Double.self)
        self.init(
            order: try row.get("order_id"), person: try row.get("person_id"), deliveredAt: try row.get("delivered_at"), month: try row.get("month"),
            bags: try row.get("bags"), grams: try row.get("kilograms", as: Double.self).thousandths, isWeightEstimated: try row.get("weight_estimated"),
            distances: OrderDistances(
                estimated: try row.get("estimated_kilometers", as: Double?.self) ?? kilometers, driven: try row.get("driven_kilometers"),
                avoided: try row.get("avoided_kilometers"), detour: try row.get("detour_kilometers"), bundling: try row.get("bundling_kilometers")),
            savings: Savings(
                water: Saving(value: try row.get("water"), low: try row.get("water_low"), high: try row.get("water_high"), unit: "L"),
                energy: Saving(value: try row.get("energy"), low: try row.get("energy_low"), high: try row.get("energy_high"), unit: "kWh"),
                co2: Saving(value: try row.get("co2"), low: try row.get("co2_low"), high: try row.get("co2_high"), unit: "kg"),
                time: Saving(value: minutes, low: minutes, high: minutes, unit: "min")),
            methodVersion: try row.get("method_version"))
    }
}

extension Double {
    /// The number in thousandths, as which it was stored.
    var thousandths: Int { Int((self * 1_000).rounded()) }
}
