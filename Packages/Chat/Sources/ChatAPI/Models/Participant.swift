public import Core
public import Foundation

/// Somebody who takes part in a conversation.
public struct Participant: Codable, Sendable, Hashable {
    /// The account's id.
    public let id: Int
    /// The name.
    public let name: String
    /// What the person does here.
    public let role: Role
    /// Whether a page or app of the person is open now.
    public let isOnline: Bool
    /// About when one last was, to five minutes; nil where that isn't known or isn't the caller's to know.
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
