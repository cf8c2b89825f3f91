/// Some security events, newest first, and how to go on.
public struct SecurityEventPage: Codable, Sendable, Equatable {
    /// The events.
    public let items: [SecurityEvent]
    /// What to ask for as `before` to get the ones before these; nil where there are none.
    public let nextBefore: Int?

    /// Creates a page.
    public init(items: [SecurityEvent], nextBefore: Int?) {
        self.items = items
        self.nextBefore = nextBefore
    }

    /// One event and no more, for tests and documentation.
    public static let sample = SecurityEventPage(items: [.sample], nextBefore: nil)

    enum CodingKeys: CodingKey {
        case items, nextBefore
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(nextBefore, forKey: .nextBefore)
    }
}
