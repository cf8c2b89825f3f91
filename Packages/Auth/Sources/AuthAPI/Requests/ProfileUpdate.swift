public import Core

/// Changes to a profile. Fields that are absent or null stay as they are.
public struct ProfileUpdate: Codable, Sendable, Equatable {
    /// The account, from the path.
    public let id: Int
    /// The new name, 1 to 80 characters.
    public var name: String?
    /// The new phone number; an empty text removes it.
    public var phone: String?
    /// The new language, as an IETF tag.
    public var language: String?
    /// All saved addresses. One without an id is new and gets one.
    public var addresses: [Address]?
    /// The id of the address for orders that name none.
    public var defaultAddressID: Int?
    /// All preferences. Those left out get their defaults.
    public var preferences: Preferences?

    /// Creates changes.
    public init(
        id: Int, name: String? = nil, phone: String? = nil, language: String? = nil, addresses: [Address]? = nil,
        defaultAddressID: Int? = nil, preferences: Preferences? = nil
    ) {
        self.id = id
        self.name = name
        self.phone = phone
        self.language = language
        self.addresses = addresses
        self.defaultAddressID = defaultAddressID
        self.preferences = preferences
    }

    /// A new name and phone number, for tests and documentation.
    public static let sample = ProfileUpdate(id: 7, name: "Casey C. Customer", phone: "+1 949 555 0101")

    enum CodingKeys: String, CodingKey {
        case id, name, phone, language, addresses
        case defaultAddressID = "defaultAddressId"
        case preferences
    }
}

extension ProfileUpdate: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 80, "phone": 40, "language": 35]
}
