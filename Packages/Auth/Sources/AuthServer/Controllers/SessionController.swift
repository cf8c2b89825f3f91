import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Signs in and out, renews sessions, tells who is signed in.
struct SessionController: Sendable {
    let passwords: PasswordHashing
    let sessions: Sessions
    private let accounts = AccountRepository()

    init(passwords: PasswordHashing, sessions: Sessions) {
        self.passwords = passwords
        self.sessions = sessions
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.login, allow: .accessAlone) { input, context in try await login(input, context) }
        routes.on(AuthEndpoints.refresh, allow: .accessAlone) { input, context in try await refresh(input, context) }
        routes.on(AuthEndpoints.logout, allow: .accessAlone) { input, context in try await logout(input, context) }
        routes.on(AuthEndpoints.me, allow: .accessAlone) { _, context in try await me(context) }
    }

    /// Does the same work whether the account exists or not, and says the same.
    private func login(_ input: LoginRequest, _ context: HandlerContext) async throws -> SessionAnswer {
        var errors = FieldErrors()
        errors.require(!input.email.isEmpty && input.email.utf8.count <= 1024, "email", Strings.email)
        errors.require(input.password.utf8.count <= 1024, "password", Strings.tooLong(128))
        try errors.throwIfAny()
        let email = EmailAddress(input.email)?.text ?? ""
        let account = try await context.database.read { try accounts.find(email: email, in: $0) }
        let matches = try await passwords.verify(input.password, against: account?.passwordHash)
        guard matches, let account, account.disabledAt == nil else {
            throw APIError.unauthorized(Strings.wrongCredentials, code: "invalid_credentials")
        }
        let (now, token) = (context.clock.now, sessions.firstToken())
        try await context.database.write { try sessions.begin(token, account: account.id, at: now, in: $0) }
        return try await sessions.answer(account, token, at: now)
    }

    private func refresh(_ input: RefreshRequest, _ context: HandlerContext) async throws -> RefreshAnswer {
        var errors = FieldErrors()
        errors.require(input.refreshToken.utf8.count <= 1024, "refreshToken", Strings.tooLong(1024))
        try errors.throwIfAny()
        let (now, token) = (context.clock.now, RefreshToken(input.refreshToken))
        switch try await context.database.write({ try sessions.renew(token, at: now, in: $0) }) {
        case .renewed(let account, let next, let time): return try await sessions.refreshAnswer(account, next, at: time)
        case .refused: throw APIError.unauthorized(Strings.sessionOver, code: "session_over")
        }
    }

    private func logout(_ input: LogoutRequest, _ context: HandlerContext) async throws -> NoOutput {
        let (now, caller) = (context.clock.now, try context.person())
        guard let text = input.refreshToken else { return NoOutput() }
        try await context.database.write { try sessions.end(RefreshToken(text), account: caller.id, at: now, in: $0) }
        return NoOutput()
    }

    private func me(_ context: HandlerContext) async throws -> User {
        let id = try context.person().id
        guard let account = try await context.database.read({ try accounts.find(id, in: $0) }) else { throw APIError.unauthorized() }
        return account.user
    }
}
