/// The limits of a product's conversations.
public struct ChatSettings: Sendable {
    /// The time after which messages and reports are removed; nil keeps them for ever.
    public let retention: Duration?
    /// The most messages that a person may send to one conversation within ten seconds; nil leaves it to the endpoint's rate limit.
    public let burst: Int?

    /// Creates the limits.
    public init(retention: Duration? = nil, burst: Int? = 30) {
        self.retention = retention
        self.burst = burst
    }
}
