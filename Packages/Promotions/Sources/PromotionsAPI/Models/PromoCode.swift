public import Core
public import Foundation

/// A promo code, as administrators see it.
public struct PromoCode: Codable, Sampled, Hashable {
    /// The id.
    public var id: Int
    /// The code in capital letters.
    public var code: String
    /// The terms.
    public var terms: PromoTerms
    /// False once an administrator ended it.
    public var active: Bool
    /// The number of orders that use it.
    public var redeemed: Int
    /// The time when it was made.
    public var createdAt: Date

    /// Creates a code.
    public init(id: Int, code: String, terms: PromoTerms, active: Bool, redeemed: Int, createdAt: Date) {
        self.id = id
        self.code = code
        self.terms = terms
        self.active = active
        self.redeemed = redeemed
        self.createdAt = createdAt
    }

    /// A code for tests, previews and documentation.
    public static let sample = PromoCode(
        id: 3, code: "SPRING", terms: .sample, active: true, redeemed: 12, createdAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// The terms of a promo code.
public struct PromoTerms: Codable, Sampled, Hashable {
    /// The percentage that is taken off of laundry, add-ons and delivery, 1 to 100; nil for an amount.
    public var percent: Int?
    /// The amount that is taken off, in cents; nil for a percentage.
    public var amountCents: Int?
    /// True where it is for a customer's first order alone.
    public var firstOrderOnly: Bool
    /// The least that laundry, add-ons and delivery have to cost, in cents.
    public var minimumCents: Int
    /// The most orders that can use it; nil for any number.
    public var limit: Int?
    /// The most orders of one customer that can use it; nil for any number.
    public var limitPerCustomer: Int?
    /// The time from which it can be used; nil for now.
    public var startsAt: Date?
    /// The time until which it can be used; nil for no end.
    public var endsAt: Date?

    /// Creates terms.
    public init(
        percent: Int? = nil, amountCents: Int? = nil, firstOrderOnly: Bool = false, minimumCents: Int = 0, limit: Int? = nil,
        limitPerCustomer: Int? = 1, startsAt: Date? = nil, endsAt: Date? = nil
    ) {
        self.percent = percent
        self.amountCents = amountCents
        self.firstOrderOnly = firstOrderOnly
        self.minimumCents = minimumCents
        self.limit = limit
        self.limitPerCustomer = limitPerCustomer
        self.startsAt = startsAt
        self.endsAt = endsAt
    }

    /// Terms for tests, previews and documentation.
    public static let sample = PromoTerms(percent: 20, minimumCents: 2000, limit: 100)
}
