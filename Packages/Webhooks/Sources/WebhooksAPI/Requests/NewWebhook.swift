public import Core

/// A request to register an address for events.
public struct NewWebhook: Codable, Sendable, Equatable {
    /// The https URL of a public address.
    public let url: String
    /// The kinds of events to deliver, such as `order.moved`; nil for all.
    public let kinds: [String]?

    /// Creates a request.
    public init(url: String, kinds: [String]? = nil) {
        self.url = url
        self.kinds = kinds
    }
}

extension NewWebhook: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["url": 500, "kinds": 100]
}
