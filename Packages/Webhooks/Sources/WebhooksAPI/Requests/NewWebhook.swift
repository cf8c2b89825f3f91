/// Registers an address that is to be told of events.
public struct NewWebhook: Codable, Sendable, Equatable {
    /// https, of a public address.
    public let url: String
    /// The kinds of event that it is told of, such as `order.moved`; nil for all.
    public let kinds: [String]?

    /// Creates a request.
    public init(url: String, kinds: [String]? = nil) {
        self.url = url
        self.kinds = kinds
    }
}
