public import Core

/// How a person wants their laundry done, what others may see of them in chat, and how the app looks to them.
///
/// Every field has a default, so that a client may send some of them only.
public struct Preferences: Codable, Sendable, Equatable {
    /// What the laundry is washed with.
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

    /// How the laundry comes back.
    public enum Folding: String, Codable, Sendable, CaseIterable {
        /// Folded in the bag.
        case folded
        /// On hangers.
        case hung
    }

    /// What the laundry is washed with.
    public var detergent: Detergent
    /// Whether softener is added.
    public var softener: Bool
    /// How warm the water is.
    public var temperature: Temperature
    /// How the laundry comes back.
    public var folding: Folding
    /// What the plant should know.
    public var notes: String?
    /// Whether others see that the person has read their messages.
    public var receipts: Bool
    /// Whether others see that the person is typing.
    public var typing: Bool
    /// Whether the app is light or dark.
    public var appearance: Appearance

    /// Creates preferences.
    public init(
        detergent: Detergent = .regular, softener: Bool = false, temperature: Temperature = .cold, folding: Folding = .folded,
        notes: String? = nil, receipts: Bool = true, typing: Bool = true,
        appearance: Appearance = .system
    ) {
        self.detergent = detergent
        self.softener = softener
        self.temperature = temperature
        self.folding = folding
        self.notes = notes
        self.receipts = receipts
        self.typing = typing
        self.appearance = appearance
    }

    enum CodingKeys: CodingKey {
        case detergent, softener, temperature, folding, notes, receipts, typing, appearance
    }

    /// Reads preferences; a field that is absent or null has its default.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let usual = Preferences()
        detergent = try container.decodeIfPresent(Detergent.self, forKey: .detergent) ?? usual.detergent
        softener = try container.decodeIfPresent(Bool.self, forKey: .softener) ?? usual.softener
        temperature = try container.decodeIfPresent(Temperature.self, forKey: .temperature) ?? usual.temperature
        folding = try container.decodeIfPresent(Folding.self, forKey: .folding) ?? usual.folding
        notes = try container.decodeIfPresent(String.self, forKey: .notes)
        receipts = try container.decodeIfPresent(Bool.self, forKey: .receipts) ?? usual.receipts
        typing = try container.decodeIfPresent(Bool.self, forKey: .typing) ?? usual.typing
        appearance = try container.decodeIfPresent(Appearance.self, forKey: .appearance) ?? usual.appearance
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(detergent, forKey: .detergent)
        try container.encode(softener, forKey: .softener)
        try container.encode(temperature, forKey: .temperature)
        try container.encode(folding, forKey: .folding)
        try container.encode(notes, forKey: .notes)
        try container.encode(receipts, forKey: .receipts)
        try container.encode(typing, forKey: .typing)
        try container.encode(appearance, forKey: .appearance)
    }
}
