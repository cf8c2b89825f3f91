import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoint that creates accounts.
struct RegistrationHandlers: Sendable {
    let passwords: PasswordHashing
    let sessions: Sessions
    let creation: AccountCreation
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(passwords: PasswordHashing, sessions: Sessions, creation: AccountCreation) {
        self.passwords = passwords
        self.sessions = sessions
        self.creation = creation
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.register, allow: .accessAlone) { input, context in try await register(input, context) }
    }

    /// Does the same work and gives the same response, whether or not the address has an account. Its owner hears of it by mail.
    private func register(_ input: RegisterRequest, _ context: HandlerContext) async throws -> SessionResponse {
        var new = try checked(input)
        new.passwordHash = try await passwords.hash(input.password)
        let (now, token, account) = (context.clock.now, sessions.firstToken(), new)
        let (created, session) = try await context.database.write { transaction in
            let created = try creation.create(account, at: now, in: transaction)
            let session = try sessions.begin(
                token, account: created.id, client: Client(context.request), proof: .password, at: now, in: transaction)
            try outbox.add(.verification, to: created.email, account: created.id, at: now, in: transaction)
            try log.record(.registered, account: created.id, actor: created.id, context, at: now, in: transaction)
            return (created, session)
        }
        return try await sessions.response(created, session: session, token, at: now)
    }

    private func checked(_ input: RegisterRequest) throws -> AccountRepository.New {
        var errors = FieldErrors()
        let name = AccountRules.name(input.name, &errors)
        let email = EmailAddress(input.email)
        errors.require(email != nil, "email", Strings.email)
        let phone = AccountRules.phone(input.phone ?? "", &errors)
        let language = input.language.map { AccountRules.language($0, &errors) }
        PasswordRules.check(input.password, "password", name: name, email: email?.text ?? "", &errors)
        try errors.throwIfAny()
        return AccountRepository.New(name: name, email: email?.text ?? "", phone: phone, passwordHash: "", language: language)
    }
}
