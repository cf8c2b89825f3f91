import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoint with which people prove again who they are, in a session that they have.
struct ProofHandlers: Sendable {
    let passwords: PasswordHashing
    let sessions: Sessions
    let authenticator: JWTAuthenticator
    let guesses: GuessGuard
    let codes: CodeCheck
    private let accounts = AccountRepository()
    private let log = SecurityLog()

    init(passwords: PasswordHashing, sessions: Sessions, authenticator: JWTAuthenticator, guesses: GuessGuard, codes: CodeCheck) {
        self.passwords = passwords
        self.sessions = sessions
        self.authenticator = authenticator
        self.guesses = guesses
        self.codes = codes
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.prove, allow: .accessAlone) { input, context in try await prove(input, context) }
    }

    /// Whoever has a second factor gives a code: somebody with a stolen session and password must not get further than at the sign-in.
    private func prove(_ input: ProofRequest, _ context: HandlerContext) async throws -> ProofResponse {
        let (caller, session) = (try context.person().id, try await authenticator.session(of: context.request))
        guard let account = try await context.database.read({ try accounts.find(caller, in: $0) }) else { throw APIError.unauthorized() }
        let proven =
            account.hasSecondFactor
            ? try await prove(account, session, code: input.code, context) : try await prove(account, session, password: input.password, context)
        let token = try await sessions.accessToken(account, session: proven, at: context.clock.now)
        return ProofResponse(accessToken: token.token, expiresAt: token.expiresAt)
    }

    private func prove(_ account: Account, _ session: Int, code: String?, _ context: HandlerContext) async throws -> ProvenSession {
        guard let code, !code.isEmpty else { throw APIError.invalid(["code": Strings.codeMissing], code: "second_factor_required") }
        let attempt = try await guesses.admitCode(of: account.id, context)
        let now = context.clock.now
        let proven: ProvenSession? = try await context.database.write { transaction in
            guard try codes.use(code, of: account, context, at: now, in: transaction) else {
                try log.record(.proofRefused, account: account.id, actor: account.id, detail: "code", context, at: now, in: transaction)
                return nil
            }
            try log.record(.proofGiven, account: account.id, actor: account.id, detail: "code", context, at: now, in: transaction)
            return try sessions.prove(session, of: account.id, with: .secondFactor, at: now, in: transaction)
        }
        guard let proven else { throw FactorHandlers.invalidCode }
        guesses.succeeded(attempt, at: now)
        return proven
    }

    private func prove(_ account: Account, _ session: Int, password: String?, _ context: HandlerContext) async throws -> ProvenSession {
        guard let password, !password.isEmpty else { throw APIError.invalid(["password": Strings.passwordMissing]) }
        let attempt = try await guesses.admit(email: account.email, account: account.id, context)
        let isRight = try await passwords.check(password, against: account.passwordHash) != .wrong
        let now = context.clock.now
        let proven: ProvenSession? = try await context.database.write { transaction in
            let kind: SecurityEvent.Kind = isRight ? .proofGiven : .proofRefused
            try log.record(kind, account: account.id, actor: account.id, detail: "password", context, at: now, in: transaction)
            return isRight ? try sessions.prove(session, of: account.id, with: .password, at: now, in: transaction) : nil
        }
        guard let proven else { throw APIError.invalid(["password": Strings.wrongPassword]) }
        guesses.succeeded(attempt, at: now)
        return proven
    }
}
