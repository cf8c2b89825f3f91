public import AuthAPI
import Foundation
public import Persistence

/// Addresses and preferences of people by id, for other features' servers.
public struct ProfileDirectory: Sendable {
    private let accounts = AccountRepository()

    /// Creates the directory.
    public init() {}

    /// Returns a person's profile; nil if there is no such account.
    public func profile(_ person: Int, in transaction: Transaction) throws -> Profile? {
        try accounts.find(person, in: transaction).map { $0.profile($0.user) }
    }

    /// Returns whether a person has confirmed their email address; nil if there is no such account.
    public func hasVerifiedEmail(_ person: Int, in transaction: Transaction) throws -> Bool? {
        try transaction.first("SELECT email_verified_at FROM auth_account WHERE id = \(person)").map { try $0.get("email_verified_at", as: Date?.self) != nil }
    }

    /// Returns whether a person has an account that isn't disabled, and isn't to be deleted either.
    public func isActive(_ person: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT 1 FROM auth_account WHERE id = \(person) AND disabled_at IS NULL AND deletion_at IS NULL") != nil
    }

    /// Returns the preferences of these people. Ids without an account are left out.
    public func preferences(of people: [Int], in transaction: Transaction) throws -> [Int: Preferences] {
        let rows = try transaction.rows("SELECT id, profile FROM auth_account WHERE id IN \(list: Set(people).sorted())")
        let pairs = try rows.map { row in
            (try row.get("id", as: Int.self), try row.get("profile", as: JSONColumn<Account.Details>.self).value.preferences)
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
