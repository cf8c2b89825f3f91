public import Core

/// The page of a list of accounts, or the address of one.
public struct AccountQuery: Codable, Sendable, Equatable {
    /// The cursor: only accounts before the one with this id; nil for the newest.
    public let before: Int?
    /// The most accounts to return, 1 to 100; 20 if nil.
    public let limit: Int?
    /// Only the account with this email address.
    public let email: String?

    /// Creates a query.
    public init(before: Int? = nil, limit: Int? = nil, email: String? = nil) {
        self.before = before
        self.limit = limit
        self.email = email
    }

    /// A page, for tests and documentation.
    public static let sample = AccountQuery(before: 100, limit: 20, email: "customer@tumble.example")
}

extension AccountQuery: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["email": 254]
}
