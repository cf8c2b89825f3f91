/// What a mark says about its subject.
public enum Tone: String, Sendable, Hashable, CaseIterable {
    /// Nothing in particular.
    case neutral
    /// Worth knowing.
    case info
    /// It goes well.
    case success
    /// It needs attention.
    case warning
    /// It failed.
    case danger
}
