public import Core

/// The page and the filters of a list of security events.
public struct SecurityEventQuery: Codable, Sendable, Equatable {
    /// The cursor: only events before the one with this id; nil for the newest.
    public let before: Int?
    /// The most events to return, 1 to 100; 20 if nil.
    public let limit: Int?
    /// Only events of this account.
    public let accountID: Int?
    /// Only what this person did.
    public let actorID: Int?
    /// Only events of this kind.
    public let kind: SecurityEvent.Kind?
    /// Only events about this thing, as kind and id, such as `order/12`.
    public let object: String?

    /// Creates a query.
    public init(
        before: Int? = nil, limit: Int? = nil, accountID: Int? = nil, actorID: Int? = nil, kind: SecurityEvent.Kind? = nil, object: String? = nil
    ) {
        self.before = before
        self.limit = limit
        self.accountID = accountID
        self.actorID = actorID
        self.kind = kind
        self.object = object
    }

    /// The failures of one account, for tests and documentation.
    public static let sample = SecurityEventQuery(before: 100, limit: 20, accountID: 7, kind: .signInFailed)

    enum CodingKeys: String, CodingKey {
        case before, limit
        case accountID = "accountId"
        case actorID = "actorId"
        case kind, object
    }
}

extension SecurityEventQuery: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["kind": 64, "object": 64]
}
