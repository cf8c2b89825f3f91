public import Core

/// The items that a person has put together and not ordered yet, on every device that they sign in on.
public struct RetailCart: Codable, Sampled, Hashable {
    /// An item, how many of it, and the wish for when it is out of stock.
    public struct Line: Codable, Sendable, Hashable {
        /// The item, with its price now.
        public let item: RetailItem
        /// The name of its retailer.
        public let retailer: String
        /// The number of pieces, from 1 to ``RetailCart/mostOfOne``.
        public let quantity: Int
        /// The wish for when the item is out of stock.
        public let substitution: SubstitutionWish
        /// A note for the driver; nil for none.
        public let note: String?

        /// Creates a line.
        public init(item: RetailItem, retailer: String, quantity: Int, substitution: SubstitutionWish = .leaveOut, note: String? = nil) {
            self.item = item
            self.retailer = retailer
            self.quantity = quantity
            self.substitution = substitution
            self.note = note
        }

        enum CodingKeys: CodingKey {
            case item, retailer, quantity, substitution, note
        }

        /// Writes every key, with null for no value.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(item, forKey: .item)
            try container.encode(retailer, forKey: .retailer)
            try container.encode(quantity, forKey: .quantity)
            try container.encode(substitution, forKey: .substitution)
            try container.encode(note, forKey: .note)
        }
    }

    /// The amount that is missing to the minimum of a retailer.
    public struct Shortfall: Codable, Sendable, Hashable {
        /// The id of the retailer.
        public let retailerID: Int
        /// The retailer's name.
        public let retailer: String
        /// The amount that is missing, in cents.
        public let missingCents: Int

        /// Creates a shortfall.
        public init(retailerID: Int, retailer: String, missingCents: Int) {
            self.retailerID = retailerID
            self.retailer = retailer
            self.missingCents = missingCents
        }

        enum CodingKeys: String, CodingKey {
            case retailerID = "retailerId"
            case retailer, missingCents
        }
    }

    /// The most pieces of one item.
    public static let mostOfOne = 99
    /// The most different items.
    public static let mostLines = 50

    /// The items, by retailer and in the order in which they were added.
    public let lines: [Line]
    /// The price of everything that can be ordered, before tax, in cents.
    public let subtotalCents: Int
    /// The ISO 4217 code of the prices.
    public let currency: String
    /// The retailers whose minimum isn't reached.
    public let shortfalls: [Shortfall]

    /// Creates a cart.
    public init(lines: [Line] = [], subtotalCents: Int = 0, currency: String = "USD", shortfalls: [Shortfall] = []) {
        self.lines = lines
        self.subtotalCents = subtotalCents
        self.currency = currency
        self.shortfalls = shortfalls
    }

    /// The number of pieces of all items.
    public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

    /// Whether everything in it can be ordered now.
    public var isOrderable: Bool { !lines.isEmpty && shortfalls.isEmpty && lines.allSatisfy(\.item.available) }

    /// Returns the number of an item's pieces; 0 for an item that isn't in the cart.
    public func quantity(of item: Int) -> Int { lines.first { $0.item.id == item }?.quantity ?? 0 }

    /// A cart with two pieces of one item, for tests and previews.
    public static let sample = RetailCart(lines: [Line(item: .sample, retailer: "Corner Market", quantity: 2)], subtotalCents: 2_398)
}
