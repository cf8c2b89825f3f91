public import Core

/// What happens to accounts, for other features to listen to.
public enum AuthEvents {
    /// Somebody made an account.
    public static let registered = EventType<Registered>("account.registered")
}

/// What is told of a new account: who it is, but neither address nor phone number, since events are kept.
public struct Registered: Codable, Sendable, Equatable {
    /// The account's id.
    public let user: Int
    /// What it may do.
    public let roles: [Role]

    /// Creates the payload.
    public init(user: Int, roles: [Role]) {
        self.user = user
        self.roles = roles
    }

    /// A new customer, for tests and documentation.
    public static let sample = Registered(user: 7, roles: [.customer])
}
