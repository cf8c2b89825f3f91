public import Core

/// A user with their saved addresses and preferences. On the wire its fields stand beside the user's.
public struct Profile: Codable, Sendable, Equatable {
    /// The account.
    public var user: User
    /// The saved addresses. Ids are unique among a person's addresses only.
    public var addresses: [Address]
    /// The id of the address for orders that name none; nil if there are no addresses.
    public var defaultAddressID: Int?
    /// The person's choices.
    public var preferences: Preferences

    /// Creates a profile.
    public init(user: User, addresses: [Address] = [], defaultAddressID: Int? = nil, preferences: Preferences = Preferences()) {
        self.user = user
        self.addresses = addresses
        self.defaultAddressID = defaultAddressID
        self.preferences = preferences
    }

    /// The address for orders that name none.
    public var defaultAddress: Address? {
        defaultAddressID.flatMap { id in addresses.first { $0.id == id } }
    }

    /// The part of the profile that every feature may know.
    public var person: Person {
        Person(id: user.id, name: user.name, roles: Set(user.roles), language: user.person.language, appearance: preferences.appearance)
    }

    /// A customer's profile with one address, for tests, previews and documentation.
    public static let sample: Profile = {
        var home = Address.sample
        home.id = 1
        return Profile(user: .sample, addresses: [home], defaultAddressID: 1)
    }()

    enum CodingKeys: String, CodingKey {
        case addresses
        case defaultAddressID = "defaultAddressId"
        case preferences
    }

    /// Reads the user's fields and the profile's own from one object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        user = try User(from: decoder)
        addresses = try container.decode([Address].self, forKey: .addresses)
        defaultAddressID = try container.decodeIfPresent(Int.self, forKey: .defaultAddressID)
        preferences = try container.decode(Preferences.self, forKey: .preferences)
    }

    /// Writes the user's fields and the profile's own into one object.
    public func encode(to encoder: any Encoder) throws {
        try user.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(addresses, forKey: .addresses)
        try container.encode(defaultAddressID, forKey: .defaultAddressID)
        try container.encode(preferences, forKey: .preferences)
    }
}
