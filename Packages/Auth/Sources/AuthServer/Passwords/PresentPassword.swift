import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Asks for the present password before something of the account changes. An open session on somebody else's device is no way to guess it faster.
struct PresentPassword: Sendable {
    /// The field of the requests that holds it.
    static let field = "currentPassword"

    let passwords: PasswordHashing
    let guesses: GuessGuard
    let authenticator: JWTAuthenticator
    private let log = SecurityLog()

    init(passwords: PasswordHashing, guesses: GuessGuard, authenticator: JWTAuthenticator) {
        self.passwords = passwords
        self.guesses = guesses
        self.authenticator = authenticator
    }

    /// Notes a password that is too long to be one.
    static func checkLength(_ password: String, _ errors: inout FieldErrors) {
        errors.require(password.utf8.count <= 1024, field, Strings.tooLong(128))
    }

    /// Compares a password with the account's. Of an account with a second factor it proves too little, so that a fresh code is needed besides.
    ///
    /// - Parameter purpose: what it was asked for, for the audit log.
    /// - Throws: ``APIError`` `proof_required` (403), or of status 422 if it is another one, or 429 after too many wrong ones.
    func check(_ password: String, of account: Account, for purpose: String, _ context: HandlerContext) async throws {
        if account.hasSecondFactor {
            let provedAt = try await authenticator.provenSession(of: context.request).provedAt
            guard FreshProof.isFresh(provedAt, at: context.clock.now) else { throw APIError.proofRequired }
        }
        let attempt = try await guesses.admit(email: account.guessedEmail, account: account.id, context)
        guard try await passwords.check(password, against: account.passwordHash) != .wrong else {
            let now = context.clock.now
            try await context.database.write { transaction in
                try log.record(.signInFailed, account: account.id, actor: account.id, detail: purpose, context, at: now, in: transaction)
            }
            throw APIError.invalid([Self.field: Strings.wrongPassword])
        }
        guesses.succeeded(attempt, at: context.clock.now)
    }
}
