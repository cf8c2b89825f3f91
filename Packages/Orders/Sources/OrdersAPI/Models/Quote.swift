public import Core
public import Foundation

/// A price that is valid until it expires. On the wire its fields stand beside those of the price.
public struct Quote: Codable, Sampled, Hashable {
    /// The id that an order names to get this price.
    public var id: Int
    /// The price.
    public var price: Price
    /// The time until which an order gets this price.
    public var expiresAt: Date
    /// The latest time of the pickup.
    public var eta: Date?
    /// The expected time of the pickup.
    public var etaRange: ETARange?

    /// Creates a quote.
    public init(id: Int, price: Price, expiresAt: Date, etaRange: ETARange?) {
        self.id = id
        self.price = price
        self.expiresAt = expiresAt
        eta = etaRange?.to
        self.etaRange = etaRange
    }

    /// A quote for tests and previews.
    public static let sample = Quote(
        id: 3, price: .sample, expiresAt: Date(timeIntervalSince1970: 1_767_269_700),
        etaRange: ETARange(from: Date(timeIntervalSince1970: 1_767_268_800), to: Date(timeIntervalSince1970: 1_767_272_400)))

    enum CodingKeys: CodingKey {
        case id, expiresAt, eta, etaRange
    }

    /// Reads the fields of quote and price from one object.
    public init(from decoder: any Decoder) throws {
        price = try Price(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        expiresAt = try container.decode(Date.self, forKey: .expiresAt)
        eta = try container.decodeIfPresent(Date.self, forKey: .eta)
        etaRange = try container.decodeIfPresent(ETARange.self, forKey: .etaRange)
    }

    /// Writes the fields of quote and price into one object.
    public func encode(to encoder: any Encoder) throws {
        try price.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(expiresAt, forKey: .expiresAt)
        try container.encode(eta, forKey: .eta)
        try container.encode(etaRange, forKey: .etaRange)
    }
}
