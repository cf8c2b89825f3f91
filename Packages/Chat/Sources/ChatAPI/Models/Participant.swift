public import Core

/// Somebody who takes part in a conversation.
public struct Participant: Codable, Sendable, Hashable {
    /// The account's id.
    public let id: Int
    /// The name.
    public let name: String
    /// What the person does here.
    public let role: Role

    /// Creates a participant.
    public init(id: Int, name: String, role: Role) {
        self.id = id
        self.name = name
        self.role = role
    }
}
