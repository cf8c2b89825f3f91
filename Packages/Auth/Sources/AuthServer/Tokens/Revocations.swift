import Core
import Foundation
import Persistence
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

    /// - Parameter lifetime: how long an access token is good.
    init(lifetime: Duration) { self.lifetime = lifetime / .seconds(1) }

    /// Refuses the tokens of a session from now on.
    func end(session: Int, at time: Date) { state.withLock { $0.sessions[session] = time } }

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
                try transaction.rows("SELECT id, revoked_at FROM auth_session WHERE revoked_at > \(oldest)").map { row in
                    (try row.get("id", as: Int.self), try row.get("revoked_at", as: Date.self))
                },
                try transaction.rows("SELECT id, token_version, token_version_at FROM auth_account WHERE token_version_at > \(oldest)").map { row in
                    (
                        try row.get("id", as: Int.self), try row.get("token_version", as: Int.self),
                        try row.get("token_version_at", as: Date.self)
                    )
                }
            )
        }
        state.withLock { state in
            state.sessions = state.sessions.filter { $0.value > oldest }
            state.versions = state.versions.filter { $0.value.at > oldest }
            for (id, time) in sessions { state.sessions[id] = time }
            for (id, version, time) in accounts where version >= state.versions[id]?.version ?? 0 { state.versions[id] = (version, time) }
        }
    }
}
