import AuthAPI
import Core
import Crypto
import Foundation
import Persistence

/// Begins, renews, and ends sessions. A session is a family of refresh tokens, each of which works once.
struct Sessions: Sendable {
    /// The outcome of a renewal. It isn't an error, because an error would undo the revocation in the same transaction.
    enum Renewal: Sendable {
        /// The session's next token, and the time at which this token was first exchanged for it.
        case renewed(Account, session: ProvenSession, next: SecretToken, at: Date)
        /// The token is unknown or expired, or its session has ended.
        case refused
        /// The token was used twice, which has ended its session.
        case reused(account: Int)
    }

    /// The seconds during which a used token gets the same response again, for clients that lost it.
    static let grace: TimeInterval = 10

    let accessTokens: AccessTokens
    /// The seconds after which a viewing ends: those of an access token, since it has no other.
    let viewingLifetime: TimeInterval
    private let revocations: Revocations
    private let secrets: [SymmetricKey]
    private let lifetimes: SessionLifetimes
    private let policy: FactorPolicy
    private let random: any RandomSource
    private let repository = SessionRepository()
    private let accounts = AccountRepository()

    init(settings: AuthSettings, accessTokens: AccessTokens, revocations: Revocations, random: any RandomSource) {
        self.accessTokens = accessTokens
        self.revocations = revocations
        self.random = random
        viewingLifetime = settings.accessTokenLifetime / .seconds(1)
        policy = FactorPolicy(isRequired: settings.requiresFactors)
        secrets = settings.keys.all.map(\.rotationSecret)
        lifetimes = settings.sessionLifetimes
    }

    /// Makes the first token of a new session.
    func firstToken() -> SecretToken { SecretToken(random: random) }

    /// Begins a session.
    ///
    /// - Parameter proof: the way in which the person has just proved who they are.
    func begin(
        _ token: SecretToken, account: Int, client: Client, proof: SessionProof, at now: Date, in transaction: Transaction
    ) throws -> ProvenSession {
        let roles = try accounts.find(account, in: transaction)?.roles ?? []
        let expiresAt = lifetimes.end(begunAt: now, usedAt: now, roles: roles)
        let session = try repository.create(
            account: account, userAgent: client.userAgent, proof: proof, at: now, expiresAt: expiresAt, in: transaction)
        try repository.create(token, session: session.id, at: now, expiresAt: expiresAt, in: transaction)
        return session
    }

    /// Records that the person of a session has proved again who they are. Access tokens state it from the next one on; a renewal keeps it.
    ///
    /// - Throws: ``APIError`` `session_over` (401) if the session isn't the account's, or has ended.
    func prove(_ session: Int, of account: Int, with proof: SessionProof, at now: Date, in transaction: Transaction) throws -> ProvenSession {
        guard let proven = try repository.prove(session, of: account, with: proof, at: now, in: transaction) else {
            throw APIError.unauthorized(Strings.sessionOver, code: "session_over")
        }
        return proven
    }

    /// Exchanges a token for the next one.
    func renew(_ token: SecretToken, client: Client, at now: Date, in transaction: Transaction) throws -> Renewal {
        guard let stored = try repository.find(token, in: transaction), let session = try repository.find(stored.sessionID, in: transaction),
            session.isOpen(at: now), now < stored.expiresAt, let account = try accounts.find(session.accountID, in: transaction),
            // Lifetimes and roles may be others than when the session was last used.
            now < lifetimes.end(begunAt: session.createdAt, usedAt: session.lastUsedAt, roles: account.roles)
        else { return .refused }
        if try stored.rotatedAt == nil && repository.markRotated(stored.id, by: client.userAgent, at: now, in: transaction) {
            let next = token.successor(secret: secrets[0])
            let expiresAt = lifetimes.end(begunAt: session.createdAt, usedAt: now, roles: account.roles)
            try repository.create(next, session: session.id, at: now, expiresAt: expiresAt, in: transaction)
            try repository.markUsed(session.id, at: now, expiresAt: expiresAt, in: transaction)
            return .renewed(account, session: session.proven, next: next, at: now)
        }
        if let rotated = try repository.find(token, in: transaction), let rotatedAt = rotated.rotatedAt,
            now.timeIntervalSince(rotatedAt) <= Self.grace, rotated.rotatedBy == client.userAgent,
            let next = try storedSuccessor(of: token, in: transaction)
        {
            return .renewed(account, session: session.proven, next: next, at: rotatedAt)
        }
        try end(session.id, of: account.id, at: now, in: transaction)
        return .reused(account: account.id)
    }

    /// Ends a session: immediately in this process, within seconds in others.
    ///
    /// - Returns: false if it had ended before.
    @discardableResult
    func end(_ session: Int, of account: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        transaction.afterCommit { [revocations] in revocations.end(session: session, of: account, at: now) }
        let isFirst = try repository.revoke(session, at: now, in: transaction)
        try viewingsEnd(with: session, at: now, in: transaction)
        return isFirst
    }

    /// Ends the session of a refresh token if it belongs to the account.
    func end(_ token: SecretToken, account: Int, at now: Date, in transaction: Transaction) throws {
        guard let stored = try repository.find(token, in: transaction), let session = try repository.find(stored.sessionID, in: transaction),
            session.accountID == account
        else { return }
        try end(session.id, of: account, at: now, in: transaction)
    }

    /// Ends all sessions of an account but one.
    ///
    /// - Returns: the number of sessions that ended.
    @discardableResult
    func endAll(of account: Int, except kept: Int? = nil, at now: Date, in transaction: Transaction) throws -> Int {
        let open = try repository.open(of: account, at: now, in: transaction).filter { $0.id != kept }
        for session in open { try end(session.id, of: account, at: now, in: transaction) }
        for viewing in try repository.openViewings(of: account, at: now, in: transaction) { try end(viewing, of: account, at: now, in: transaction) }
        return open.count
    }

    /// Makes the response to a sign-in.
    func response(_ account: Account, session: ProvenSession, _ token: SecretToken, at now: Date) async throws -> SessionResponse {
        let access = try await accessToken(account, session: session, at: now)
        return SessionResponse(accessToken: access.token, refreshToken: token.text, expiresAt: access.expiresAt, user: user(account, in: session))
    }

    /// Makes an access token with the roles and proofs of a session.
    func accessToken(_ account: Account, session: ProvenSession, at time: Date) async throws -> AccessTokens.Issued {
        try await accessTokens.issue(for: policy.person(account, in: session), session: session, version: account.tokenVersion, at: time)
    }

    /// Returns an account as its owner sees it in a session.
    func user(_ account: Account, in session: ProvenSession) -> User { policy.user(account, in: session) }

    /// Returns whether an account needs a second factor for its roles.
    func needsFactor(_ account: Account) -> Bool { policy.needsFactor(account) }

    /// Makes the response to a renewal. For the same renewal it is the same, except for the signature.
    func refreshResponse(_ account: Account, session: ProvenSession, _ token: SecretToken, at time: Date) async throws -> RefreshResponse {
        let access = try await accessToken(account, session: session, at: time)
        return RefreshResponse(accessToken: access.token, refreshToken: token.text, expiresAt: access.expiresAt)
    }

    /// Finds the token that this one was exchanged for. It was made with the key of that time, which may be an older one.
    private func storedSuccessor(of token: SecretToken, in transaction: Transaction) throws -> SecretToken? {
        try secrets.map { token.successor(secret: $0) }.first { try repository.find($0, in: transaction) != nil }
    }
}
