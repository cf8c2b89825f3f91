/// One line of a price, with the reason why it is there and as high as it is.
public struct PriceLine: Codable, Sendable, Hashable {
    /// What a line is for.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// Washing.
        case service
        /// An extra of the wash.
        case addOn
        /// A retailer's item.
        case retail
        /// The surcharge for picking up as soon as possible.
        case asap
        /// Bringing it.
        case delivery
        /// A discount; negative.
        case promo
        /// Sales tax on retailers' items.
        case tax
        /// For the driver.
        case tip
        /// For canceling after a driver was assigned.
        case cancellation
        /// For a pickup that failed by the customer's doing.
        case noShow
    }

    /// What it is for.
    public var kind: Kind
    /// What people read.
    public var label: String
    /// How many bags, kilograms or pieces.
    public var quantity: Double
    /// The price of one, in cents.
    public var unitCents: Int
    /// What the line adds to the price, in cents.
    public var totalCents: Int
    /// Why the line is there, or why it changed; nil where it explains itself.
    public var reason: String?

    /// Creates a line.
    public init(kind: Kind, label: String = "", quantity: Double, unitCents: Int, totalCents: Int, reason: String? = nil) {
        self.kind = kind
        self.label = label
        self.quantity = quantity
        self.unitCents = unitCents
        self.totalCents = totalCents
        self.reason = reason
    }

    enum CodingKeys: CodingKey {
        case kind, label, quantity, unitCents, totalCents, reason
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(label, forKey: .label)
        try container.encode(quantity, forKey: .quantity)
        try container.encode(unitCents, forKey: .unitCents)
        try container.encode(totalCents, forKey: .totalCents)
        try container.encode(reason, forKey: .reason)
    }
}
