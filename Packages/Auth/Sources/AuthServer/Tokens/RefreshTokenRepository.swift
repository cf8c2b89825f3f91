import Foundation
import Persistence

/// The statements on refresh tokens. All tokens of one session are a family.
struct RefreshTokenRepository: Sendable {
    /// A token as it is stored.
    struct Stored: RowDecodable, Sendable {
        let id: Int
        let family: String
        let accountID: Int
        let expiresAt: Date
        let rotatedAt: Date?
        let revokedAt: Date?

        init(row: Row) throws {
            id = try row.get("id")
            family = try row.get("family")
            accountID = try row.get("account_id")
            expiresAt = try row.get("expires_at")
            rotatedAt = try row.get("rotated_at")
            revokedAt = try row.get("revoked_at")
        }
    }

    func find(_ token: RefreshToken, in transaction: Transaction) throws -> Stored? {
        try transaction.first(Stored.self, "SELECT * FROM auth_refresh_token WHERE token_hash = \(token.hash)")
    }

    func create(
        _ token: RefreshToken, family: String, account: Int, at now: Date, expiresAt: Date, in transaction: Transaction
    ) throws {
        try transaction.insert(
            into: "auth_refresh_token",
            ["token_hash": token.hash, "family": family, "account_id": account, "issued_at": now, "expires_at": expiresAt])
    }

    /// Marks a token as used up.
    ///
    /// - Returns: false when another rotation was first.
    func markRotated(_ id: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE auth_refresh_token SET rotated_at = \(now) WHERE id = \(id) AND rotated_at IS NULL") == 1
    }

    /// Ends a session.
    func revoke(family: String, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_refresh_token SET revoked_at = \(now) WHERE family = \(family) AND revoked_at IS NULL")
    }

    /// Removes tokens that can't be used any more.
    func removeExpired(before now: Date, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM auth_refresh_token WHERE expires_at < \(now)")
    }
}
