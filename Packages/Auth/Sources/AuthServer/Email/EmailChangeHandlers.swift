import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints that change an account's email address. The new one takes the present one's place once the link that was mailed to it is used, at
/// ``EmailHandlers``.
struct EmailChangeHandlers: Sendable {
    let tokens: MailTokens
    let present: PresentPassword
    private let accounts = AccountRepository()
    private let changes = EmailChangeRepository()
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(tokens: MailTokens, present: PresentPassword) {
        self.tokens = tokens
        self.present = present
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.email, allow: .accessAlone) { _, context in
            let (now, caller) = (context.clock.now, try context.person().id)
            return try await context.database.read { transaction in
                try email(of: account(caller, in: transaction), at: now, in: transaction)
            }
        }
        routes.on(AuthEndpoints.changeEmail, allow: .accessAlone) { input, context in try await change(input, context) }
        routes.on(AuthEndpoints.cancelEmailChange, allow: .accessAlone) { _, context in try await cancel(context) }
        routes.on(AuthEndpoints.resendEmailChange, allow: .accessAlone) { _, context in try await resend(context) }
    }

    /// Does the same work whether or not another account has the new address. What is mailed to it is decided when the mail is sent.
    private func change(_ input: ChangeEmailRequest, _ context: HandlerContext) async throws -> AccountEmail {
        let caller = try context.person().id
        let account = try await context.database.read { try self.account(caller, in: $0) }
        var errors = FieldErrors()
        let email = EmailAddress(input.email)?.text ?? ""
        errors.require(!email.isEmpty, "email", Strings.email)
        errors.require(email != account.email, "email", account.emailLostAt == nil ? Strings.sameEmail : Strings.emailLost)
        PresentPassword.checkLength(input.currentPassword, &errors)
        try errors.throwIfAny()
        try await present.check(input.currentPassword, of: account, for: "email change", context)
        let now = context.clock.now
        return try await context.database.write { transaction in
            let account = try self.account(caller, in: transaction)
            try changes.replace(caller, with: email, at: now, in: transaction)
            try tokens.removeAll(.emailChange, of: caller, in: transaction)
            try outbox.add(.emailChange, to: email, account: caller, at: now, in: transaction)
            // An address that isn't confirmed may be a stranger's.
            if account.emailVerifiedAt != nil {
                try outbox.add(.emailChangeAsked, to: account.email, account: caller, at: now, in: transaction)
            }
            try log.record(.emailChangeAsked, account: caller, actor: caller, context, at: now, in: transaction)
            return try self.email(of: account, at: now, in: transaction)
        }
    }

    private func cancel(_ context: HandlerContext) async throws -> AccountEmail {
        let (now, caller) = (context.clock.now, try context.person().id)
        return try await context.database.write { transaction in
            let account = try self.account(caller, in: transaction)
            if try changes.remove(caller, in: transaction) {
                try tokens.removeAll(.emailChange, of: caller, in: transaction)
                try log.record(.emailChangeCanceled, account: caller, actor: caller, context, at: now, in: transaction)
            }
            return try email(of: account, at: now, in: transaction)
        }
    }

    private func resend(_ context: HandlerContext) async throws -> NoOutput {
        let (now, caller) = (context.clock.now, try context.person().id)
        try await context.database.write { transaction in
            guard let pending = try changes.find(caller, at: now, in: transaction) else { return }
            try outbox.add(.emailChange, to: pending.email, account: caller, at: now, in: transaction)
        }
        return NoOutput()
    }

    private func account(_ id: Int, in transaction: Transaction) throws -> Account {
        guard let account = try accounts.find(id, in: transaction) else { throw APIError.unauthorized() }
        return account
    }

    private func email(of account: Account, at now: Date, in transaction: Transaction) throws -> AccountEmail {
        AccountEmail(
            email: account.email, emailVerified: account.emailVerifiedAt != nil, emailLost: account.emailLostAt != nil,
            pending: try changes.find(account.id, at: now, in: transaction))
    }
}
