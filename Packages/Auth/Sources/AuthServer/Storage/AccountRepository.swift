import AuthAPI
import Core
import Foundation
import Persistence

/// Reads and writes accounts.
struct AccountRepository: Sendable {
    /// The data of a new account.
    struct New: Sendable {
        var name: String
        var email: String
        var phone: String?
        var passwordHash: String
        var roles: Set<Role> = [.customer]
        var language: String?
        var details = Account.Details()
        var isDemo = false
        var emailVerifiedAt: Date?
    }

    /// Returns the account with an id; nil if there is none or it is disabled.
    func find(_ id: Int, in transaction: Transaction) throws -> Account? {
        try transaction.first(Account.self, "SELECT * FROM auth_account WHERE id = \(id) AND disabled_at IS NULL")
    }

    /// Returns the account with an id, disabled or not; nil if there is none.
    func findAny(_ id: Int, in transaction: Transaction) throws -> Account? {
        try transaction.first(Account.self, "SELECT * FROM auth_account WHERE id = \(id)")
    }

    /// Returns the accounts before an id, newest first, disabled or not.
    func page(before id: Int, email: String?, limit: Int, in transaction: Transaction) throws -> [Account] {
        if let email { return try find(email: email, in: transaction).map { $0.id < id ? [$0] : [] } ?? [] }
        return try transaction.all(Account.self, "SELECT * FROM auth_account WHERE id < \(id) ORDER BY id DESC LIMIT \(limit)")
    }

    /// Returns the account with an email address, disabled or not.
    func find(email: String, in transaction: Transaction) throws -> Account? {
        try transaction.first(Account.self, "SELECT * FROM auth_account WHERE email = \(email)")
    }

    func create(_ new: New, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "auth_account",
            [
                "email": new.email,
                "name": new.name,
                "phone": new.phone,
                "password_hash": new.passwordHash,
                "roles": Account.column(new.roles),
                "language": new.language,
                "profile": try JSONColumn(new.details),
                "is_demo": new.isDemo,
                "email_verified_at": new.emailVerifiedAt,
                "created_at": now,
            ])
    }

    /// Writes the parts of an account that its owner may change.
    func update(_ account: Account, in transaction: Transaction) throws {
        let details = try JSONColumn(account.details)
        try transaction.execute(
            """
            UPDATE auth_account SET name = \(account.name), phone = \(account.phone), language = \(account.language), profile = \(details)
            WHERE id = \(account.id)
            """)
    }

    /// Sets a password's hash.
    ///
    /// - Parameter old: the hash to replace; nothing changes if another one is stored.
    /// - Returns: whether the hash was replaced.
    func setPasswordHash(_ hash: String, of id: Int, replacing old: String, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE auth_account SET password_hash = \(hash) WHERE id = \(id) AND password_hash = \(old)") == 1
    }

    func markEmailVerified(_ id: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_account SET email_verified_at = \(now) WHERE id = \(id) AND email_verified_at IS NULL")
    }

    func setRoles(_ roles: Set<Role>, of id: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_account SET roles = \(Account.column(roles)) WHERE id = \(id)")
    }

    /// Disables an account, or enables it.
    ///
    /// - Parameter time: the time from which it is disabled; nil to enable it.
    func setDisabled(at time: Date?, _ id: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_account SET disabled_at = \(time) WHERE id = \(id)")
    }

    /// Makes access tokens of older versions count as expired.
    func setTokenVersion(_ version: Int, of id: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_account SET token_version = \(version), token_version_at = \(now) WHERE id = \(id)")
    }

    /// Returns whether an account that isn't disabled has the administrator's role.
    func hasAdministrators(in transaction: Transaction) throws -> Bool {
        try transaction.first(
            "SELECT id FROM auth_account WHERE disabled_at IS NULL AND ' ' || roles || ' ' LIKE \("% \(Role.admin.rawValue) %") LIMIT 1") != nil
    }

    func hasDemoAccounts(in transaction: Transaction) throws -> Bool {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM auth_account WHERE is_demo = \(true)") > 0
    }
}
