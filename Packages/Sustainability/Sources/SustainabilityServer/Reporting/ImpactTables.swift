import Foundation
import SustainabilityAPI

/// The columns of savings, with their bounds.
private enum SavingColumns {
    static let names = [
        "water_l", "water_low", "water_high", "energy_kwh", "energy_low", "energy_high", "co2_kg", "co2_low", "co2_high", "minutes",
    ]

    static func cells(_ savings: Savings) -> [CSV.Cell] {
        [savings.water, savings.energy, savings.co2].flatMap { [$0.value, $0.low, $0.high] }.map { .thousandths($0.thousandths) }
            + [.thousandths(savings.time.value.thousandths)]
    }
}

/// A person's orders as comma-separated values.
enum OrderTable {
    /// The most lines of a table.
    static let longest = 10_000

    private static let columns =
        [
            "order", "delivered_at", "bags", "kilograms", "weight_estimated", "kilometers", "kilometers_estimated", "kilometers_measured",
            "shopping_avoided_km", "shopping_detour_km", "method",
        ] + SavingColumns.names

    static func export(_ orders: [OrderImpact]) -> ImpactTable {
        let rows = orders.map { order -> [CSV.Cell] in
            let distances = order.distances
            return [
                .number(order.orderID), .text(order.deliveredAt.formatted(.iso8601)), order.bags.map(CSV.Cell.number) ?? .empty,
                .thousandths(order.kilograms.thousandths), .text(order.isWeightEstimated ? "yes" : "no"), .thousandths(distances.kilometers.thousandths),
                .thousandths(distances.estimatedKilometers.thousandths), distances.drivenKilometers.map { .thousandths($0.thousandths) } ?? .empty,
                .thousandths(distances.avoidedKilometers.thousandths), .thousandths(distances.detourKilometers.thousandths), .text(order.methodVersion),
            ] + SavingColumns.cells(order.savings)
        }
        return ImpactTable(filename: "impact.csv", csv: CSV.text([columns.map(CSV.Cell.text)] + rows))
    }
}

/// The service's months as comma-separated values.
enum ReportTable {
    private static let columns = ["month", "method", "orders", "orders_measured", "kilograms", "kilometers"] + SavingColumns.names

    static func export(_ totals: [TotalRepository.Total]) -> ImpactTable {
        let rows = totals.map { total -> [CSV.Cell] in
            [
                .text(total.month), .text(total.methodVersion), .number(total.orders), .number(total.measured), .thousandths(total.grams),
                .thousandths(total.meters),
            ] + SavingColumns.cells(total.sums.savings)
        }
        return ImpactTable(filename: "impact-report.csv", csv: CSV.text([columns.map(CSV.Cell.text)] + rows))
    }
}
