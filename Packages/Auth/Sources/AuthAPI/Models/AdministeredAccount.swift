public import Foundation

/// An account as administrators see it.
public struct AdministeredAccount: Codable, Sendable, Equatable {
    /// The account.
    public let user: User
    /// The time at which it was disabled; nil for one that is enabled.
    public let disabledAt: Date?

    /// Creates an account.
    public init(user: User, disabledAt: Date?) {
        self.user = user
        self.disabledAt = disabledAt
    }

    /// An enabled customer, for tests and documentation.
    public static let sample = AdministeredAccount(user: .sample, disabledAt: nil)

    enum CodingKeys: CodingKey {
        case user, disabledAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(user, forKey: .user)
        try container.encode(disabledAt, forKey: .disabledAt)
    }
}

/// A page of accounts, newest first.
public struct AccountPage: Codable, Sendable, Equatable {
    /// The accounts.
    public let items: [AdministeredAccount]
    /// The cursor of the next page, to be passed as `before`; nil on the last page.
    public let nextBefore: Int?

    /// Creates a page.
    public init(items: [AdministeredAccount], nextBefore: Int?) {
        self.items = items
        self.nextBefore = nextBefore
    }

    /// A page of one account, for tests and documentation.
    public static let sample = AccountPage(items: [.sample], nextBefore: nil)

    enum CodingKeys: CodingKey {
        case items, nextBefore
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(nextBefore, forKey: .nextBefore)
    }
}
