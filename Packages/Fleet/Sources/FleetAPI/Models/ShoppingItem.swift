public import Core

/// An item that a driver is to buy for an order.
public struct ShoppingItem: Codable, Sendable, Hashable {
    /// The place of the item among those of the order, from 0.
    public var line: Int
    /// The item's name.
    public var name: String
    /// The retailer's name.
    public var retailer: String
    /// The number of pieces that were ordered.
    public var quantity: Int
    /// The price of one that the customer saw, in cents.
    public var unitCents: Int
    /// The customer's wish where the store doesn't have it: `similar`, `call` or `leaveOut`.
    public var substitution: String
    /// The customer's note for the shopper.
    public var note: String?

    /// Creates an item.
    public init(line: Int, name: String, retailer: String, quantity: Int, unitCents: Int, substitution: String, note: String? = nil) {
        self.line = line
        self.name = name
        self.retailer = retailer
        self.quantity = quantity
        self.unitCents = unitCents
        self.substitution = substitution
        self.note = note
    }

    enum CodingKeys: CodingKey {
        case line, name, retailer, quantity, unitCents, substitution, note
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(line, forKey: .line)
        try container.encode(name, forKey: .name)
        try container.encode(retailer, forKey: .retailer)
        try container.encode(quantity, forKey: .quantity)
        try container.encode(unitCents, forKey: .unitCents)
        try container.encode(substitution, forKey: .substitution)
        try container.encode(note, forKey: .note)
    }
}

extension ShoppingItem: Sampled {
    /// Two bottles, for tests, previews and documentation.
    public static let sample = ShoppingItem(
        line: 0, name: "Detergent, 64 loads", retailer: "Target", quantity: 2, unitCents: 1199, substitution: "similar", note: "Without scent, please")
}
