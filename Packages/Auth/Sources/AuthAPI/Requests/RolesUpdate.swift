public import Core

/// What a person may do from now on.
public struct RolesUpdate: Codable, Sendable, Equatable {
    /// The account, from the path.
    public let id: Int
    /// All roles; at least one.
    public let roles: [Role]

    /// Creates a change.
    public init(id: Int, roles: [Role]) {
        self.id = id
        self.roles = roles
    }

    /// A customer becomes a driver too, for tests and documentation.
    public static let sample = RolesUpdate(id: 7, roles: [.customer, .driver])
}
