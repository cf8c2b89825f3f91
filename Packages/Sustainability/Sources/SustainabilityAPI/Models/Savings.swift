/// What was saved of everything that is counted.
public struct Savings: Codable, Sendable, Hashable {
    /// Water, in litres.
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
