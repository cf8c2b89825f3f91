import AuthAPI
import Core
import Foundation
import Persistence

/// A stored account.
struct Account: RowDecodable, Sendable {
    /// The part of the profile that is stored as one document, because it is read and written as a whole and never searched.
    struct Details: Codable, Sendable {
        var addresses: [Address] = []
        var defaultAddressID: Int?
        var preferences = Preferences()
    }

    let id: Int
    let email: String
    /// The time at which the account confirmed that mail to the address reaches its owner; nil while the address is only claimed.
    let emailVerifiedAt: Date?
    /// The time at which another account confirmed the address that this one claimed; nil otherwise.
    let emailLostAt: Date?
    var name: String
    var phone: String?
    let passwordHash: String
    let roles: Set<Role>
    /// The number of changes of the roles; older access tokens count as expired.
    let tokenVersion: Int
    let isDemo: Bool
    var language: String?
    var details: Details
    let createdAt: Date
    let disabledAt: Date?
    /// The time since which a second factor is set up; nil if there is none.
    let factorSince: Date?
    /// The time from which everything of the account is erased; nil for one that stays.
    let deletionAt: Date?

    init(row: Row) throws {
        id = try row.get("id")
        email = try row.get("email")
        emailVerifiedAt = try row.get("email_verified_at")
        emailLostAt = try row.get("email_lost_at")
        name = try row.get("name")
        phone = try row.get("phone")
        passwordHash = try row.get("password_hash")
        roles = Self.roles(from: try row.get("roles"))
        tokenVersion = try row.get("token_version")
        isDemo = try row.get("is_demo")
        language = try row.get("language")
        details = try row.get("profile", as: JSONColumn<Details>.self).value
        createdAt = try row.get("created_at")
        disabledAt = try row.get("disabled_at")
        factorSince = try row.get("factor_since")
        deletionAt = try row.get("deletion_at")
    }

    var person: Person { Person(id: id, name: name, roles: roles) }

    var hasSecondFactor: Bool { factorSince != nil }

    /// The account as administrators see it.
    var user: User { user(roles: roles, needsSecondFactor: false) }

    /// Returns the account as its owner sees it in a session that has these roles.
    func user(roles: Set<Role>, needsSecondFactor: Bool) -> User {
        User(
            id: id, name: name, email: email, emailVerified: emailVerifiedAt != nil, emailLost: emailLostAt != nil, phone: phone, roles: roles,
            language: language, createdAt: createdAt, hasSecondFactor: hasSecondFactor, needsSecondFactor: needsSecondFactor,
            deletionAt: deletionAt)
    }

    /// The text under which guesses at the account's password are counted. An account that only claims its address has a count of its own: otherwise
    /// whoever registers with somebody's address could clear the owner's count with their own password.
    var guessedEmail: String { emailVerifiedAt == nil ? "account \(id)" : email }

    /// The language that its owner chose, if the product speaks it.
    var chosenLanguage: Language? { language.flatMap { Language(tag: $0) } }

    var administered: AdministeredAccount { AdministeredAccount(user: user, disabledAt: disabledAt) }

    /// Returns the profile of its owner.
    func profile(_ user: User) -> Profile {
        Profile(
            user: user, addresses: details.addresses, defaultAddressID: details.defaultAddressID, preferences: details.preferences)
    }

    /// Returns roles as the column holds them: names in a fixed order, separated by spaces.
    static func column(_ roles: Set<Role>) -> String {
        Role.allCases.filter(roles.contains).map(\.rawValue).joined(separator: " ")
    }

    static func roles(from column: String) -> Set<Role> {
        Set(column.split(separator: " ").compactMap { Role(rawValue: String($0)) })
    }
}
