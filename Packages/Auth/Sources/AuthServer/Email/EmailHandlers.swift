import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints that confirm an account's email address.
struct EmailHandlers: Sendable {
    let tokens: MailTokens
    let ownership: EmailOwnership
    private let accounts = AccountRepository()
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(tokens: MailTokens, ownership: EmailOwnership) {
        self.tokens = tokens
        self.ownership = ownership
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.verifyEmail, allow: .accessAlone) { input, context in try await verify(input, context) }
        routes.on(AuthEndpoints.resendVerification, allow: .accessAlone) { _, context in try await resend(context) }
    }

    /// Confirms the address of the caller's account alone. A stranger who registered with somebody's address could otherwise have them confirm it for
    /// the stranger's account, by a link in a mail that looks right.
    private func verify(_ input: VerifyEmailRequest, _ context: HandlerContext) async throws -> NoOutput {
        let (token, now, caller) = (SecretToken(String(input.token.prefix(100))), context.clock.now, try context.person().id)
        let origin = SecurityLog.Origin(context, actor: caller)
        try await context.database.write { transaction in
            guard let id = try tokens.account(of: token, .verification, at: now, in: transaction) else { throw MailTokens.invalidToken }
            guard id == caller else { throw Self.otherAccount }
            guard let account = try accounts.find(caller, in: transaction) else { throw APIError.unauthorized() }
            guard try tokens.use(token, .verification, at: now, in: transaction) != nil else { throw MailTokens.invalidToken }
            guard account.emailVerifiedAt == nil else { return }
            try ownership.give(account.email, to: caller, by: origin, at: now, in: transaction)
            try log.record(.emailVerified, account: caller, by: origin, at: now, in: transaction)
        }
        return NoOutput()
    }

    private static var otherAccount: APIError { .conflict(Strings.otherAccount, code: "other_account") }

    /// Does the same work whether or not another account has the address. What is mailed is decided when the mail is sent.
    private func resend(_ context: HandlerContext) async throws -> NoOutput {
        let (now, caller) = (context.clock.now, try context.person().id)
        try await context.database.write { transaction in
            guard let account = try accounts.find(caller, in: transaction) else { throw APIError.unauthorized() }
            guard account.emailVerifiedAt == nil, account.emailLostAt == nil else { return }
            try outbox.add(.verification, to: account.email, account: caller, at: now, in: transaction)
        }
        return NoOutput()
    }
}
