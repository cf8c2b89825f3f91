public import Core

/// The events of accounts, for other features.
public enum AuthEvents {
    /// An account was created.
    public static let registered = EventType<Registered>("account.registered")
}

/// The payload of ``AuthEvents/registered``. It holds neither email address nor phone number, because events are kept.
public struct Registered: Codable, Sendable, Equatable {
    /// The account's id.
    public let user: Int
    /// The account's roles.
    public let roles: [Role]

    /// Creates the payload.
    public init(user: Int, roles: [Role]) {
        self.user = user
        self.roles = roles
    }

    /// A new customer, for tests and documentation.
    public static let sample = Registered(user: 7, roles: [.customer])
}
