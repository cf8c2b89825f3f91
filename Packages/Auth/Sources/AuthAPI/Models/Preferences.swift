public import Core

/// A person's choices: how their laundry is done, what others see of them in chat, and how the app looks to them.
///
/// On the wire the laundry's fields stand beside the others. Every field has a default, so that a client may send some of them only.
public struct Preferences: Codable, Sendable, Equatable {
    /// The way laundry is done that an order starts with.
    public var laundry: LaundryPreferences
    /// Whether others see that the person has read their messages.
    public var receipts: Bool
    /// Whether others see that the person is typing.
    public var typing: Bool
    /// Light, dark, or as the device is.
    public var appearance: Appearance

    /// Creates preferences.
    public init(laundry: LaundryPreferences = LaundryPreferences(), receipts: Bool = true, typing: Bool = true, appearance: Appearance = .system) {
        self.laundry = laundry
        self.receipts = receipts
        self.typing = typing
        self.appearance = appearance
    }

    enum CodingKeys: CodingKey {
        case receipts, typing, appearance
    }

    /// Reads preferences; a field that is absent or null has its default.
    public init(from decoder: any Decoder) throws {
        laundry = try LaundryPreferences(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        receipts = try container.decodeIfPresent(Bool.self, forKey: .receipts) ?? true
        typing = try container.decodeIfPresent(Bool.self, forKey: .typing) ?? true
        appearance = try container.decodeIfPresent(Appearance.self, forKey: .appearance) ?? .system
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        try laundry.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(receipts, forKey: .receipts)
        try container.encode(typing, forKey: .typing)
        try container.encode(appearance, forKey: .appearance)
    }
}

extension Preferences: TextLimited {
    /// The maximum lengths of its texts, which are the laundry's.
    public static let textLimits = LaundryPreferences.textLimits
}
