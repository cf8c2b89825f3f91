import Core
import Foundation
import Persistence

/// The tokens of mailed links. Each works once and for a while, and is stored as a hash.
struct MailTokens: Sendable {
    /// The use of a token.
    enum Purpose: String, Sendable {
        /// Confirming the account's email address.
        case verification
        /// Confirming the address that is to take the place of the account's.
        case emailChange = "email_change"
        /// Setting a new password.
        case passwordReset = "password_reset"

        /// The token's lifetime in seconds.
        var lifetime: TimeInterval {
            switch self {
            case .verification, .emailChange: 24 * 3600
            case .passwordReset: 30 * 60
            }
        }
    }

    /// The error for a token that can't be used.
    static var invalidToken: APIError { .malformed(Strings.invalidToken, code: "invalid_token") }

    let random: any RandomSource

    /// Creates a token.
    func create(_ purpose: Purpose, account: Int, at now: Date, in transaction: Transaction) throws -> SecretToken {
        let token = SecretToken(random: random)
        try transaction.insert(
            into: "auth_mail_token",
            [
                "token_hash": token.hash, "purpose": purpose.rawValue, "account_id": account,
                "expires_at": now.addingTimeInterval(purpose.lifetime),
            ])
        return token
    }

    /// Returns the account that a token belongs to; nil if the token is unknown, used, expired, or for another purpose.
    func account(of token: SecretToken, _ purpose: Purpose, at now: Date, in transaction: Transaction) throws -> Int? {
        try transaction.values(
            Int.self,
            """
            SELECT account_id FROM auth_mail_token WHERE token_hash = \(token.hash) AND purpose = \(purpose.rawValue) AND expires_at > \(now)
            """
        ).first
    }

    /// Uses a token up, and with it all others of its account for the same purpose.
    ///
    /// - Returns: the account; nil if the token isn't valid any more.
    func use(_ token: SecretToken, _ purpose: Purpose, at now: Date, in transaction: Transaction) throws -> Int? {
        guard let account = try account(of: token, purpose, at: now, in: transaction) else { return nil }
        let used = try transaction.execute("DELETE FROM auth_mail_token WHERE token_hash = \(token.hash)")
        guard used == 1 else { return nil }
        try removeAll(purpose, of: account, in: transaction)
        return account
    }

    /// Deletes all tokens of an account for a purpose.
    func removeAll(_ purpose: Purpose, of account: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM auth_mail_token WHERE account_id = \(account) AND purpose = \(purpose.rawValue)")
    }

    /// Deletes expired tokens.
    static func removeExpired(before now: Date, from database: any Database) async throws {
        try await database.delete(from: "auth_mail_token", where: "expires_at < \(now)")
    }
}
