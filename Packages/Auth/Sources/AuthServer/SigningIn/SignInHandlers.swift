import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints that sign in and out, and return who is signed in.
struct SignInHandlers: Sendable {
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
        routes.on(AuthEndpoints.login, allow: .accessAlone) { input, context in try await login(input, context) }
        routes.on(AuthEndpoints.logout, allow: .accessAlone) { input, context in try await logout(input, context) }
        routes.on(AuthEndpoints.me, allow: .accessAlone) { _, context in try await me(context) }
    }

    /// Does the same work and fails with the same message, whether the account exists or not.
    ///
    /// Whoever registers with an address can sign in with it and their own password, even if another account has confirmed it: that they can't would tell
    /// them that there is one. Their success doesn't clear the count of guesses at the owner's password.
    private func login(_ input: LoginRequest, _ context: HandlerContext) async throws -> SessionResponse {
        var errors = FieldErrors()
        errors.require(!input.email.isEmpty && input.email.utf8.count <= 1024, "email", Strings.email)
        errors.require(input.password.utf8.count <= 1024, "password", Strings.tooLong(128))
        try errors.throwIfAny()
        let address = EmailAddress(input.email)?.text
        let holders = try await context.database.read { try accounts.holders(of: address ?? "", in: $0) }
        // A text that isn't an address is counted as it is, so that a typing error doesn't wait for everybody else's.
        let email = address ?? input.email
        let attempt = try await guesses.admit(email: email, account: holders.owner?.id, context)
        let match = try await match(input.password, holders)
        let now = context.clock.now
        guard let (account, check) = match else {
            try await context.database.write { try log.record(.signInFailed, account: holders.foremost?.id, context, at: now, in: $0) }
            throw Self.wrongCredentials
        }
        guard account.disabledAt == nil else {
            // Who knows the password may learn that the account is locked.
            try await context.database.write { try log.record(.signInFailed, account: account.id, detail: "locked", context, at: now, in: $0) }
            throw APIError.unauthorized(Strings.accountLocked, code: "account_locked")
        }
        let codeAttempt = try await admitCode(input.code, account, after: attempt, context)
        let renewed = check == .correctButWeak && !account.isDemo ? try await passwords.hash(input.password) : nil
        let token = sessions.firstToken()
        let session: ProvenSession? = try await context.database.write { transaction in
            // It may have been disabled while the password was checked.
            guard let account = try accounts.find(account.id, in: transaction) else { throw Self.wrongCredentials }
            if account.hasSecondFactor, try !codes.use(input.code ?? "", of: account, context, at: now, in: transaction) {
                try log.record(.signInFailed, account: account.id, detail: "code", context, at: now, in: transaction)
                return nil
            }
            if let renewed { _ = try accounts.setPasswordHash(renewed, of: account.id, replacing: account.passwordHash, in: transaction) }
            try log.record(.signedIn, account: account.id, actor: account.id, context, at: now, in: transaction)
            return try sessions.begin(
                token, account: account.id, client: Client(context.request), proof: account.hasSecondFactor ? .secondFactor : .password, at: now,
                in: transaction)
        }
        guard let session else { throw APIError.unauthorized(Strings.invalidCode, code: "invalid_code") }
        guesses.succeeded(attempt, clearing: account.emailVerifiedAt != nil, at: now)
        guesses.succeeded(codeAttempt, at: now)
        return try await sessions.response(account, session: session, token, at: now)
    }

    /// Finds the account that a password opens: that of the address's owner, or else of the newest claimant. It takes as long if one of them is missing.
    private func match(_ password: String, _ holders: AddressHolders) async throws -> (Account, PasswordHashing.Check)? {
        let first = try await passwords.check(password, against: holders.owner?.passwordHash)
        if first != .wrong, let owner = holders.owner { return (owner, first) }
        let second = try await passwords.check(password, against: holders.claimant?.passwordHash)
        if second != .wrong, let claimant = holders.claimant { return (claimant, second) }
        return nil
    }

    /// Asks for the code that an account with a second factor needs, and counts the attempt at it.
    private func admitCode(
        _ code: String?, _ account: Account, after attempt: [SignInThrottle.Key], _ context: HandlerContext
    ) async throws -> [SignInThrottle.Key] {
        guard account.hasSecondFactor else { return [] }
        guard let code, !code.isEmpty else {
            // A right password without a code must not clear the failures of codes.
            guesses.undo(attempt, at: context.clock.now)
            throw APIError.unauthorized(Strings.codeMissing, code: "second_factor_required")
        }
        return try await guesses.admitCode(of: account.id, context)
    }

    private static var wrongCredentials: APIError { .unauthorized(Strings.wrongCredentials, code: "invalid_credentials") }

    private func logout(_ input: LogoutRequest, _ context: HandlerContext) async throws -> NoOutput {
        let (now, caller, session) = (context.clock.now, try context.person().id, try await authenticator.session(of: context.request))
        try await context.database.write { transaction in
            try sessions.end(session, of: caller, at: now, in: transaction)
            // The end of a viewing is in the log already, and the person stays signed in everywhere.
            guard try context.person().viewerID == nil else { return }
            if let text = input.refreshToken { try sessions.end(SecretToken(text), account: caller, at: now, in: transaction) }
            try log.record(.signedOut, account: caller, actor: caller, context, at: now, in: transaction)
        }
        return NoOutput()
    }

    private func me(_ context: HandlerContext) async throws -> User {
        let (id, session) = (try context.person().id, try await authenticator.provenSession(of: context.request))
        guard let account = try await context.database.read({ try accounts.find(id, in: $0) }) else { throw APIError.unauthorized() }
        return sessions.user(account, in: session)
    }
}
