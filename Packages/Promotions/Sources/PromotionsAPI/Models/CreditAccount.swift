public import Core
public import Foundation

/// A customer's credit, which pays for laundry, and the code by which they recommend us.
public struct CreditAccount: Codable, Sampled, Hashable {
    /// The credit that can be spent, in cents.
    public var balanceCents: Int
    /// The currency, ISO 4217.
    public var currency: String
    /// The last entries, newest first.
    public var entries: [CreditEntry]
    /// The customer's code for friends; nil where friends get nothing.
    public var referral: Referral?

    /// Creates an account.
    public init(balanceCents: Int, currency: String = "USD", entries: [CreditEntry], referral: Referral?) {
        self.balanceCents = balanceCents
        self.currency = currency
        self.entries = entries
        self.referral = referral
    }

    /// An account for tests, previews and documentation.
    public static let sample = CreditAccount(balanceCents: 1000, entries: [.sample], referral: .sample)
}

/// A change of a customer's credit.
public struct CreditEntry: Codable, Sendable, Hashable {
    /// The kinds of changes.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// We granted it.
        case granted
        /// A friend's first order was delivered.
        case referral
        /// An order used it.
        case spent
        /// An order that used it got cheaper or was canceled.
        case returned
    }

    /// The id.
    public var id: Int
    /// The kind.
    public var kind: Kind
    /// The change in cents; negative for what was spent.
    public var cents: Int
    /// The order that it belongs to; nil for none, and for a friend's.
    public var orderID: Int?
    /// The reason that was given with a grant.
    public var reason: String?
    /// The time of the change.
    public var createdAt: Date

    /// Creates an entry.
    public init(id: Int, kind: Kind, cents: Int, orderID: Int?, reason: String?, createdAt: Date) {
        self.id = id
        self.kind = kind
        self.cents = cents
        self.orderID = orderID
        self.reason = reason
        self.createdAt = createdAt
    }

    enum CodingKeys: String, CodingKey {
        case id, kind, cents
        case orderID = "orderId"
        case reason, createdAt
    }

    /// An entry for tests, previews and documentation.
    public static let sample = CreditEntry(
        id: 5, kind: .granted, cents: 1000, orderID: nil, reason: "A sock was lost.", createdAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// The code by which a customer recommends us.
public struct Referral: Codable, Sendable, Hashable {
    /// The code that a friend enters with the first order.
    public var code: String
    /// The amount that a friend's first order costs less, in cents.
    public var friendCents: Int
    /// The credit that the customer gets when that order is delivered, in cents.
    public var rewardCents: Int
    /// The address of a page on which the code is filled in; nil from servers of before.
    public var url: String?

    /// Creates a referral.
    public init(code: String, friendCents: Int, rewardCents: Int, url: String? = nil) {
        self.code = code
        self.friendCents = friendCents
        self.rewardCents = rewardCents
        self.url = url
    }

    /// A referral for tests, previews and documentation.
    public static let sample = Referral(
        code: "FRIEND-7K2M9Q", friendCents: 1000, rewardCents: 1000,
        url: "https://tumble.example/customer/home/code/FRIEND-7K2M9Q")
}
