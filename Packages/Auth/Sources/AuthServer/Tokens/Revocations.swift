import Core
import Foundation
import Persistence
import ServerCore
import Synchronization

/// What ended before its access tokens did: sessions that were revoked, and roles that changed. An access token is checked by its signature and
/// by this list, which holds no more than what happened within the life of one access token.
final class Revocations: Sendable {
    private struct State: Sendable {
        var sessions: [Int: Date] = [:]
        var versions: [Int: (version: Int, at: Date)] = [:]
    }

    private let state = Mutex(State())
    private let lifetime: TimeInterval
    private let endings: SessionEndings

    /// - Parameters:
    ///   - lifetime: how long an access token is good.
    ///   - endings: is told of sessions that end, here and in other processes.
    init(lifetime: Duration, endings: SessionEndings) {
        self.lifetime = lifetime / .seconds(1)
        self.endings = endings
    }

    /// Refuses the tokens of a session from now on.
    func end(session: Int, of account: Int, at time: Date) {
        state.withLock { $0.sessions[session] = time }
        endings.tell(account)
    }

    /// Refuses an account's tokens of an older version from now on.
    func require(version: Int, of account: Int, at time: Date) { state.withLock { $0.versions[account] = (version, time) } }

    /// - Throws: ``APIError`` of status 401: `session_over`, or `token_expired` where the next token will do.
    func check(_ token: AccessTokens.Verified) throws(APIError) {
        let (isOver, version) = state.withLock { ($0.sessions[token.session] != nil, $0.versions[token.person.id]?.version ?? 0) }
        if isOver { throw .unauthorized(Strings.sessionOver, code: "session_over") }
        if token.version < version { throw .unauthorized(Strings.tokenExpired, code: "token_expired") }
    }

    /// Learns what other processes did, and forgets what no token can be of any more.
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
        for account in ended { endings.tell(account) }
    }
}
