import AuthAPI
import Foundation
import Persistence

/// Reads and writes changes of email addresses that wait until the new address is confirmed. An account has at most one.
struct EmailChangeRepository: Sendable {
    /// The seconds after which a change that wasn't confirmed is forgotten.
    static let lifetime: TimeInterval = 7 * 24 * 3600

    /// Returns the change of an account; nil if none waits.
    func find(_ account: Int, at now: Date, in transaction: Transaction) throws -> AccountEmail.Pending? {
        let oldest = now.addingTimeInterval(-Self.lifetime)
        let row = try transaction.first(
            "SELECT email, created_at FROM auth_email_change WHERE account_id = \(account) AND created_at > \(oldest)")
        return try row.map { AccountEmail.Pending(email: try $0.get("email"), requestedAt: try $0.get("created_at")) }
    }

    /// Stores a change in place of the one that waited.
    func replace(_ account: Int, with email: String, at now: Date, in transaction: Transaction) throws {
        try remove(account, in: transaction)
        try transaction.insert(into: "auth_email_change", ["account_id": account, "email": email, "created_at": now])
    }

    /// - Returns: false if none waited.
    @discardableResult
    func remove(_ account: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("DELETE FROM auth_email_change WHERE account_id = \(account)") > 0
    }

    /// Deletes the changes that weren't confirmed in time.
    func removeExpired(before now: Date, from database: any Database) async throws {
        let oldest = now.addingTimeInterval(-Self.lifetime)
        try await database.delete(from: "auth_email_change", where: "created_at < \(oldest)")
    }
}
