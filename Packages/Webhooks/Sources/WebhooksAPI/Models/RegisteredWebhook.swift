public import Foundation

/// A registered address.
public struct RegisteredWebhook: Codable, Sendable, Equatable {
    /// The id for other calls.
    public let id: Int
    /// The address to which deliveries are posted.
    public let url: String
    /// The kinds of events to deliver; empty for all.
    public let kinds: [String]
    /// The time of registration; only later events are delivered.
    public let createdAt: Date
    /// The time since which deliveries wait; nil while they go out.
    public let pausedAt: Date?
    /// The key that signs deliveries; only in the first response to the registration and in that to a rotation.
    public let secret: String?

    /// Creates a registered address.
    public init(id: Int, url: String, kinds: [String], createdAt: Date, pausedAt: Date?, secret: String?) {
        self.id = id
        self.url = url
        self.kinds = kinds
        self.createdAt = createdAt
        self.pausedAt = pausedAt
        self.secret = secret
    }
}
