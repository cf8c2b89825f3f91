public import Core

/// The outcome of a driver's shopping at a stop.
public struct ShoppingOutcome: Codable, Sendable, Hashable {
    /// The outcome of each item of the stop.
    public var lines: [BoughtItem]
    /// The total of the receipt, in cents; nil where nothing was bought.
    public var receiptCents: Int?

    /// Creates an outcome.
    public init(lines: [BoughtItem], receiptCents: Int? = nil) {
        self.lines = lines
        self.receiptCents = receiptCents
    }
}

/// The outcome of shopping for an item.
public struct BoughtItem: Codable, Sendable, Hashable {
    /// The place of the item among those of the order, from 0.
    public var line: Int
    /// The number of pieces that were bought; 0 where the store didn't have it.
    public var quantity: Int
    /// The price of one at the store, in cents; nil where nothing was bought.
    public var unitCents: Int?
    /// The name of what was bought in its place; nil for the item itself.
    public var substitute: String?
    /// True where the customer was asked and agreed, which a substitute for the wish `call` needs.
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

extension BoughtItem: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["substitute": 200]
}
