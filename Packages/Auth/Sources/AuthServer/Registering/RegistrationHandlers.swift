import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoint that creates accounts.
struct RegistrationHandlers: Sendable {
    let passwords: PasswordHashing
    let sessions: Sessions
    let events: EventLog
    private let accounts = AccountRepository()
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(passwords: PasswordHashing, sessions: Sessions, events: EventLog) {
        self.passwords = passwords
        self.sessions = sessions
        self.events = events
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.register, allow: .accessAlone) { input, context in try await register(input, context) }
    }

    private func register(_ input: RegisterRequest, _ context: HandlerContext) async throws -> SessionResponse {
        var new = try checked(input)
        new.passwordHash = try await passwords.hash(input.password)
        let (now, token, account) = (context.clock.now, sessions.firstToken(), new)
        let (created, session) = try await context.database.write { transaction in
            let created = try create(account, at: now, in: transaction)
            let session = try sessions.begin(token, account: created.id, client: Client(context.request), at: now, in: transaction)
            try outbox.add(.verification, to: created.email, at: now, in: transaction)
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

    private func create(_ new: AccountRepository.New, at now: Date, in transaction: Transaction) throws -> Account {
        guard try accounts.find(email: new.email, in: transaction) == nil else { throw emailTaken }
        let id: Int
        do {
            id = try accounts.create(new, at: now, in: transaction)
        } catch let error as DatabaseError where error.code == .unique {
            // Another process was faster.
            throw emailTaken
        }
        try events.append(
            AuthEvents.registered, Registered(user: id, roles: Role.allCases.filter(new.roles.contains)), aggregate: "account", id: id,
            topics: [], in: transaction)
        guard let account = try accounts.find(id, in: transaction) else { throw APIError.internalError }
        return account
    }

    private var emailTaken: APIError {
        APIError(status: 409, code: "email_taken", message: Strings.emailTaken, fields: ["email": Strings.emailTaken])
    }
}
