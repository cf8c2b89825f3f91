import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints that confirm an account's email address, or the one that is to take its place.
struct EmailHandlers: Sendable {
    let tokens: MailTokens
    let ownership: EmailOwnership
    let sessions: Sessions
    let authenticator: JWTAuthenticator
    private let accounts = AccountRepository()
    private let changes = EmailChangeRepository()
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(tokens: MailTokens, ownership: EmailOwnership, sessions: Sessions, authenticator: JWTAuthenticator) {
        self.tokens = tokens
        self.ownership = ownership
        self.sessions = sessions
        self.authenticator = authenticator
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.verifyEmail, allow: .accessAlone) { input, context in try await verify(input, context) }
        routes.on(AuthEndpoints.resendVerification, allow: .accessAlone) { _, context in try await resend(context) }
    }

    /// Confirms an address of the caller's account alone. A stranger who registered with somebody's address could otherwise have them confirm it for the
    /// stranger's account, by a link in a mail that looks right.
    private func verify(_ input: VerifyEmailRequest, _ context: HandlerContext) async throws -> NoOutput {
        let (caller, session) = (try context.person().id, try await authenticator.session(of: context.request))
        let (token, now, origin) = (SecretToken(String(input.token.prefix(100))), context.clock.now, SecurityLog.Origin(context, actor: caller))
        try await context.database.write { transaction in
            let purposes = [MailTokens.Purpose.verification, .emailChange]
            guard let purpose = try purposes.first(where: { try tokens.account(of: token, $0, at: now, in: transaction) != nil }) else {
                throw MailTokens.invalidToken
            }
            guard try tokens.account(of: token, purpose, at: now, in: transaction) == caller else { throw Self.otherAccount }
            guard let account = try accounts.find(caller, in: transaction) else { throw APIError.unauthorized() }
            guard try tokens.use(token, purpose, at: now, in: transaction) != nil else { throw MailTokens.invalidToken }
            if purpose == .verification {
                try confirm(account, by: origin, at: now, in: transaction)
            } else {
                try change(account, keeping: session, by: origin, at: now, in: transaction)
            }
        }
        return NoOutput()
    }

    private func confirm(_ account: Account, by origin: SecurityLog.Origin, at now: Date, in transaction: Transaction) throws {
        guard account.emailVerifiedAt == nil else { return }
        try ownership.give(account.email, to: account.id, by: origin, at: now, in: transaction)
        try log.record(.emailVerified, account: account.id, by: origin, at: now, in: transaction)
    }

    /// Puts the new address in the present one's place. The links that were mailed to that one end, and so do the account's other sessions.
    private func change(
        _ account: Account, keeping session: Int, by origin: SecurityLog.Origin, at now: Date, in transaction: Transaction
    ) throws {
        guard let pending = try changes.find(account.id, at: now, in: transaction) else { throw MailTokens.invalidToken }
        try ownership.give(pending.email, to: account.id, by: origin, at: now, in: transaction)
        try changes.remove(account.id, in: transaction)
        try tokens.removeAll(.verification, of: account.id, in: transaction)
        try tokens.removeAll(.passwordReset, of: account.id, in: transaction)
        try sessions.endAll(of: account.id, except: session, at: now, in: transaction)
        if account.emailVerifiedAt != nil {
            try outbox.add(.emailChanged, to: account.email, account: account.id, at: now, in: transaction)
        }
        try log.record(.emailChanged, account: account.id, by: origin, at: now, in: transaction)
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
