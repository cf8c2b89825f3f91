public import Core
public import Foundation

/// An account as its owner sees it. It never holds the password, nor anything made from it.
public struct User: Codable, Sendable, Equatable {
    /// The account's id.
    public let id: Int
    /// The name that others see; empty until the person gives one.
    public var name: String
    /// The email address to sign in with, in lower case.
    public let email: String
    /// Whether the person has confirmed that mail to the address reaches them.
    public var emailVerified: Bool
    /// Whether another account has confirmed the address, so that this one needs another.
    public var emailLost: Bool
    /// The phone number, as the person wrote it.
    public var phone: String?
    /// Whether a second factor is set up, without which nobody signs in to the account.
    public let hasSecondFactor: Bool
    /// Whether a second factor has to be set up, or given, before the person has their roles as staff.
    public let needsSecondFactor: Bool
    /// The roles, in a fixed order.
    public let roles: [Role]
    /// The language that the person chose, as an IETF tag such as `en`; nil if they never chose one, and each device's own applies.
    public var language: String?
    /// The time at which the account was created.
    public let createdAt: Date
    /// The time from which everything of the account is erased, as its owner asked; nil for an account that stays.
    public let deletionAt: Date?

    /// Creates a user.
    public init(
        id: Int, name: String, email: String, emailVerified: Bool = false, emailLost: Bool = false, phone: String?, roles: Set<Role>,
        language: String? = nil, createdAt: Date, hasSecondFactor: Bool = false, needsSecondFactor: Bool = false,
        deletionAt: Date? = nil
    ) {
        self.id = id
        self.name = name
        self.email = email
        self.emailVerified = emailVerified
        self.emailLost = emailLost
        self.phone = phone
        self.roles = Role.allCases.filter(roles.contains)
        self.language = language
        self.createdAt = createdAt
        self.hasSecondFactor = hasSecondFactor
        self.needsSecondFactor = needsSecondFactor
        self.deletionAt = deletionAt
    }

    /// The part of the user that every feature may know.
    public var person: Person { Person(id: id, name: name, roles: Set(roles), language: language.flatMap { Language(tag: $0) }) }

    /// A customer, for tests, previews and documentation.
    public static let sample = User(
        id: 7, name: "Casey Customer", email: "customer@tumble.example", phone: "+1 949 555 0100", roles: [.customer], language: "en",
        createdAt: Date(timeIntervalSince1970: 1_767_268_800))

    enum CodingKeys: CodingKey {
        case id, name, email, emailVerified, emailLost, phone, roles, language, createdAt, hasSecondFactor, needsSecondFactor, deletionAt
    }

    /// Reads a user. Without `emailVerified` the address counts as not confirmed, without `emailLost` as not lost; without the keys of second factors
    /// there is none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        email = try container.decode(String.self, forKey: .email)
        emailVerified = try container.decodeIfPresent(Bool.self, forKey: .emailVerified) ?? false
        emailLost = try container.decodeIfPresent(Bool.self, forKey: .emailLost) ?? false
        phone = try container.decodeIfPresent(String.self, forKey: .phone)
        roles = try container.decode([Role].self, forKey: .roles)
        language = try container.decodeIfPresent(String.self, forKey: .language)
        createdAt = try container.decode(Date.self, forKey: .createdAt)
        hasSecondFactor = try container.decodeIfPresent(Bool.self, forKey: .hasSecondFactor) ?? false
        needsSecondFactor = try container.decodeIfPresent(Bool.self, forKey: .needsSecondFactor) ?? false
        deletionAt = try container.decodeIfPresent(Date.self, forKey: .deletionAt)
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(email, forKey: .email)
        try container.encode(emailVerified, forKey: .emailVerified)
        try container.encode(emailLost, forKey: .emailLost)
        try container.encode(phone, forKey: .phone)
        try container.encode(roles, forKey: .roles)
        try container.encode(language, forKey: .language)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(hasSecondFactor, forKey: .hasSecondFactor)
        try container.encode(needsSecondFactor, forKey: .needsSecondFactor)
        try container.encode(deletionAt, forKey: .deletionAt)
    }
}
