public import Core
public import Foundation

/// The customer's wish for an item that the store doesn't have.
public enum RetailSubstitution: String, Codable, Sendable, CaseIterable, Hashable {
    /// The shopper takes something similar.
    case similar
    /// The shopper asks first.
    case call
    /// The shopper leaves it out.
    case leaveOut
}

/// The outcome of shopping for an item.
public enum RetailStatus: String, Codable, Sendable, CaseIterable, Hashable {
    /// Nobody has shopped for it yet.
    case open
    /// All pieces were bought.
    case bought
    /// Fewer pieces were bought than ordered.
    case partial
    /// Something else was bought in its place.
    case substituted
    /// The store didn't have it.
    case missing
}

/// A retailer's item that is to come along with an order.
public struct RetailItemRequest: Codable, Sendable, Hashable {
    /// The item's id in the retail catalog.
    public var itemID: Int
    /// The number of pieces.
    public var quantity: Int
    /// A note for the shopper.
    public var note: String?
    /// The wish for an item that the store doesn't have. It is left out unless something else is asked for: nobody pays for what they didn't choose.
    public var substitution: RetailSubstitution

    /// Creates a request.
    public init(itemID: Int, quantity: Int, note: String? = nil, substitution: RetailSubstitution = .leaveOut) {
        self.itemID = itemID
        self.quantity = quantity
        self.note = note
        self.substitution = substitution
    }

    enum CodingKeys: String, CodingKey {
        case itemID = "itemId"
        case quantity, note, substitution
    }

    /// Reads a request, in which `note` and `substitution` may be left out.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        itemID = try container.decode(Int.self, forKey: .itemID)
        quantity = try container.decode(Int.self, forKey: .quantity)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        substitution = try container.decodeIfPresent(RetailSubstitution.self, forKey: .substitution) ?? .leaveOut
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(itemID, forKey: .itemID)
        try container.encode(quantity, forKey: .quantity)
        try container.encode(note, forKey: .note)
        try container.encode(substitution, forKey: .substitution)
    }
}

extension RetailItemRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["note": 200]
}

/// A retailer's item on an order, with its name and price at that time, and once somebody shopped for it, what became of it.
public struct RetailLine: Codable, Sendable, Hashable {
    /// The item's id in the retail catalog.
    public var itemID: Int
    /// The item's name.
    public var name: String
    /// The retailer's id in the retail catalog; nil on orders from before it was kept.
    public var retailerID: Int?
    /// The retailer's name.
    public var retailer: String
    /// The number of pieces that were ordered.
    public var quantity: Int
    /// The price of one that the customer saw when ordering, in cents.
    public var unitCents: Int
    /// A note for the shopper.
    public var note: String?
    /// The wish for an item that the store doesn't have.
    public var substitution: RetailSubstitution
    /// The outcome of the shopping.
    public var status: RetailStatus
    /// The number of pieces that were bought; nil while it is open.
    public var boughtQuantity: Int?
    /// The price of one at the store, in cents; nil where nothing was bought.
    public var paidUnitCents: Int?
    /// The name of what was bought in its place; nil for the item itself.
    public var substitute: String?
    /// The time at which the outcome was reported last; nil while it is open.
    public var shoppedAt: Date?

    /// Creates a line that nobody has shopped for.
    public init(
        itemID: Int, name: String, retailerID: Int? = nil, retailer: String, quantity: Int, unitCents: Int, note: String? = nil,
        substitution: RetailSubstitution = .leaveOut
    ) {
        self.itemID = itemID
        self.name = name
        self.retailerID = retailerID
        self.retailer = retailer
        self.quantity = quantity
        self.unitCents = unitCents
        self.note = note
        self.substitution = substitution
        status = .open
    }

    /// The number of pieces that the customer pays for.
    public var chargedQuantity: Int { boughtQuantity ?? quantity }

    /// The price of one that the customer pays, in cents: never more than what they saw when ordering.
    public var chargedUnitCents: Int { min(paidUnitCents ?? unitCents, unitCents) }

    /// The amount that the customer pays, in cents.
    public var chargedCents: Int { chargedQuantity * chargedUnitCents }

    /// The amount that the customer pays less than when ordering, without tax, in cents.
    public var savedCents: Int { quantity * unitCents - chargedCents }

    enum CodingKeys: String, CodingKey {
        case itemID = "itemId"
        case name
        case retailerID = "retailerId"
        case retailer, quantity, unitCents, note, substitution, status, boughtQuantity, paidUnitCents, substitute, shoppedAt
    }
}

extension RetailLine {
    /// Reads a line. Those from before there were outcomes are open and left out where the store doesn't have them.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        itemID = try container.decode(Int.self, forKey: .itemID)
        name = try container.decode(String.self, forKey: .name)
        retailerID = try container.decodeIfPresent(Int.self, forKey: .retailerID)
        retailer = try container.decode(String.self, forKey: .retailer)
        quantity = try container.decode(Int.self, forKey: .quantity)
        unitCents = try container.decode(Int.self, forKey: .unitCents)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        substitution = try container.decodeIfPresent(RetailSubstitution.self, forKey: .substitution) ?? .leaveOut
        status = try container.decodeIfPresent(RetailStatus.self, forKey: .status) ?? .open
        boughtQuantity = try container.decodeIfPresent(Int.self, forKey: .boughtQuantity)
        paidUnitCents = try container.decodeIfPresent(Int.self, forKey: .paidUnitCents)
        substitute = try container.decodeIfPresent(String.self, forKey: .substitute)
        shoppedAt = try container.decodeIfPresent(Date.self, forKey: .shoppedAt)
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(itemID, forKey: .itemID)
        try container.encode(name, forKey: .name)
        try container.encode(retailerID, forKey: .retailerID)
        try container.encode(retailer, forKey: .retailer)
        try container.encode(quantity, forKey: .quantity)
        try container.encode(unitCents, forKey: .unitCents)
        try container.encode(note, forKey: .note)
        try container.encode(substitution, forKey: .substitution)
        try container.encode(status, forKey: .status)
        try container.encode(boughtQuantity, forKey: .boughtQuantity)
        try container.encode(paidUnitCents, forKey: .paidUnitCents)
        try container.encode(substitute, forKey: .substitute)
        try container.encode(shoppedAt, forKey: .shoppedAt)
    }
}
