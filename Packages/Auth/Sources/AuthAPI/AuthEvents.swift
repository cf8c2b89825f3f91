public import Core

/// The events of accounts, for other features.
public enum AuthEvents {
    /// An account was created.
    public static let registered = EventType<Registered>("account.registered")
    /// The rights of an account changed: it was given other roles, disabled or enabled.
    public static let rightsChanged = EventType<RightsChanged>("account.rightsChanged")
    /// A person has another name.
    public static let renamed = EventType<Renamed>("account.renamed")
    /// The archive of a person's data is ready, or couldn't be put together.
    public static let exported = EventType<Exported>("account.exported")
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

/// The payload of ``AuthEvents/rightsChanged``.
public struct RightsChanged: Codable, Sendable, Equatable {
    /// The account's id.
    public let user: Int
    /// The roles in which the person may act from now on; empty for a disabled account.
    public let roles: [Role]

    /// Creates the payload.
    public init(user: Int, roles: [Role]) {
        self.user = user
        self.roles = roles
    }

    /// A dispatcher who became a customer, for tests and documentation.
    public static let sample = RightsChanged(user: 7, roles: [.customer])
}

/// The payload of ``AuthEvents/renamed``. It doesn't hold the name, because events are kept.
public struct Renamed: Codable, Sendable, Equatable {
    /// The account's id.
    public let user: Int

    /// Creates the payload.
    public init(user: Int) { self.user = user }

    /// A customer, for tests and documentation.
    public static let sample = Renamed(user: 7)
}

/// The payload of ``AuthEvents/exported``.
public struct Exported: Codable, Sendable, Equatable {
    /// The account's id.
    public let user: Int
    /// The archive's id.
    public let export: Int
    /// False if the archive couldn't be put together.
    public let isReady: Bool

    /// Creates the payload.
    public init(user: Int, export: Int, isReady: Bool) {
        self.user = user
        self.export = export
        self.isReady = isReady
    }

    /// An archive that is ready, for tests and documentation.
    public static let sample = Exported(user: 7, export: 3, isReady: true)
}
