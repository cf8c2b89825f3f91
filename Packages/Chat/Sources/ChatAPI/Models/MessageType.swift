/// What a message is made of.
public enum MessageType: String, Codable, Sendable, Hashable, CaseIterable {
    /// Plain text.
    case text = "TEXT"
}
