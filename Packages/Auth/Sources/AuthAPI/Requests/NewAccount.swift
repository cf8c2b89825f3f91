public import Core

/// An account that an administrator creates for somebody.
public struct NewAccount: Codable, Sendable, Equatable {
    /// The name that others see.
    public let name: String
    /// The email address to sign in with.
    public let email: String
    /// All roles, at least one.
    public let roles: [Role]

    /// Creates a request.
    public init(name: String, email: String, roles: [Role]) {
        self.name = name
        self.email = email
        self.roles = roles
    }

    /// A driver, for tests and documentation.
    public static let sample = NewAccount(name: "Dana Driver", email: "dana@tumble.example", roles: [.driver])
}

extension NewAccount: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 80, "email": 254]
}
