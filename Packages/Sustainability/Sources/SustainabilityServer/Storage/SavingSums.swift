import Persistence
import SustainabilityAPI

/// Sums of savings in whole thousandths.
struct SavingSums: Sendable, Equatable {
    private var numbers: [Int]

    /// No savings.
    init() { numbers = Array(repeating: 0, count: 10) }

    /// Reads the columns of sums.
    init(_ row: Row) throws { numbers = try SustainabilityMigrations.sums.suffix(10).map { try row.get($0) } }

    static func += (sum: inout SavingSums, part: SavingSums) { for index in sum.numbers.indices { sum.numbers[index] += part.numbers[index] } }

    var savings: Savings {
        Savings(
            water: saving(at: 0, "L"), energy: saving(at: 3, "kWh"), co2: saving(at: 6, "kg"),
            time: Saving(thousandths: numbers[9], low: numbers[9], high: numbers[9], unit: "min"))
    }

    private func saving(at index: Int, _ unit: String) -> Saving {
        Saving(thousandths: numbers[index], low: numbers[index + 1], high: numbers[index + 2], unit: unit)
    }
}

/// The sums of a month.
struct MonthlySums: Sendable {
    let month: String
    let orders: Int
    let sums: SavingSums
}
