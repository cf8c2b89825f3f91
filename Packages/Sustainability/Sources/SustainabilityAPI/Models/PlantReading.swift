public import Core

/// A reading of the plant's meters.
public struct PlantReading: Codable, Sampled, Hashable {
    /// The reading's id.
    public let id: Int
    /// The day, such as `2026-01-31`.
    public let day: String
    /// The water meter, in liters.
    public let waterLiters: Int
    /// The electricity meter, in watt hours.
    public let energyWattHours: Int
    /// The grams of laundry that were washed since the reading before; nil for the first reading, and after a meter was replaced.
    public let washedGrams: Int?
    /// Whether the weight is that of the orders delivered in the period, rather than typed.
    public let isFromOrders: Bool
    /// Whether a meter was replaced since the reading before, so that the two can't be compared.
    public let isMeterReplaced: Bool
    /// The use per kilogram since the reading before; nil where there is nothing to compare with.
    public let use: PlantUse?

    /// Creates a reading.
    public init(
        id: Int, day: String, waterLiters: Int, energyWattHours: Int, washedGrams: Int?, isFromOrders: Bool = false, isMeterReplaced: Bool = false,
        use: PlantUse?
    ) {
        self.id = id
        self.day = day
        self.waterLiters = waterLiters
        self.energyWattHours = energyWattHours
        self.washedGrams = washedGrams
        self.isFromOrders = isFromOrders
        self.isMeterReplaced = isMeterReplaced
        self.use = use
    }

    enum CodingKeys: String, CodingKey {
        case id, day, waterLiters, energyWattHours, washedGrams
        case isFromOrders = "fromOrders"
        case isMeterReplaced = "meterReplaced"
        case use
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(day, forKey: .day)
        try container.encode(waterLiters, forKey: .waterLiters)
        try container.encode(energyWattHours, forKey: .energyWattHours)
        try container.encode(washedGrams, forKey: .washedGrams)
        try container.encode(isFromOrders, forKey: .isFromOrders)
        try container.encode(isMeterReplaced, forKey: .isMeterReplaced)
        try container.encode(use, forKey: .use)
    }

    /// A reading a month after another, for tests and previews.
    public static let sample = PlantReading(
        id: 2, day: "2026-01-31", waterLiters: 130_000, energyWattHours: 5_600_000, washedGrams: 10_000_000, isFromOrders: true,
        use: PlantUse(water: 12_000, energy: 540))
}

/// The plant's use for a kilogram of laundry.
public struct PlantUse: Codable, Sendable, Hashable {
    /// Water, in milliliters.
    public let water: Int
    /// Energy, in watt hours.
    public let energy: Int

    /// Creates a use.
    public init(water: Int, energy: Int) {
        self.water = water
        self.energy = energy
    }
}

/// The readings of the plant's meters, and the method that follows from them.
public struct PlantBook: Codable, Sampled, Hashable {
    /// The version of the list, which a change names.
    public let version: Int
    /// The readings, newest first.
    public let readings: [PlantReading]
    /// The method by which orders are computed that are delivered now.
    public let method: MethodDescription

    /// Creates a book.
    public init(version: Int, readings: [PlantReading], method: MethodDescription) {
        self.version = version
        self.readings = readings
        self.method = method
    }

    /// Two readings, for tests and previews.
    public static let sample = PlantBook(
        version: 2,
        readings: [.sample, PlantReading(id: 1, day: "2025-12-31", waterLiters: 10_000, energyWattHours: 200_000, washedGrams: nil, use: nil)],
        method: .sample)
}
