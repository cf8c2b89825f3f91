/// A customer's opinion of an order, in stars from 1 to 5.
public struct Rating: Codable, Sendable, Hashable {
    /// The stars of the driver who delivered it; nil where the customer gave none.
    public var driver: Int?
    /// The stars of the wash; nil where the customer gave none.
    public var wash: Int?
    /// A comment, for dispatchers alone.
    public var comment: String?

    /// Creates a rating.
    public init(driver: Int? = nil, wash: Int? = nil, comment: String? = nil) {
        self.driver = driver
        self.wash = wash
        self.comment = comment
    }

    enum CodingKeys: CodingKey {
        case driver, wash, comment
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(driver, forKey: .driver)
        try container.encode(wash, forKey: .wash)
        try container.encode(comment, forKey: .comment)
    }
}
