import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints that confirm an account's email address.
struct EmailHandlers: Sendable {
    let tokens: MailTokens
    private let accounts = AccountRepository()
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(tokens: MailTokens) { self.tokens = tokens }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.verifyEmail, allow: .accessAlone) { input, context in try await verify(input, context) }
        routes.on(AuthEndpoints.resendVerification, allow: .accessAlone) { _, context in try await resend(context) }
    }

    private func verify(_ input: VerifyEmailRequest, _ context: HandlerContext) async throws -> NoOutput {
        let (token, now) = (SecretToken(String(input.token.prefix(100))), context.clock.now)
        try await context.database.write { transaction in
            guard let account = try tokens.use(token, .verification, at: now, in: transaction) else { throw MailTokens.invalidToken }
            try accounts.markEmailVerified(account, at: now, in: transaction)
            try log.record(.emailVerified, account: account, context, at: now, in: transaction)
        }
        return NoOutput()
    }

    private func resend(_ context: HandlerContext) async throws -> NoOutput {
        let (now, caller) = (context.clock.now, try context.person().id)
        try await context.database.write { transaction in
            guard let account = try accounts.find(caller, in: transaction) else { throw APIError.unauthorized() }
            guard account.emailVerifiedAt == nil else { return }
            try outbox.add(.verification, to: account.email, at: now, in: transaction)
        }
        return NoOutput()
    }
}
