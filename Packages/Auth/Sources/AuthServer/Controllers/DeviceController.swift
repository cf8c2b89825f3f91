import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Lists the devices on which the caller is signed in, and signs out on one.
struct DeviceController: Sendable {
    let sessions: Sessions
    let authenticator: JWTAuthenticator
    private let repository = SessionRepository()
    private let log = SecurityLog()

    init(sessions: Sessions, authenticator: JWTAuthenticator) {
        self.sessions = sessions
        self.authenticator = authenticator
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.sessions, allow: .accessAlone) { _, context in try await list(context) }
        routes.on(AuthEndpoints.revokeSession, allow: Ownership.session) { input, context in try await revoke(input.id, context) }
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
            try log.note(.sessionRevoked, account: caller, actor: caller, detail: "session \(id)", context, at: now, in: transaction)
        }
        return NoOutput()
    }
}
