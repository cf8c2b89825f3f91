public import Core
public import Foundation

/// A person who takes part in a conversation.
public struct Participant: Codable, Sendable, Hashable {
    /// The person's account.
    public let id: Int
    /// The person's name, or a word for accounts that are gone.
    public let name: String
    /// The role that matters most in conversations, where the person has several.
    public let role: Role
    /// Whether a page or app of the person is open now; false where the caller may not know.
    public let isOnline: Bool
    /// The time at which one last was, rounded down to five minutes; nil where it isn't known or the caller may not know.
    public let lastSeenAt: Date?

    /// Creates a participant.
    public init(id: Int, name: String, role: Role, isOnline: Bool = false, lastSeenAt: Date? = nil) {
        self.id = id
        self.name = name
        self.role = role
        self.isOnline = isOnline
        self.lastSeenAt = lastSeenAt
    }

    enum CodingKeys: CodingKey {
        case id, name, role, isOnline, lastSeenAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(role, forKey: .role)
        try container.encode(isOnline, forKey: .isOnline)
        try container.encode(lastSeenAt, forKey: .lastSeenAt)
    }
}
