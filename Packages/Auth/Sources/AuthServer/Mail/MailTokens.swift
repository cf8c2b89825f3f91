import Core
import Foundation
import Persistence

/// The tokens of mailed links: each good once and for a while, stored as hashes.
struct MailTokens: Sendable {
    /// What a token opens.
    enum Purpose: String, Sendable {
        /// Confirms the account's address.
        case verification
        /// Sets a new password.
        case passwordReset = "password_reset"

        /// How long the token is good, in seconds: a day, or half an hour.
        var lifetime: TimeInterval {
            switch self {
            case .verification: 24 * 3600
            case .passwordReset: 30 * 60
            }
        }
    }

    let random: any RandomSource

    /// Makes a token.
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

    /// Whose token it is; nil for one that is unknown, used, past its time or for another purpose.
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
    /// - Returns: whose it was; nil when it was used before.
    func use(_ token: SecretToken, _ purpose: Purpose, at now: Date, in transaction: Transaction) throws -> Int? {
        guard let account = try account(of: token, purpose, at: now, in: transaction) else { return nil }
        let used = try transaction.execute("DELETE FROM auth_mail_token WHERE token_hash = \(token.hash)")
        guard used == 1 else { return nil }
        try removeAll(purpose, of: account, in: transaction)
        return account
    }

    /// Takes back all tokens of an account for a purpose.
    func removeAll(_ purpose: Purpose, of account: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM auth_mail_token WHERE account_id = \(account) AND purpose = \(purpose.rawValue)")
    }

    /// Removes tokens past their time.
    static func removeExpired(before now: Date, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM auth_mail_token WHERE expires_at < \(now)")
    }
}
