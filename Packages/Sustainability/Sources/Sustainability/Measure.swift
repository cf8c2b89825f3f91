public import SustainabilityAPI

/// What is counted.
public enum Measure: String, Sendable, Hashable, CaseIterable {
    /// Litres of water.
    case water
    /// Kilowatt hours at the machines.
    case energy
    /// Kilograms of CO2 equivalents.
    case co2
    /// The person's own minutes.
    case time

    /// The measure's part of savings.
    public func saving(in savings: Savings) -> Saving {
        switch self {
        case .water: savings.water
        case .energy: savings.energy
        case .co2: savings.co2
        case .time: savings.time
        }
    }
}
