import Core
import Foundation
import Persistence
import ServerCore
import Synchronization

/// Lists the access tokens that became invalid before they expired: those of ended sessions, and those with old roles.
///
/// An access token is checked by its signature and by this list, which holds only what happened within the lifetime of one access token.
final class Revocations: Sendable {
    private struct State: Sendable {
        var sessions: [Int: Date] = [:]
        var versions: [Int: (version: Int, at: Date)] = [:]
    }

    /// The channel on which lost rights are announced to other processes.
    static let channel = "auth_revocation"

    private let state = Mutex(State())
    private let lifetime: TimeInterval
    private let endings: SessionEndings

    /// - Parameters:
    ///   - lifetime: the lifetime of an access token.
    ///   - endings: hears of each session that ends, in this process and in others.
    init(lifetime: Duration, endings: SessionEndings) {
        self.lifetime = lifetime / .seconds(1)
        self.endings = endings
    }

    /// Refuses the tokens of a session from now on, and has its pages and sockets closed.
    func end(session: Int, of account: Int, at time: Date) {
        state.withLock { $0.sessions[session] = time }
        endings.notify(account)
    }

    /// Refuses an account's tokens of an older version from now on.
    func require(version: Int, of account: Int, at time: Date) { state.withLock { $0.versions[account] = (version, time) } }

    /// Makes all access tokens that an account has count as expired once the transaction is committed, so that devices get new ones.
    func expireTokens(of account: Account, at now: Date, in transaction: Transaction) throws {
        let version = account.tokenVersion + 1
        try AccountRepository().setTokenVersion(version, of: account.id, at: now, in: transaction)
        transaction.afterCommit { self.require(version: version, of: account.id, at: now) }
        // Other nodes then read at once what they otherwise read every few seconds.
        try transaction.announce(Self.channel)
    }

    /// Checks that a token is still valid.
    ///
    /// - Throws: ``APIError`` of status 401: `session_over`, or `token_expired` if refreshing helps.
    func check(_ token: AccessTokens.Verified) throws(APIError) {
        let (isOver, version) = state.withLock { ($0.sessions[token.session] != nil, $0.versions[token.person.id]?.version ?? 0) }
        if isOver { throw .unauthorized(Strings.sessionOver, code: "session_over") }
        if token.version < version { throw .unauthorized(Strings.tokenExpired, code: "token_expired") }
    }

    /// Adds what other processes revoked, and removes what has expired by itself.
    func update(from database: any Database, at now: Date) async throws {
        let oldest = now.addingTimeInterval(-lifetime)
        let (sessions, accounts) = try await database.read { transaction in
            (
                try transaction.rows("SELECT id, account_id, revoked_at FROM auth_session WHERE revoked_at > \(oldest)").map { row in
                    (id: try row.get("id", as: Int.self), account: try row.get("account_id", as: Int.self), at: try row.get("revoked_at", as: Date.self))
                },
                try transaction.rows("SELECT id, token_version, token_version_at FROM auth_account WHERE token_version_at > \(oldest)").map { row in
                    (
                        try row.get("id", as: Int.self), try row.get("token_version", as: Int.self),
                        try row.get("token_version_at", as: Date.self)
                    )
                }
            )
        }
        let ended = state.withLock { state in
            let ended = sessions.filter { state.sessions[$0.id] == nil }.map(\.account)
            state.sessions = state.sessions.filter { $0.value > oldest }
            state.versions = state.versions.filter { $0.value.at > oldest }
            for session in sessions { state.sessions[session.id] = session.at }
            for (id, version, time) in accounts where version >= state.versions[id]?.version ?? 0 { state.versions[id] = (version, time) }
            return Set(ended)
        }
        for account in ended { endings.notify(account) }
    }
}
