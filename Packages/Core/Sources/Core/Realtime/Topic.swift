/// A subject of realtime changes that clients subscribe to, such as `orders/12`.
public struct Topic: Hashable, Sendable, Codable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The name: parts separated by slashes.
    public let name: String

    /// Creates a topic from its name.
    public init(_ name: String) { self.name = name }

    /// Creates a topic from a literal.
    public init(stringLiteral value: String) { name = value }

    /// Decodes the name.
    public init(from decoder: any Decoder) throws {
        name = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }

    /// The name.
    public var description: String { name }

    /// The parts of the name.
    public var parts: [String] { name.split(separator: "/").map(String.init) }
}

/// A notice that something changed, without its new state: subscribers fetch it.
public struct Change: Codable, Sendable, Equatable {
    /// The topic on which it was published.
    public let topic: Topic
    /// The kind of change, such as `order.moved`.
    public let kind: String
    /// The id of what changed.
    public let id: Int
    /// The sequence number among the changes of the same thing, from 1.
    public let sequence: Int

    /// Creates a change.
    public init(topic: Topic, kind: String, id: Int, sequence: Int) {
        self.topic = topic
        self.kind = kind
        self.id = id
        self.sequence = sequence
    }
}
