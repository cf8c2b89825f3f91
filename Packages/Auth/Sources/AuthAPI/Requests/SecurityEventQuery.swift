public import Core

/// The page and the filters of a list of security events.
public struct SecurityEventQuery: Codable, Sendable, Equatable {
    /// The cursor: only events before the one with this id; nil for the newest.
    public let before: Int?
    /// The most events to return, 1 to 100; 20 if nil.
    public let limit: Int?
    /// Only events of this account.
    public let accountID: Int?
    /// Only events of this kind.
    public let kind: SecurityEvent.Kind?

    /// Creates a query.
    public init(before: Int? = nil, limit: Int? = nil, accountID: Int? = nil, kind: SecurityEvent.Kind? = nil) {
        self.before = before
        self.limit = limit
        self.accountID = accountID
        self.kind = kind
    }

    /// The failures of one account, for tests and documentation.
    public static let sample = SecurityEventQuery(before: 100, limit: 20, accountID: 7, kind: .signInFailed)

    enum CodingKeys: String, CodingKey {
        case before, limit
        case accountID = "accountId"
        case kind
    }
}

extension SecurityEventQuery: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["kind": 64]
}
