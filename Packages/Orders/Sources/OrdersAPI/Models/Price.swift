public import Core

/// The price of an order, line by line.
public struct Price: Codable, Sampled, Hashable {
    /// The currency, ISO 4217.
    public var currency: String
    /// The lines, in the order in which they were computed.
    public var lines: [PriceLine]
    /// Everything but tax, tip and what credit pays, in cents.
    public var subtotalCents: Int
    /// The tax, in cents.
    public var taxCents: Int
    /// The tip, in cents.
    public var tipCents: Int
    /// The amount to pay, in cents.
    public var totalCents: Int
    /// The version of the prices that it was computed with.
    public var priceBookVersion: Int

    /// Creates a price by adding up its lines.
    public init(currency: String = "USD", lines: [PriceLine], priceBookVersion: Int) {
        self.currency = currency
        self.lines = lines
        taxCents = lines.filter { $0.kind == .tax }.reduce(0) { $0 + $1.totalCents }
        tipCents = lines.filter { $0.kind == .tip }.reduce(0) { $0 + $1.totalCents }
        totalCents = lines.reduce(0) { $0 + $1.totalCents }
        subtotalCents = lines.filter { ![.tax, .tip, .credit].contains($0.kind) }.reduce(0) { $0 + $1.totalCents }
        self.priceBookVersion = priceBookVersion
    }

    /// The part that the customer's credit pays, in cents; positive.
    public var creditCents: Int { -lines.filter { $0.kind == .credit }.reduce(0) { $0 + $1.totalCents } }

    /// Returns the price with another tip.
    public func tipped(_ cents: Int) -> Price {
        let tip = PriceLine(kind: .tip, quantity: 1, unitCents: cents, totalCents: cents)
        return Price(currency: currency, lines: lines.filter { $0.kind != .tip } + (cents > 0 ? [tip] : []), priceBookVersion: priceBookVersion)
    }

    /// The price of two bags as soon as possible, for tests, previews and documentation.
    public static let sample = Price(
        lines: [
            PriceLine(kind: .service, label: "Wash and fold", quantity: 2, unitCents: 1400, totalCents: 2800),
            PriceLine(kind: .asap, label: "ASAP pickup", quantity: 1, unitCents: 700, totalCents: 700),
            PriceLine(kind: .delivery, label: "Delivery", quantity: 1, unitCents: 399, totalCents: 399, reason: "Free over $40.00 or with shopping"),
        ],
        priceBookVersion: 1)
}

/// One line of a price, with the reason why it is there or as high as it is.
public struct PriceLine: Codable, Sendable, Hashable {
    /// The kinds of lines.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The wash.
        case service
        /// An extra of the wash.
        case addOn
        /// A retailer's item.
        case retail
        /// The surcharge for an ASAP pickup.
        case asap
        /// The delivery.
        case delivery
        /// A discount; negative.
        case promo
        /// Sales tax on retailers' items.
        case tax
        /// The driver's tip.
        case tip
        /// The part that the customer's credit pays; negative.
        case credit
        /// The fee for canceling after a driver was assigned.
        case cancellation
        /// The fee for a pickup that failed by the customer's doing.
        case noShow
    }

    /// The kind.
    public var kind: Kind
    /// The name of the line, in the language of the request.
    public var label: String
    /// The number of bags, kilograms or pieces.
    public var quantity: Double
    /// The price of one, in cents.
    public var unitCents: Int
    /// The amount that the line adds to the price, in cents; negative for a discount.
    public var totalCents: Int
    /// The reason in the language of the request, an item's retailer; nil where the line explains itself.
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
