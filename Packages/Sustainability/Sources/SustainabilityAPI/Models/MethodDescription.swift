/// The method that computed the figures.
public struct MethodDescription: Codable, Sendable, Hashable {
    /// The method's version.
    public let version: String
    /// The sources of its figures.
    public let sources: [String]
    /// The assumptions that it makes without a source.
    public let assumptions: [String]
    /// The figures that it computes with.
    public let figures: MethodFigures

    /// Creates a description.
    public init(version: String, sources: [String], assumptions: [String], figures: MethodFigures) {
        self.version = version
        self.sources = sources
        self.assumptions = assumptions
        self.figures = figures
    }
}

/// The figures of a method.
public struct MethodFigures: Codable, Sendable, Hashable {
    /// A use per kilogram of laundry, with its range.
    public struct Use: Codable, Sendable, Hashable {
        /// The use that the value is computed with.
        public let value: Double
        /// The least use.
        public let low: Double
        /// The greatest use.
        public let high: Double

        /// Creates a use.
        public init(value: Double, low: Double, high: Double) {
            self.value = value
            self.low = low
            self.high = high
        }
    }

    /// Liters of water per kilogram at home: the value is that of a standard machine, the other end of the range that of an efficient one.
    public let homeWater: Use
    /// Kilowatt hours per kilogram at home, likewise.
    public let homeEnergy: Use
    /// Liters of water per kilogram at the plant.
    public let plantWater: Use
    /// Kilowatt hours per kilogram at the plant.
    public let plantEnergy: Use
    /// The number of periods between meter readings that the plant's figures come from; 0 where they are assumed.
    public let plantPeriods: Int
    /// Kilograms of CO2 equivalents per kilowatt hour.
    public let grid: Double
    /// Kilograms of CO2 per kilometer.
    public let vehicle: Double
    /// Minutes of a person's time for a bag.
    public let minutesPerBag: Double
    /// Kilograms of a bag that wasn't weighed.
    public let kilogramsPerBag: Double

    /// Creates figures.
    public init(
        homeWater: Use, homeEnergy: Use, plantWater: Use, plantEnergy: Use, plantPeriods: Int = 0, grid: Double, vehicle: Double, minutesPerBag: Double,
        kilogramsPerBag: Double
    ) {
        self.homeWater = homeWater
        self.homeEnergy = homeEnergy
        self.plantWater = plantWater
        self.plantEnergy = plantEnergy
        self.plantPeriods = plantPeriods
        self.grid = grid
        self.vehicle = vehicle
        self.minutesPerBag = minutesPerBag
        self.kilogramsPerBag = kilogramsPerBag
    }
}
