/// What a product decides of its conversations.
public struct ChatSettings: Sendable {
    /// How long messages and reports are kept; nil for ever.
    public let retention: Duration?
    /// How many messages a person may send to one conversation within ten seconds; nil for as many as the endpoint allows.
    public let burst: Int?

    /// Decides.
    public init(retention: Duration? = nil, burst: Int? = 30) {
        self.retention = retention
        self.burst = burst
    }
}
