public import Core

/// A person's new roles.
public struct RolesUpdate: Codable, Sendable, Equatable {
    /// The account, from the path.
    public let id: Int
    /// All roles, at least one.
    public let roles: [Role]

    /// Creates a change.
    public init(id: Int, roles: [Role]) {
        self.id = id
        self.roles = roles
    }

    /// A customer who becomes a driver too, for tests and documentation.
    public static let sample = RolesUpdate(id: 7, roles: [.customer, .driver])
}
