import Core
import Foundation
import Persistence

/// Reads and writes authenticator apps and recovery codes.
struct FactorRepository: Sendable {
    /// The kind of a code that was accepted.
    enum Used: Sendable, Equatable {
        case totp
        case recoveryCode
    }

    /// The number of recovery codes that are made at a time.
    static let recoveryCodeCount = 10

    let keys: FactorKeys

    /// Stores a secret that no code has confirmed yet, in place of an earlier one of that kind.
    ///
    /// - Returns: false if a confirmed one is there.
    func enroll(_ secret: Data, account: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        let sealed = try keys.seal(secret, account: account)
        return try transaction.execute(
            """
            INSERT INTO auth_totp (account_id, secret, last_step, created_at) VALUES (\(account), \(sealed), 0, \(now))
            ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at WHERE auth_totp.confirmed_at IS NULL
            """) == 1
    }

    /// Returns whether an account has codes of an authenticator app, confirmed by one.
    func hasTOTP(_ account: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM auth_totp WHERE account_id = \(account) AND confirmed_at IS NOT NULL") != nil
    }

    /// Returns whether an account's secret waits to be confirmed.
    func isEnrolling(_ account: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM auth_totp WHERE account_id = \(account) AND confirmed_at IS NULL") != nil
    }

    /// Confirms the waiting secret of an account with a code of it.
    ///
    /// - Returns: false if the code is wrong, or nothing waits.
    func confirm(_ code: String, account: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        guard let step = try step(of: code, account: account, at: now, in: transaction) else { return false }
        return try transaction.execute(
            "UPDATE auth_totp SET confirmed_at = \(now), last_step = \(step) WHERE account_id = \(account) AND confirmed_at IS NULL") == 1
    }

    /// Uses a code of the authenticator app or a recovery code up. Each works once.
    ///
    /// - Returns: its kind; nil if it isn't valid.
    func use(_ typed: String, account: Int, at now: Date, in transaction: Transaction) throws -> Used? {
        let code = FactorKeys.folded(typed)
        guard code.count != 6 || !code.allSatisfy(\.isNumber) else {
            guard let step = try step(of: code, account: account, at: now, in: transaction) else { return nil }
            let used = try transaction.execute(
                "UPDATE auth_totp SET last_step = \(step) WHERE account_id = \(account) AND confirmed_at IS NOT NULL AND last_step < \(step)")
            return used == 1 ? .totp : nil
        }
        let hash = keys.hash(recoveryCode: code, account: account)
        let used = try transaction.execute(
            "UPDATE auth_recovery_code SET used_at = \(now) WHERE account_id = \(account) AND code_hash = \(hash) AND used_at IS NULL")
        return used == 1 ? .recoveryCode : nil
    }

    /// Makes new recovery codes in place of all others.
    func renewRecoveryCodes(of account: Int, random: any RandomSource, in transaction: Transaction) throws -> [String] {
        // Of two at once, which would both insert theirs, one waits here.
        try transaction.execute("UPDATE auth_account SET factor_since = factor_since WHERE id = \(account)")
        try transaction.execute("DELETE FROM auth_recovery_code WHERE account_id = \(account)")
        let codes = (0..<Self.recoveryCodeCount).map { _ in FactorKeys.recoveryCode(random: random) }
        for code in codes {
            try transaction.insert(into: "auth_recovery_code", ["account_id": account, "code_hash": keys.hash(recoveryCode: code, account: account)])
        }
        return codes
    }

    /// Returns the number of recovery codes that haven't been used.
    func recoveryCodesLeft(of account: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM auth_recovery_code WHERE account_id = \(account) AND used_at IS NULL")
    }

    /// Deletes an account's authenticator app and recovery codes.
    static func remove(of account: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM auth_totp WHERE account_id = \(account)")
        try transaction.execute("DELETE FROM auth_recovery_code WHERE account_id = \(account)")
    }

    private func step(of code: String, account: Int, at now: Date, in transaction: Transaction) throws -> Int? {
        guard let row = try transaction.first("SELECT secret FROM auth_totp WHERE account_id = \(account)"),
            let secret = keys.open(try row.get("secret"), account: account)
        else { return nil }
        return TOTP(secret: secret).step(of: FactorKeys.folded(code), at: now)
    }
}
