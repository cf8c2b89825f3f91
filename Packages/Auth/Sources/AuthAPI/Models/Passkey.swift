public import Foundation

/// A passkey of a person, as they see it themselves.
public struct Passkey: Codable, Sendable, Equatable, Identifiable {
    /// The id.
    public let id: Int
    /// The name that the person gave it; at first that of the device on which it was made, such as `Safari on iPhone`.
    public let name: String
    /// The time at which it was added.
    public let createdAt: Date
    /// The time of its last use; nil before the first.
    public let lastUsedAt: Date?

    /// Creates a passkey.
    public init(id: Int, name: String, createdAt: Date, lastUsedAt: Date?) {
        self.id = id
        self.name = name
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }

    /// A passkey in use, for tests, previews and documentation.
    public static let sample = Passkey(
        id: 3, name: "Safari on iPhone", createdAt: Date(timeIntervalSince1970: 1_767_268_800), lastUsedAt: Date(timeIntervalSince1970: 1_767_355_200))

    enum CodingKeys: CodingKey {
        case id, name, createdAt, lastUsedAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(lastUsedAt, forKey: .lastUsedAt)
    }
}

extension SecurityEvent.Kind {
    /// A person added a passkey.
    public static let passkeyAdded = Self(rawValue: "passkey_added")
    /// A person removed a passkey.
    public static let passkeyRemoved = Self(rawValue: "passkey_removed")
    /// A passkey wasn't accepted; the detail says why.
    public static let passkeyRefused = Self(rawValue: "passkey_refused")
}
