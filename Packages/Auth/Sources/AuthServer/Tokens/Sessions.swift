import AuthAPI
import Core
import Crypto
import Foundation
import Persistence

/// Begins, renews and ends sessions. A session is a family of refresh tokens, each good for one use.
struct Sessions: Sendable {
    /// What came of a renewal. It is a value and no error, since an error would undo the revocation in the same transaction.
    enum Renewal: Sendable {
        /// The next token of a session, and when this token was exchanged for it (the first time).
        case renewed(Account, session: Int, next: SecretToken, at: Date)
        /// Unknown, past its time, or of a session that is over.
        case refused
        /// Used twice: the session of this account is over now.
        case reused(account: Int)
    }

    /// How long a used token is answered again, for clients that lost the answer.
    static let grace: TimeInterval = 10

    private let accessTokens: AccessTokens
    private let revocations: Revocations
    private let secrets: [SymmetricKey]
    private let lifetime: TimeInterval
    private let random: any RandomSource
    private let repository = SessionRepository()
    private let accounts = AccountRepository()

    init(settings: AuthSettings, accessTokens: AccessTokens, revocations: Revocations, random: any RandomSource) {
        self.accessTokens = accessTokens
        self.revocations = revocations
        self.random = random
        secrets = settings.keys.all.map(\.rotationSecret)
        lifetime = settings.refreshTokenLifetime / .seconds(1)
    }

    /// The first token of a session to come.
    func firstToken() -> SecretToken { SecretToken(random: random) }

    /// Begins a session.
    ///
    /// - Returns: its id.
    func begin(_ token: SecretToken, account: Int, client: Client, at now: Date, in transaction: Transaction) throws -> Int {
        let expiresAt = now.addingTimeInterval(lifetime)
        let id = try repository.create(account: account, userAgent: client.userAgent, at: now, expiresAt: expiresAt, in: transaction)
        try repository.create(token, session: id, at: now, expiresAt: expiresAt, in: transaction)
        return id
    }

    /// Exchanges a token for the next one.
    func renew(_ token: SecretToken, client: Client, at now: Date, in transaction: Transaction) throws -> Renewal {
        guard let stored = try repository.find(token, in: transaction), let session = try repository.find(stored.sessionID, in: transaction),
            session.isOpen(at: now), now < stored.expiresAt, let account = try accounts.find(session.accountID, in: transaction)
        else { return .refused }
        if try stored.rotatedAt == nil && repository.markRotated(stored.id, by: client.userAgent, at: now, in: transaction) {
            let (next, expiresAt) = (token.successor(secret: secrets[0]), now.addingTimeInterval(lifetime))
            try repository.create(next, session: session.id, at: now, expiresAt: expiresAt, in: transaction)
            try repository.markUsed(session.id, at: now, expiresAt: expiresAt, in: transaction)
            return .renewed(account, session: session.id, next: next, at: now)
        }
        if let rotated = try repository.find(token, in: transaction), let rotatedAt = rotated.rotatedAt,
            now.timeIntervalSince(rotatedAt) <= Self.grace, rotated.rotatedBy == client.userAgent,
            let next = try storedSuccessor(of: token, in: transaction)
        {
            return .renewed(account, session: session.id, next: next, at: rotatedAt)
        }
        try end(session.id, of: account.id, at: now, in: transaction)
        return .reused(account: account.id)
    }

    /// Ends a session: at once in this process, within seconds in others.
    ///
    /// - Returns: false when it was over.
    @discardableResult
    func end(_ session: Int, of account: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        transaction.afterCommit { [revocations] in revocations.end(session: session, of: account, at: now) }
        return try repository.revoke(session, at: now, in: transaction)
    }

    /// Ends the session of a token where it is this account's.
    func end(_ token: SecretToken, account: Int, at now: Date, in transaction: Transaction) throws {
        guard let stored = try repository.find(token, in: transaction), let session = try repository.find(stored.sessionID, in: transaction),
            session.accountID == account
        else { return }
        try end(session.id, of: account, at: now, in: transaction)
    }

    /// Ends all sessions of an account but one.
    func endAll(of account: Int, except kept: Int? = nil, at now: Date, in transaction: Transaction) throws {
        for session in try repository.open(of: account, at: now, in: transaction) where session.id != kept {
            try end(session.id, of: account, at: now, in: transaction)
        }
    }

    /// The answer to a sign-in.
    func answer(_ account: Account, session: Int, _ token: SecretToken, at now: Date) async throws -> SessionAnswer {
        let access = try await accessTokens.issue(for: account, session: session, at: now)
        return SessionAnswer(accessToken: access.token, refreshToken: token.text, expiresAt: access.expiresAt, user: account.user)
    }

    /// The answer to a renewal; the same again (but for the signature) when the renewal is.
    func refreshAnswer(_ account: Account, session: Int, _ token: SecretToken, at time: Date) async throws -> RefreshAnswer {
        let access = try await accessTokens.issue(for: account, session: session, at: time)
        return RefreshAnswer(accessToken: access.token, refreshToken: token.text, expiresAt: access.expiresAt)
    }

    /// The token that this one was exchanged for: made with the key of that moment, which may be the one before.
    private func storedSuccessor(of token: SecretToken, in transaction: Transaction) throws -> SecretToken? {
        try secrets.map { token.successor(secret: $0) }.first { try repository.find($0, in: transaction) != nil }
    }
}
