public import Core

/// A retailer's item that is to come along with an order.
public struct RetailItemRequest: Codable, Sendable, Hashable {
    /// The item's id in the retail catalog.
    public var itemID: Int
    /// The number of pieces.
    public var quantity: Int
    /// A note for the shopper.
    public var note: String?

    /// Creates a request.
    public init(itemID: Int, quantity: Int, note: String? = nil) {
        self.itemID = itemID
        self.quantity = quantity
        self.note = note
    }

    enum CodingKeys: String, CodingKey {
        case itemID = "itemId"
        case quantity, note
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(itemID, forKey: .itemID)
        try container.encode(quantity, forKey: .quantity)
        try container.encode(note, forKey: .note)
    }
}

extension RetailItemRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["note": 200]
}

/// A retailer's item on an order, with its name and price at that time.
public struct RetailLine: Codable, Sendable, Hashable {
    /// The item's id in the retail catalog.
    public var itemID: Int
    /// The item's name.
    public var name: String
    /// The retailer's name.
    public var retailer: String
    /// The number of pieces.
    public var quantity: Int
    /// The price of one, in cents.
    public var unitCents: Int
    /// A note for the shopper.
    public var note: String?

    /// Creates a line.
    public init(itemID: Int, name: String, retailer: String, quantity: Int, unitCents: Int, note: String? = nil) {
        self.itemID = itemID
        self.name = name
        self.retailer = retailer
        self.quantity = quantity
        self.unitCents = unitCents
        self.note = note
    }

    enum CodingKeys: String, CodingKey {
        case itemID = "itemId"
        case name, retailer, quantity, unitCents, note
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(itemID, forKey: .itemID)
        try container.encode(name, forKey: .name)
        try container.encode(retailer, forKey: .retailer)
        try container.encode(quantity, forKey: .quantity)
        try container.encode(unitCents, forKey: .unitCents)
        try container.encode(note, forKey: .note)
    }
}
