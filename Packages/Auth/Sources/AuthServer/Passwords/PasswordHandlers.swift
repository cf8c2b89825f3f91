import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints that set passwords: for people who know the current one, and for those whom a mailed link reaches.
struct PasswordHandlers: Sendable {
    let passwords: PasswordHashing
    let sessions: Sessions
    let authenticator: JWTAuthenticator
    let present: PresentPassword
    let tokens: MailTokens
    let ownership: EmailOwnership
    private let accounts = AccountRepository()
    private let emailChanges = EmailChangeRepository()
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(
        passwords: PasswordHashing, sessions: Sessions, authenticator: JWTAuthenticator, present: PresentPassword, tokens: MailTokens, ownership: EmailOwnership
    ) {
        self.passwords = passwords
        self.sessions = sessions
        self.authenticator = authenticator
        self.present = present
        self.tokens = tokens
        self.ownership = ownership
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.changePassword, allow: .accessAlone) { input, context in try await change(input, context) }
        routes.on(AuthEndpoints.forgotPassword, allow: .accessAlone) { input, context in try await forgot(input, context) }
        routes.on(AuthEndpoints.resetPassword, allow: .accessAlone) { input, context in try await reset(input, context) }
    }

    private func change(_ input: ChangePasswordRequest, _ context: HandlerContext) async throws -> NoOutput {
        let (caller, session) = (try context.person().id, try await authenticator.session(of: context.request))
        guard let account = try await context.database.read({ try accounts.find(caller, in: $0) }) else { throw APIError.unauthorized() }
        var errors = FieldErrors()
        PresentPassword.checkLength(input.currentPassword, &errors)
        PasswordRules.check(input.newPassword, "newPassword", name: account.name, email: account.email, &errors)
        try errors.throwIfAny()
        try await present.check(input.currentPassword, of: account, for: "password change", context)
        let hash = try await passwords.hash(input.newPassword)
        let now = context.clock.now
        try await context.database.write { transaction in
            guard try accounts.setPasswordHash(hash, of: caller, replacing: account.passwordHash, in: transaction) else {
                throw APIError.conflict(Strings.passwordChangedMeanwhile, code: "concurrent_change")
            }
            try sessions.endAll(of: caller, except: session, at: now, in: transaction)
            try tokens.removeAll(.passwordReset, of: caller, in: transaction)
            try cancelEmailChange(of: caller, in: transaction)
            if account.emailVerifiedAt != nil {
                try outbox.add(.passwordChanged, to: account.email, account: caller, at: now, in: transaction)
            }
            try log.record(.passwordChanged, account: caller, actor: caller, context, at: now, in: transaction)
        }
        return NoOutput()
    }

    /// Gives up a change of the email address that waits: somebody else may have asked for it with the password of before.
    private func cancelEmailChange(of account: Int, in transaction: Transaction) throws {
        try emailChanges.remove(account, in: transaction)
        try tokens.removeAll(.emailChange, of: account, in: transaction)
    }

    /// Does the same work whether the account exists or not. Whether a mail is sent is decided when it is due.
    private func forgot(_ input: ForgotPasswordRequest, _ context: HandlerContext) async throws -> NoOutput {
        guard let email = EmailAddress(input.email)?.text else { throw APIError.invalid(["email": Strings.email]) }
        let now = context.clock.now
        try await context.database.write { transaction in
            let account = try accounts.holders(of: email, in: transaction).foremost
            try outbox.add(.passwordReset, to: email, account: nil, at: now, in: transaction)
            try log.record(.passwordResetAsked, account: account?.id, context, at: now, in: transaction)
        }
        return NoOutput()
    }

    private func reset(_ input: ResetPasswordRequest, _ context: HandlerContext) async throws -> NoOutput {
        let (token, asked) = (SecretToken(String(input.token.prefix(100))), context.clock.now)
        // Checked first, so that an invalid token doesn't cost a hash.
        let found = try await context.database.read { transaction in
            try tokens.account(of: token, .passwordReset, at: asked, in: transaction).flatMap { try accounts.find($0, in: transaction) }
        }
        guard let account = found else { throw MailTokens.invalidToken }
        var errors = FieldErrors()
        PasswordRules.check(input.newPassword, "newPassword", name: account.name, email: account.email, &errors)
        try errors.throwIfAny()
        let hash = try await passwords.hash(input.newPassword)
        let (now, origin) = (context.clock.now, SecurityLog.Origin(context, actor: nil))
        try await context.database.write { transaction in
            guard try tokens.use(token, .passwordReset, at: asked, in: transaction) == account.id,
                try accounts.setPasswordHash(hash, of: account.id, replacing: account.passwordHash, in: transaction)
            else { throw MailTokens.invalidToken }
            // The link has proved that the mailbox is the person's.
            if account.emailVerifiedAt == nil { try ownership.give(account.email, to: account.id, by: origin, at: now, in: transaction) }
            try sessions.endAll(of: account.id, at: now, in: transaction)
            try cancelEmailChange(of: account.id, in: transaction)
            try outbox.add(.passwordChanged, to: account.email, account: account.id, at: now, in: transaction)
            try log.record(.passwordReset, account: account.id, by: origin, at: now, in: transaction)
        }
        return NoOutput()
    }
}
