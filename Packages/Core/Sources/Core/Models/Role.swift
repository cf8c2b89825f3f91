/// A role that grants permissions.
public enum Role: String, Codable, Sendable, CaseIterable, Hashable {
    /// Orders laundry and shopping.
    case customer
    /// Picks up and delivers.
    case driver
    /// Runs the fleet and, for now, the plant.
    case dispatcher
    /// Manages prices, service areas and roles.
    case admin
}

/// The view of the app that a person is using.
public enum Mode: String, Codable, Sendable, CaseIterable, Hashable {
    /// Ordering and tracking orders.
    case customer
    /// Driving.
    case driver
    /// Dispatching.
    case dispatcher
    /// Administering the product.
    case administrator

    /// The role required for a mode.
    public var role: Role {
        switch self {
        case .customer: .customer
        case .driver: .driver
        case .dispatcher: .dispatcher
        case .administrator: .admin
        }
    }
}

/// A signed-in person, as all features see them.
public struct Person: Codable, Sendable, Hashable {
    /// The account's id.
    public let id: Int
    /// The name that others see.
    public let name: String
    /// The roles that grant permissions.
    public let roles: Set<Role>
    /// The language that the person chose; nil if they never did.
    public let language: Language?
    /// The person's choice between a light and a dark app.
    public let appearance: Appearance
    /// The id of the administrator who sees the product through this person's eyes and may change nothing; nil for the person themself. It comes from the
    /// access token and never travels.
    public let viewerID: Int?

    /// Creates a person.
    public init(id: Int, name: String, roles: Set<Role>, language: Language? = nil, appearance: Appearance = .system, viewerID: Int? = nil) {
        self.id = id
        self.name = name
        self.roles = roles
        self.language = language
        self.appearance = appearance
        self.viewerID = viewerID
    }

    private enum CodingKeys: CodingKey {
        case id, name, roles, language, appearance
    }

    /// Decodes a person; without an appearance it follows the system.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        roles = try container.decode(Set<Role>.self, forKey: .roles)
        language = try container.decodeIfPresent(Language.self, forKey: .language)
        appearance = try container.decodeIfPresent(Appearance.self, forKey: .appearance) ?? .system
        viewerID = nil
    }

    /// Encodes the roles in a fixed order, so that equal people encode to equal bytes; values that were never chosen are omitted.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(Role.allCases.filter(roles.contains), forKey: .roles)
        try container.encodeIfPresent(language, forKey: .language)
        if appearance != .system { try container.encode(appearance, forKey: .appearance) }
    }

    /// The modes available to the person, in a fixed order.
    public var modes: [Mode] { Mode.allCases.filter { roles.contains($0.role) } }
}
