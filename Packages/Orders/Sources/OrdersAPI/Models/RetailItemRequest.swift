/// An item of a retailer that is to come along with an order.
public struct RetailItemRequest: Codable, Sendable, Hashable {
    /// The item's id in the retail catalog.
    public var itemID: Int
    /// How many.
    public var quantity: Int
    /// What the shopper should know.
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
