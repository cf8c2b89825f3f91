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
    func page(before id: Int, _ filter: AccountFilter, limit: Int, in transaction: Transaction) throws -> [Account] {
        var conditions: [SQL] = ["id < \(id)"]
        if let email = filter.email { conditions.append("email = \(email)") }
        if let search = filter.search { conditions.append(Self.condition(search)) }
        if let role = filter.role { conditions.append("' ' || roles || ' ' LIKE \("% \(role.rawValue) %")") }
        switch filter.status {
        case .enabled: conditions.append("disabled_at IS NULL")
        case .disabled: conditions.append("disabled_at IS NOT NULL")
        case nil: break
        }
        return try transaction.all(
            Account.self, "SELECT * FROM auth_account WHERE \(sql: .joined(conditions, separator: " AND ")) ORDER BY id DESC LIMIT \(limit)")
    }

    /// A text is part of a name, an email address or a phone number, or it is an id.
    private static func condition(_ search: String) -> SQL {
        let escaped = search.lowercased().replacing(/[!%_]/) { "!\($0.output)" }
        let pattern = "%\(escaped)%"
        return """
            (LOWER(name) LIKE \(pattern) ESCAPE '!' OR email LIKE \(pattern) ESCAPE '!' OR REPLACE(COALESCE(phone, ''), ' ', '') LIKE
            \(pattern.replacing(" ", with: "")) ESCAPE '!' OR id = \(Int(search) ?? 0))
            """
    }

    /// Returns the accounts that an email address can mean, disabled or not.
    func holders(of email: String, in transaction: Transaction) throws -> AddressHolders {
        AddressHolders(
            owner: try transaction.first(Account.self, "SELECT * FROM auth_account WHERE email = \(email) AND email_verified_at IS NOT NULL"),
            claimant: try transaction.first(
                Account.self,
                """
                SELECT * FROM auth_account WHERE email = \(email) AND email_verified_at IS NULL AND email_lost_at IS NULL
                ORDER BY CASE WHEN roles = \(Role.customer.rawValue) THEN 1 ELSE 0 END, id DESC LIMIT 1
                """))
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

    /// Makes an address the confirmed one of an account.
    ///
    /// - Throws: `DatabaseError` `unique` if another account has confirmed it.
    func setConfirmedEmail(_ email: String, of id: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE auth_account SET email = \(email), email_verified_at = \(now), email_lost_at = NULL WHERE id = \(id)")
    }

    /// Takes an address from all accounts that only claim it.
    ///
    /// - Returns: the accounts that lost it.
    func endClaims(to email: String, except owner: Int, at now: Date, in transaction: Transaction) throws -> [Int] {
        let claimants = try transaction.values(
            Int.self,
            """
            SELECT id FROM auth_account WHERE email = \(email) AND id <> \(owner) AND email_verified_at IS NULL AND email_lost_at IS NULL
            """)
        for id in claimants { try transaction.execute("UPDATE auth_account SET email_lost_at = \(now) WHERE id = \(id)") }
        return claimants
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

    /// Marks an account as one with a second factor, or without.
    ///
    /// - Parameter time: the time since which it has one; nil if it has none any more.
    func setFactor(since time: Date?, of id: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_account SET factor_since = \(time) WHERE id = \(id)")
    }

    /// Makes access tokens of older versions count as expired.
    func setTokenVersion(_ version: Int, of id: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_account SET token_version = \(version), token_version_at = \(now) WHERE id = \(id)")
    }

    /// Returns whether an account that isn't disabled has the administrator's role.
    func hasAdministrators(in transaction: Transaction) throws -> Bool {
        try transaction.first(
            """
            SELECT id FROM auth_account WHERE id > \(0) AND roles <> 'customer' AND disabled_at IS NULL
            AND ' ' || roles || ' ' LIKE \("% \(Role.admin.rawValue) %") LIMIT 1
            """) != nil
    }

    /// Returns whether an account is the only one that isn't disabled and has the administrator's role.
    func isLastAdministrator(_ id: Int, in transaction: Transaction) throws -> Bool {
        let administrators = try transaction.values(
            Int.self,
            """
            SELECT id FROM auth_account WHERE roles IN \(list: Self.administratorRoles) AND roles <> 'customer' AND disabled_at IS NULL LIMIT 2
            """)
        return administrators == [id]
    }

    /// The values of the column of roles that include the administrator's, by which few rows are found in an index.
    private static let administratorRoles = Role.allCases.filter { $0 != .admin }.reduce([Set([Role.admin])]) { sets, role in
        sets + sets.map { $0.union([role]) }
    }.map(Account.column)

    /// Returns the ids of the customers among the demo accounts.
    func demoCustomers(in transaction: Transaction) throws -> [Int] {
        try transaction.values(
            Int.self,
            """
            SELECT id FROM auth_account WHERE is_demo = \(true) AND ' ' || roles || ' ' LIKE \("% \(Role.customer.rawValue) %") ORDER BY id
            """)
    }

    func hasRealAccounts(in transaction: Transaction) throws -> Bool {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM (SELECT 1 FROM auth_account WHERE is_demo = \(false) LIMIT 1) AS found") > 0
    }

    func hasDemoAccounts(in transaction: Transaction) throws -> Bool {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM auth_account WHERE is_demo = \(true)") > 0
    }
}

/// The accounts that an email address can mean to somebody who signs in.
struct AddressHolders: Sendable {
    /// The account that has confirmed the address.
    var owner: Account?
    /// Of the accounts that only claim it, the newest. One with another role than a customer's comes first, because only administrators give those.
    var claimant: Account?

    /// The account to which mail about signing in leads.
    var foremost: Account? { owner ?? claimant }
}

/// The accounts that an administrator looks for.
struct AccountFilter: Sendable {
    /// Only those with this address, confirmed or not.
    var email: String?
    /// Only those that contain this text.
    var search: String?
    /// Only those with this role.
    var role: Role?
    /// Only those in this state.
    var status: AccountStatus?
}
