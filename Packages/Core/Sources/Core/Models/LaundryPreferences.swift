/// The way laundry is washed and returned: of an order, and as a person's default in their profile.
public struct LaundryPreferences: Codable, Sendable, Hashable {
    /// The detergents that the plant offers.
    public enum Detergent: String, Codable, Sendable, CaseIterable {
        /// The plant's usual detergent.
        case regular
        /// Without perfume.
        case fragranceFree
        /// For sensitive skin.
        case hypoallergenic
    }

    /// The water temperatures that the plant offers.
    public enum Temperature: String, Codable, Sendable, CaseIterable {
        /// About 20 degrees Celsius.
        case cold
        /// About 40 degrees Celsius.
        case warm
        /// About 60 degrees Celsius.
        case hot
    }

    /// The ways in which laundry is returned.
    public enum Folding: String, Codable, Sendable, CaseIterable {
        /// Folded in the bag.
        case folded
        /// On hangers.
        case hung
    }

    /// The detergent.
    public var detergent: Detergent
    /// Whether softener is added.
    public var softener: Bool
    /// The temperature of the water.
    public var temperature: Temperature
    /// The way the laundry is returned.
    public var folding: Folding
    /// A note for the plant, as the customer wrote it.
    public var notes: String?

    /// Creates preferences; the defaults are the plant's usual wash.
    public init(
        detergent: Detergent = .regular, softener: Bool = false, temperature: Temperature = .cold, folding: Folding = .folded, notes: String? = nil
    ) {
        self.detergent = detergent
        self.softener = softener
        self.temperature = temperature
        self.folding = folding
        self.notes = notes
    }

    /// Decodes preferences; absent keys get their defaults.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        detergent = try container.decodeIfPresent(Detergent.self, forKey: .detergent) ?? .regular
        softener = try container.decodeIfPresent(Bool.self, forKey: .softener) ?? false
        temperature = try container.decodeIfPresent(Temperature.self, forKey: .temperature) ?? .cold
        folding = try container.decodeIfPresent(Folding.self, forKey: .folding) ?? .folded
        notes = try container.decodeIfPresent(String.self, forKey: .notes)
    }

    enum CodingKeys: CodingKey {
        case detergent, softener, temperature, folding, notes
    }

    /// Encodes every key, with null for absent values.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(detergent, forKey: .detergent)
        try container.encode(softener, forKey: .softener)
        try container.encode(temperature, forKey: .temperature)
        try container.encode(folding, forKey: .folding)
        try container.encode(notes, forKey: .notes)
    }
}

extension LaundryPreferences: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["notes": 1_000]
}
