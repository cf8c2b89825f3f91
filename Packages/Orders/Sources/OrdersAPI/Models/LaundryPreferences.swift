/// How an order's laundry is to be washed.
public struct LaundryPreferences: Codable, Sendable, Hashable {
    /// What it is washed with.
    public enum Detergent: String, Codable, Sendable, CaseIterable {
        /// The plant's usual one.
        case regular
        /// Without perfume.
        case fragranceFree
        /// For sensitive skin.
        case hypoallergenic
    }

    /// How warm the water is.
    public enum Temperature: String, Codable, Sendable, CaseIterable {
        /// About 20 degrees Celsius.
        case cold
        /// About 40 degrees Celsius.
        case warm
        /// About 60 degrees Celsius.
        case hot
    }

    /// How it comes back.
    public enum Folding: String, Codable, Sendable, CaseIterable {
        /// Folded in the bag.
        case folded
        /// On hangers.
        case hung
    }

    /// What it is washed with.
    public var detergent: Detergent
    /// Whether softener is added.
    public var softener: Bool
    /// How warm the water is.
    public var temperature: Temperature
    /// How it comes back.
    public var folding: Folding
    /// What the plant should know.
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

    /// Reads preferences; what is absent has its default.
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

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(detergent, forKey: .detergent)
        try container.encode(softener, forKey: .softener)
        try container.encode(temperature, forKey: .temperature)
        try container.encode(folding, forKey: .folding)
        try container.encode(notes, forKey: .notes)
    }
}
