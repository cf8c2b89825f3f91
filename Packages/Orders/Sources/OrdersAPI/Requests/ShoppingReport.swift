public import Core

/// A report of what was bought for an order's retail items, from its driver, or from a dispatcher who corrects one.
public struct ShoppingReport: Codable, Sendable, Hashable {
    /// The order's id.
    public var id: Int
    /// The outcomes of the lines that were shopped for.
    public var lines: [ShoppedLine]
    /// The total of the receipt, in cents; nil where nothing was bought.
    public var receiptCents: Int?
    /// The ids of photos of the receipt that were sent to the order's proofs.
    public var receiptIDs: [Int]?

    /// Creates a report.
    public init(id: Int, lines: [ShoppedLine], receiptCents: Int? = nil, receiptIDs: [Int]? = nil) {
        self.id = id
        self.lines = lines
        self.receiptCents = receiptCents
        self.receiptIDs = receiptIDs
    }

    enum CodingKeys: String, CodingKey {
        case id, lines, receiptCents
        case receiptIDs = "receiptIds"
    }
}

/// The outcome of shopping for one line of an order.
public struct ShoppedLine: Codable, Sendable, Hashable {
    /// The place of the line among the order's retail items, from 0.
    public var line: Int
    /// The number of pieces that were bought; 0 for an item that the store didn't have.
    public var quantity: Int
    /// The price of one at the store, in cents; nil where nothing was bought.
    public var unitCents: Int?
    /// The name of what was bought in its place; nil for the item itself.
    public var substitute: String?
    /// True where the customer was asked for the substitute and agreed, which the wish `call` needs.
    public var agreed: Bool?

    /// Creates an outcome.
    public init(line: Int, quantity: Int, unitCents: Int? = nil, substitute: String? = nil, agreed: Bool? = nil) {
        self.line = line
        self.quantity = quantity
        self.unitCents = unitCents
        self.substitute = substitute
        self.agreed = agreed
    }
}

extension ShoppedLine {
    enum CodingKeys: CodingKey {
        case line, quantity, unitCents, substitute, agreed
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(line, forKey: .line)
        try container.encode(quantity, forKey: .quantity)
        try container.encode(unitCents, forKey: .unitCents)
        try container.encode(substitute, forKey: .substitute)
        try container.encode(agreed, forKey: .agreed)
    }
}

extension ShoppedLine: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["substitute": 200]
}
