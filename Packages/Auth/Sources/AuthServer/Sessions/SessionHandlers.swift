import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints that renew sessions, list them as devices, and end one from another device.
struct SessionHandlers: Sendable {
    let sessions: Sessions
    let authenticator: JWTAuthenticator
    private let repository = SessionRepository()
    private let log = SecurityLog()

    init(sessions: Sessions, authenticator: JWTAuthenticator) {
        self.sessions = sessions
        self.authenticator = authenticator
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.refresh, allow: .accessAlone) { input, context in try await refresh(input, context) }
        routes.on(AuthEndpoints.sessions, allow: .accessAlone) { _, context in try await list(context) }
        routes.on(AuthEndpoints.revokeSession, allow: Self.ownSession) { input, context in try await revoke(input.id, context) }
    }

    /// The session must be the caller's own, and not over. Any other is a 404.
    private static let ownSession: Policy<IDInput> = .when { input, context in
        let (caller, now) = (try context.person().id, context.clock.now)
        let session = try await context.database.read { try SessionRepository().find(input.id, in: $0) }
        guard let session, session.accountID == caller, session.isOpen(at: now) else { throw APIError.notFound() }
    }

    private func refresh(_ input: RefreshRequest, _ context: HandlerContext) async throws -> RefreshResponse {
        var errors = FieldErrors()
        errors.require(input.refreshToken.utf8.count <= 1024, "refreshToken", Strings.tooLong(1024))
        try errors.throwIfAny()
        let (now, token) = (context.clock.now, SecretToken(input.refreshToken))
        let renewal = try await context.database.write { transaction in
            let renewal = try sessions.renew(token, client: Client(context.request), at: now, in: transaction)
            if case .reused(let account) = renewal { try log.record(.refreshReused, account: account, context, at: now, in: transaction) }
            return renewal
        }
        switch renewal {
        case .renewed(let account, let session, let next, let time):
            return try await sessions.refreshResponse(account, session: session, next, at: time)
        case .refused, .reused:
            throw APIError.unauthorized(Strings.sessionOver, code: "session_over")
        }
    }

    private func list(_ context: HandlerContext) async throws -> [SignedInDevice] {
        let (now, caller, current) = (context.clock.now, try context.person().id, try await authenticator.session(of: context.request))
        let open = try await context.database.read { try repository.open(of: caller, at: now, in: $0) }
        return open.map { session in
            SignedInDevice(
                id: session.id, name: DeviceName.of(userAgent: session.userAgent), current: session.id == current, createdAt: session.createdAt,
                lastUsedAt: session.lastUsedAt)
        }
    }

    private func revoke(_ id: Int, _ context: HandlerContext) async throws -> NoOutput {
        let (now, caller) = (context.clock.now, try context.person().id)
        try await context.database.write { transaction in
            guard try sessions.end(id, of: caller, at: now, in: transaction) else { return }
            try log.record(.sessionRevoked, account: caller, actor: caller, detail: "session \(id)", context, at: now, in: transaction)
        }
        return NoOutput()
    }
}
