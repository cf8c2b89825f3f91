public import Core

/// What an order costs, line by line.
public struct Price: Codable, Sampled, Hashable {
    /// The currency, ISO 4217.
    public var currency: String
    /// The lines, in the order in which they were computed.
    public var lines: [PriceLine]
    /// Everything but tax and tip, in cents.
    public var subtotalCents: Int
    /// The tax, in cents.
    public var taxCents: Int
    /// The tip, in cents.
    public var tipCents: Int
    /// What is to be paid, in cents.
    public var totalCents: Int
    /// The version of the price book that it was computed with.
    public var priceBookVersion: Int

    /// Adds lines up.
    public init(currency: String = "USD", lines: [PriceLine], priceBookVersion: Int) {
        self.currency = currency
        self.lines = lines
        taxCents = lines.filter { $0.kind == .tax }.reduce(0) { $0 + $1.totalCents }
        tipCents = lines.filter { $0.kind == .tip }.reduce(0) { $0 + $1.totalCents }
        totalCents = lines.reduce(0) { $0 + $1.totalCents }
        subtotalCents = totalCents - taxCents - tipCents
        self.priceBookVersion = priceBookVersion
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
