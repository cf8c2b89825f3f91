/// Savings of water, energy, greenhouse gases, and time.
public struct Savings: Codable, Sendable, Hashable {
    /// Water, in liters.
    public let water: Saving
    /// Energy at the machines, in kilowatt hours.
    public let energy: Saving
    /// Greenhouse gases, in kilograms of CO2 equivalents.
    public let co2: Saving
    /// The person's own time, in minutes.
    public let time: Saving

    /// Creates savings.
    public init(water: Saving, energy: Saving, co2: Saving, time: Saving) {
        self.water = water
        self.energy = energy
        self.co2 = co2
        self.time = time
    }
}

/// An amount that was saved, with its range. A negative amount means that more was used than at home.
public struct Saving: Codable, Sendable, Hashable {
    /// The amount by the method's standard figures.
    public let value: Double
    /// The lowest amount in the method's range.
    public let low: Double
    /// The highest amount in the method's range.
    public let high: Double
    /// The unit: `L`, `kWh`, `kg` or `min`.
    public let unit: String

    /// Creates a saving. The numbers are rounded to a thousandth, and the bounds put in order and around the value.
    public init(value: Double, low: Double, high: Double, unit: String) {
        self.value = Self.rounded(value)
        self.low = Self.rounded(min(low, high, value))
        self.high = Self.rounded(max(low, high, value))
        self.unit = unit
    }

    /// Creates a saving of thousandths, in which figures are computed and added up without rounding.
    public init(thousandths value: Int, low: Int, high: Int, unit: String) {
        self.init(value: Double(value) / 1_000, low: Double(low) / 1_000, high: Double(high) / 1_000, unit: unit)
    }

    private static func rounded(_ number: Double) -> Double {
        // Adding 0 turns a negative zero into a plain one.
        (number * 1_000).rounded() / 1_000 + 0
    }
}
