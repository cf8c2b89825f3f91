public import Core

/// The page and the filters of a list of accounts.
public struct AccountQuery: Codable, Sendable, Equatable {
    /// The cursor: only accounts before the one with this id; nil for the newest.
    public let before: Int?
    /// The most accounts to return, 1 to 100; 20 if nil.
    public let limit: Int?
    /// Only the account with this email address.
    public let email: String?
    /// Only accounts whose name, email address or phone number contains this text, or whose id it is.
    public let search: String?
    /// Only accounts with this role.
    public let role: Role?
    /// Only accounts in this state.
    public let status: AccountStatus?

    /// Creates a query.
    public init(
        before: Int? = nil, limit: Int? = nil, email: String? = nil, search: String? = nil, role: Role? = nil, status: AccountStatus? = nil
    ) {
        self.before = before
        self.limit = limit
        self.email = email
        self.search = search
        self.role = role
        self.status = status
    }

    /// A page, for tests and documentation.
    public static let sample = AccountQuery(
        before: 100, limit: 20, email: "customer@tumble.example", search: "casey", role: .customer, status: .enabled)
}

extension AccountQuery: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["email": 254, "search": 100]
}

/// Whether somebody can sign in to an account.
public enum AccountStatus: String, Codable, Sendable, CaseIterable {
    /// Its owner can.
    case enabled
    /// Nobody can, until an administrator enables it.
    case disabled
}

/// A session of somebody's account.
public struct AccountSessionInput: Codable, Sendable, Equatable {
    /// The account, from the path.
    public let id: Int
    /// The session, from the path.
    public let session: Int

    /// Creates an input.
    public init(id: Int, session: Int) {
        self.id = id
        self.session = session
    }
}
