/// Why somebody reports a conversation.
public enum ReportReason: String, Codable, Sendable, Hashable, CaseIterable {
    /// Insults or threats.
    case abuse
    /// Unwanted advances.
    case harassment
    /// Advertising, or an attempt to cheat.
    case fraud
    /// Something else, which the note says.
    case other
}
