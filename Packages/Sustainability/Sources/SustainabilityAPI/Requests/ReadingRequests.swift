public import Core

/// A reading of the plant's meters, as an administrator enters it.
public struct ReadingContent: Codable, Sampled, Hashable {
    /// The version of the list that the administrator has seen. If there is a newer one, the change is refused.
    public let version: Int
    /// The day, such as `2026-01-31`.
    public let day: String
    /// The water meter, in liters.
    public let waterLiters: Int
    /// The electricity meter, in watt hours.
    public let energyWattHours: Int
    /// The grams of laundry that were washed since the reading before; nil to take the weight of the orders delivered in the period.
    public let washedGrams: Int?
    /// Whether a meter was replaced since the reading before, so that it begins anew.
    public let isMeterReplaced: Bool

    /// Creates a reading.
    public init(version: Int, day: String, waterLiters: Int, energyWattHours: Int, washedGrams: Int? = nil, isMeterReplaced: Bool = false) {
        self.version = version
        self.day = day
        self.waterLiters = waterLiters
        self.energyWattHours = energyWattHours
        self.washedGrams = washedGrams
        self.isMeterReplaced = isMeterReplaced
    }

    enum CodingKeys: String, CodingKey {
        case version, day, waterLiters, energyWattHours, washedGrams
        case isMeterReplaced = "meterReplaced"
    }

    /// Reads a reading; a meter counts as replaced only if that is said.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decode(Int.self, forKey: .version)
        day = try container.decode(String.self, forKey: .day)
        waterLiters = try container.decode(Int.self, forKey: .waterLiters)
        energyWattHours = try container.decode(Int.self, forKey: .energyWattHours)
        washedGrams = try container.decodeIfPresent(Int.self, forKey: .washedGrams)
        isMeterReplaced = try container.decodeIfPresent(Bool.self, forKey: .isMeterReplaced) ?? false
    }

    /// A reading, for tests and documentation.
    public static let sample = ReadingContent(version: 1, day: "2026-01-31", waterLiters: 130_000, energyWattHours: 5_600_000, washedGrams: 10_000_000)
}

extension ReadingContent: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["day": 10]
}

/// The right numbers of a reading that was entered wrongly.
public struct ReadingCorrection: Codable, Sendable, Hashable {
    /// The reading's id.
    public let id: Int
    /// The right numbers.
    public let content: ReadingContent

    /// Creates a correction.
    public init(id: Int, content: ReadingContent) {
        self.id = id
        self.content = content
    }
}

/// The removal of a reading that was entered by mistake.
public struct ReadingRemoval: Codable, Sendable, Hashable {
    /// The reading's id.
    public let id: Int
    /// The version of the list that the administrator has seen.
    public let version: Int

    /// Creates a removal.
    public init(id: Int, version: Int) {
        self.id = id
        self.version = version
    }
}
