public import Foundation

/// A registered address.
public struct RegisteredWebhook: Codable, Sendable, Equatable {
    /// Names it in other calls.
    public let id: Int
    /// Where deliveries are posted.
    public let url: String
    /// The kinds of event that it is told of; empty for all.
    public let kinds: [String]
    /// When it was registered: it is told of what came later.
    public let createdAt: Date
    /// The key that signs deliveries, in the response to its registration alone.
    public let secret: String?

    /// Creates a registered address.
    public init(id: Int, url: String, kinds: [String], createdAt: Date, secret: String?) {
        self.id = id
        self.url = url
        self.kinds = kinds
        self.createdAt = createdAt
        self.secret = secret
    }
}
