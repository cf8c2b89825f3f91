import SustainabilityAPI
import Theme

/// A kind of saving.
enum Measure: String, Sendable, Hashable, CaseIterable {
    /// Liters of water.
    case water
    /// Kilowatt hours at the machines.
    case energy
    /// Kilograms of CO2 equivalents.
    case co2
    /// Minutes of the person's own time.
    case time

    /// Returns this measure's part of savings.
    func saving(in savings: Savings) -> Saving {
        switch self {
        case .water: savings.water
        case .energy: savings.energy
        case .co2: savings.co2
        case .time: savings.time
        }
    }

    /// The unit, as savings name it.
    var unit: String {
        switch self {
        case .water: "L"
        case .energy: "kWh"
        case .co2: "kg"
        case .time: "min"
        }
    }

    /// The name of the symbol.
    var symbol: String {
        switch self {
        case .water: AppSymbols.dropletName
        case .energy: AppSymbols.boltName
        case .co2: AppSymbols.leafName
        case .time: AppSymbols.clockName
        }
    }
}

extension Savings {
    /// Whether more of anything was used than at home.
    var isAnyNegative: Bool { Measure.allCases.contains { $0.saving(in: self).value < 0 } }
}
