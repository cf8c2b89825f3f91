import AuthAPI
import Core
import Crypto
import Foundation
import Persistence

/// Begins, renews and ends sessions. A session is a family of refresh tokens, each good for one use.
struct Sessions: Sendable {
    /// What came of a renewal. It is a value and no error, since an error would undo the revocation in the same transaction.
    enum Renewal: Sendable {
        /// The next token, and when this token was exchanged for it (the first time).
        case renewed(Account, next: RefreshToken, at: Date)
        /// Unknown, past its time, revoked, or used twice.
        case refused
    }

    /// How long a used token is answered again, for clients that lost the answer.
    static let grace: TimeInterval = 10

    private let accessTokens: AccessTokens
    private let secret: SymmetricKey
    private let lifetime: TimeInterval
    private let random: any RandomSource
    private let repository = RefreshTokenRepository()
    private let accounts = AccountRepository()

    init(settings: AuthSettings, accessTokens: AccessTokens, random: any RandomSource) throws {
        self.accessTokens = accessTokens
        self.random = random
        secret = try SigningKey(pem: settings.signingKeyPEM).rotationSecret
        lifetime = settings.refreshTokenLifetime / .seconds(1)
    }

    /// The first token of a session to come.
    func firstToken() -> RefreshToken { RefreshToken(random: random) }

    /// Begins a session.
    func begin(_ token: RefreshToken, account: Int, at now: Date, in transaction: Transaction) throws {
        // The hash of the first token names the family: it is unique, and says nothing.
        try repository.create(
            token, family: token.hash, account: account, at: now, expiresAt: now.addingTimeInterval(lifetime), in: transaction)
    }

    /// Exchanges a token for the next one.
    func renew(_ token: RefreshToken, at now: Date, in transaction: Transaction) throws -> Renewal {
        guard let stored = try repository.find(token, in: transaction), stored.revokedAt == nil, now < stored.expiresAt,
            let account = try accounts.find(stored.accountID, in: transaction)
        else { return .refused }
        let next = token.successor(secret: secret)
        if try stored.rotatedAt == nil && repository.markRotated(stored.id, at: now, in: transaction) {
            try repository.create(
                next, family: stored.family, account: account.id, at: now, expiresAt: now.addingTimeInterval(lifetime), in: transaction)
            return .renewed(account, next: next, at: now)
        }
        if let rotatedAt = try repository.find(token, in: transaction)?.rotatedAt, now.timeIntervalSince(rotatedAt) <= Self.grace {
            return .renewed(account, next: next, at: rotatedAt)
        }
        try repository.revoke(family: stored.family, at: now, in: transaction)
        return .refused
    }

    /// Ends the session of a token where it is this account's.
    func end(_ token: RefreshToken, account: Int, at now: Date, in transaction: Transaction) throws {
        guard let stored = try repository.find(token, in: transaction), stored.accountID == account else { return }
        try repository.revoke(family: stored.family, at: now, in: transaction)
    }

    /// The answer to a sign-in.
    func answer(_ account: Account, _ token: RefreshToken, at now: Date) async throws -> SessionAnswer {
        let access = try await accessTokens.issue(for: account.person, at: now)
        return SessionAnswer(accessToken: access.token, refreshToken: token.text, expiresAt: access.expiresAt, user: account.user)
    }

    /// The answer to a renewal; the same again (but for the signature) when the renewal is.
    func refreshAnswer(_ account: Account, _ token: RefreshToken, at time: Date) async throws -> RefreshAnswer {
        let access = try await accessTokens.issue(for: account.person, at: time)
        return RefreshAnswer(accessToken: access.token, refreshToken: token.text, expiresAt: access.expiresAt)
    }
}
