/// Which security events are asked for.
public struct SecurityEventQuery: Codable, Sendable, Equatable {
    /// Only events before the one with this id; nil for the newest.
    public let before: Int?
    /// At most this many, up to 100; 20 where it isn't said.
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
