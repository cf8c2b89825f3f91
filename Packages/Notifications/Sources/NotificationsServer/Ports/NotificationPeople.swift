public import Core
public import Persistence

/// The accounts that Notifications asks about, inside its own transaction.
public protocol NotificationPeople: Sendable {
    /// Returns the people with these ids, leaving out those without an account and those whose account is disabled.
    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: NotificationPerson]
    /// Returns the ids of everybody with a role.
    func people(with role: Role, in transaction: Transaction) throws -> [Int]
    /// Returns the language of a person; nil for one without an account, or a disabled one.
    func language(of person: Int, in transaction: Transaction) throws -> Language?
    /// Returns where and in which language a person gets mail; nil for one who gets none: without an account, disabled, or without a confirmed address.
    func recipient(_ person: Int, in transaction: Transaction) throws -> NotificationRecipient?
}

/// A person who gets notifications by mail.
public struct NotificationRecipient: Sendable, Equatable {
    /// The email address.
    public let email: String
    /// The language in which the mail is written.
    public let language: Language

    /// Creates a recipient.
    public init(email: String, language: Language) {
        self.email = email
        self.language = language
    }
}

/// A person who gets notifications, or whom one is about.
public struct NotificationPerson: Sendable, Equatable {
    /// The name that others see.
    public let name: String
    /// The roles.
    public let roles: Set<Role>

    /// Creates a person.
    public init(name: String, roles: Set<Role>) {
        self.name = name
        self.roles = roles
    }
}
