public import Foundation

/// A request for a new draft of prices.
public struct NewPriceDraft: Codable, Sendable, Hashable {
    /// The version to copy; nil for the one that holds now.
    public var version: Int?

    /// Creates a request.
    public init(version: Int? = nil) { self.version = version }
}

/// The next revision of a draft.
public struct PriceDraftChange: Codable, Sendable, Hashable {
    /// The draft's id.
    public var id: Int
    /// The revision that was changed. If there is a newer one, the change is refused.
    public var revision: Int
    /// The amounts and rates.
    public var prices: Prices

    /// Creates a request.
    public init(id: Int, revision: Int, prices: Prices) {
        self.id = id
        self.revision = revision
        self.prices = prices
    }
}

/// A request to make a draft the next version.
public struct PublishPrices: Codable, Sendable, Hashable {
    /// The draft's id.
    public var id: Int
    /// The revision that was looked at. If there is a newer one, it isn't published.
    public var revision: Int
    /// The newest published version that was looked at. If there is a newer one, the draft isn't published. Nil publishes it over any.
    public var replaces: Int?
    /// The time from which the prices hold, never one that has passed; nil for now.
    public var effectiveFrom: Date?

    /// Creates a request.
    public init(id: Int, revision: Int, replaces: Int? = nil, effectiveFrom: Date? = nil) {
        self.id = id
        self.revision = revision
        self.replaces = replaces
        self.effectiveFrom = effectiveFrom
    }
}

/// Prices to try on typical orders.
public struct PricePreviewRequest: Codable, Sendable, Hashable {
    /// The amounts and rates.
    public var prices: Prices

    /// Creates a request.
    public init(prices: Prices) { self.prices = prices }
}
