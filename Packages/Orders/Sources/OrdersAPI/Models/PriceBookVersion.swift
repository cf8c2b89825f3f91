public import Core
public import Foundation

/// A published version of the prices, as administrators see it. It is never edited.
public struct PriceBookVersion: Codable, Sampled, Hashable {
    /// The times at which a version holds.
    public enum Standing: String, Codable, Sendable, CaseIterable {
        /// It holds now.
        case current
        /// It will hold from its date on.
        case scheduled
        /// Another one took its place.
        case past
        /// It was taken back before its date.
        case withdrawn
    }

    /// The number of the version, which quotes and orders keep.
    public var version: Int
    /// The time from which it holds.
    public var effectiveFrom: Date
    /// The time at which it holds: now, later, or before.
    public var standing: Standing
    /// The amounts and rates.
    public var prices: Prices

    /// Creates a version.
    public init(version: Int, effectiveFrom: Date, standing: Standing, prices: Prices) {
        self.version = version
        self.effectiveFrom = effectiveFrom
        self.standing = standing
        self.prices = prices
    }

    /// The first version, for tests, previews and documentation.
    public static let sample = PriceBookVersion(
        version: 1, effectiveFrom: Date(timeIntervalSince1970: 1_767_268_800), standing: .current, prices: .sample)
}

/// Prices that an administrator is editing. They hold for nobody until they are published.
public struct PriceDraft: Codable, Sampled, Hashable {
    /// The id.
    public var id: Int
    /// The number of changes. A change or a publication that names another one is refused.
    public var revision: Int
    /// The version that it was copied from.
    public var basedOn: Int
    /// The newest published version, which its publication will follow. One that names another is refused.
    public var replaces: Int?
    /// The amounts and rates.
    public var prices: Prices
    /// The time of the last change.
    public var updatedAt: Date

    /// Creates a draft.
    public init(id: Int, revision: Int, basedOn: Int, replaces: Int? = nil, prices: Prices, updatedAt: Date) {
        self.id = id
        self.revision = revision
        self.basedOn = basedOn
        self.replaces = replaces
        self.prices = prices
        self.updatedAt = updatedAt
    }

    /// A copy of the first version, for tests, previews and documentation.
    public static let sample = PriceDraft(
        id: 3, revision: 1, basedOn: 1, replaces: 1, prices: .sample, updatedAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// An order of a fixed kind, by which administrators see what changed prices do.
public enum TypicalOrder: String, Codable, Sendable, CaseIterable {
    /// One bag as soon as possible.
    case oneBagNow
    /// One bag in a window.
    case oneBagScheduled
    /// Two bags as soon as possible.
    case twoBagsNow
    /// Three bags in a window.
    case threeBagsScheduled
    /// Eight bags in a window.
    case eightBagsScheduled
    /// Two light bags, weighed at 6 kg together, for which the minimum weight counts.
    case lightWeighed
    /// Two heavy bags, weighed at 16 kg together.
    case heavyWeighed
    /// Two bags and shopping of $23.98.
    case shopping
    /// The same in the first area with a tax of its own.
    case shoppingElsewhere
    /// Two bags as soon as possible with every add-on that can be chosen.
    case addOns
}

/// The price of a typical order before and after a change.
public struct PricePreview: Codable, Sampled, Hashable {
    /// The order.
    public var order: TypicalOrder
    /// The name of the area for the tax; nil where nothing is taxed.
    public var area: String?
    /// The price by the version that holds now.
    public var before: Price
    /// The price by the changed prices.
    public var after: Price
    /// The difference of the totals, in cents; negative where the order gets cheaper.
    public var differenceCents: Int

    /// Creates a preview.
    public init(order: TypicalOrder, area: String?, before: Price, after: Price) {
        self.order = order
        self.area = area
        self.before = before
        self.after = after
        differenceCents = after.totalCents - before.totalCents
    }

    /// An order whose price stays, for tests, previews and documentation.
    public static let sample = PricePreview(order: .twoBagsNow, area: nil, before: .sample, after: .sample)
}
