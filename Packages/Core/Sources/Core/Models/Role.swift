/// What a person may do.
public enum Role: String, Codable, Sendable, CaseIterable, Hashable {
    /// Orders laundry and shopping.
    case customer
    /// Picks up and delivers.
    case driver
    /// Runs the fleet and, for now, the plant.
    case dispatcher
    /// Changes prices, areas, roles.
    case admin
}

/// The view of the app that a person uses at the moment.
public enum Mode: String, Codable, Sendable, CaseIterable, Hashable {
    /// Ordering and following orders.
    case customer
    /// Driving.
    case driver
    /// Dispatching.
    case dispatcher

    /// The role that a mode asks for.
    public var role: Role {
        switch self {
        case .customer: .customer
        case .driver: .driver
        case .dispatcher: .dispatcher
        }
    }
}

/// Somebody who is signed in, as every feature may know them.
public struct Person: Codable, Sendable, Hashable {
    /// The account's id.
    public let id: Int
    /// The name that others see.
    public let name: String
    /// What the person may do.
    public let roles: Set<Role>

    /// Creates a person.
    public init(id: Int, name: String, roles: Set<Role>) {
        self.id = id
        self.name = name
        self.roles = roles
    }

    private enum CodingKeys: CodingKey {
        case id, name, roles
    }

    /// Writes the roles in a fixed order, so that equal people are equal bytes.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(Role.allCases.filter(roles.contains), forKey: .roles)
    }

    /// The modes open to the person, in a fixed order.
    public var modes: [Mode] { Mode.allCases.filter { roles.contains($0.role) } }
}
