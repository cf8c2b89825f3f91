/// The response to the question whether a place is served.
public struct AreaCheck: Codable, Sendable, Hashable {
    /// Whether orders are taken there.
    public let served: Bool
    /// The name of the area that serves the place; nil if none does.
    public let area: String?
    /// The sentence for the person, in the language of the call.
    public let message: String

    /// Creates a response.
    public init(served: Bool, area: String?, message: String) {
        self.served = served
        self.area = area
        self.message = message
    }

    enum CodingKeys: CodingKey {
        case served, area, message
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(served, forKey: .served)
        try container.encode(area, forKey: .area)
        try container.encode(message, forKey: .message)
    }
}
