import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints with which administrators read the audit log and manage accounts.
struct AdministrationHandlers: Sendable {
    private typealias Change = @Sendable (Account, SecurityLog.Origin, Date, Transaction) throws -> Account

    let administration: AccountAdministration
    let random: any RandomSource
    private let accounts = AccountRepository()
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(administration: AccountAdministration, random: any RandomSource) {
        self.administration = administration
        self.random = random
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.audit, allow: .accessAlone) { query, context in
            let limit = try CursorRequest(before: query.before, limit: query.limit).checkedLimit()
            let page = try await context.database.read { try log.page(query, limit: limit, in: $0) }
            await context.recordSight(AuditEntry(.auditRead))
            return page
        }
        routes.on(AuthEndpoints.exportAudit, allow: .accessAlone) { query, context in
            let page = try await context.database.write { transaction in
                try context.record(AuditEntry(.auditExported), in: transaction)
                return try log.page(query, limit: AuditTable.longest, in: transaction)
            }
            return AuditTable.export(page.items)
        }
        routes.on(AuthEndpoints.accounts, allow: .accessAlone) { query, context in try await list(query, context) }
        routes.on(AuthEndpoints.account, allow: .accessAlone) { input, context in
            let account = try await context.database.read { try accounts.findAny(input.id, in: $0) }
            guard let account else { throw APIError.notFound() }
            await context.recordSight(AuditEntry(.accountRead, account: input.id))
            return account.administered
        }
        addSessions(to: &routes)
        routes.on(AuthEndpoints.createAccount, allow: .accessAlone) { input, context in try await create(input, context) }
        routes.on(AuthEndpoints.updateRoles, allow: Self.othersOnly(\.id, Strings.ownRoles, code: "own_roles")) { input, context in
            let roles = Set(input.roles)
            guard !roles.isEmpty else { throw APIError.invalid(["roles": Strings.noRoles]) }
            return try await change(input.id, context) { try administration.setRoles(roles, of: $0, by: $1, at: $2, in: $3) }.user
        }
        routes.on(AuthEndpoints.disableAccount, allow: Self.othersOnly(\.id, Strings.ownAccount, code: "own_account")) { input, context in
            try await change(input.id, context) { try administration.disable($0, by: $1, at: $2, in: $3) }.administered
        }
        routes.on(AuthEndpoints.enableAccount, allow: .accessAlone) { input, context in
            try await change(input.id, context) { try administration.enable($0, by: $1, at: $2, in: $3) }.administered
        }
        routes.on(AuthEndpoints.endSessions, allow: .accessAlone) { input, context in
            _ = try await change(input.id, context) { account, origin, now, transaction in
                try administration.endSessions(of: account, by: origin, at: now, in: transaction)
                return account
            }
            return NoOutput()
        }
    }

    /// Registers the handlers of somebody's sessions.
    private func addSessions(to routes: inout Routes) {
        routes.on(AuthEndpoints.accountSessions, allow: .accessAlone) { input, context in
            let now = context.clock.now
            let open = try await context.database.read { transaction in
                guard try accounts.findAny(input.id, in: transaction) != nil else { throw APIError.notFound() }
                return try SessionRepository().open(of: input.id, at: now, in: transaction)
            }
            await context.recordSight(AuditEntry(.accountRead, account: input.id))
            return open.map { session in
                SignedInDevice(
                    id: session.id, name: DeviceName.of(userAgent: session.userAgent), current: false, createdAt: session.createdAt,
                    lastUsedAt: session.lastUsedAt)
            }
        }
        routes.on(AuthEndpoints.endAccountSession, allow: .accessAlone) { input, context in
            _ = try await change(input.id, context) { account, origin, now, transaction in
                try administration.endSession(input.session, of: account, by: origin, at: now, in: transaction)
                return account
            }
            return NoOutput()
        }
    }

    /// Nobody changes their own roles, or disables their own account: an administrator who gave up the role couldn't take it back.
    private static func othersOnly<Input: Sendable>(
        _ id: any KeyPath<Input, Int> & Sendable, _ message: @autoclosure @escaping @Sendable () -> String, code: APIError.Code
    ) -> Policy<Input> {
        .when { input, context in
            guard try context.person().id != input[keyPath: id] else { throw APIError.conflict(message(), code: code) }
        }
    }

    private func list(_ query: AccountQuery, _ context: HandlerContext) async throws -> AccountPage {
        let limit = try CursorRequest(before: query.before, limit: query.limit).checkedLimit()
        let email = try query.email.map { text in
            guard let email = EmailAddress(text)?.text else { throw APIError.invalid(["email": Strings.email]) }
            return email
        }
        let search = query.search?.trimmingCharacters(in: .whitespaces)
        let filter = AccountFilter(email: email, search: search?.isEmpty == true ? nil : search, role: query.role, status: query.status)
        let found = try await context.database.read { try accounts.page(before: query.before ?? .max, filter, limit: limit + 1, in: $0) }
        await context.recordSight(AuditEntry(.accountsListed))
        return AccountPage(items: found.prefix(limit).map(\.administered), nextBefore: found.count > limit ? found[limit - 1].id : nil)
    }

    /// Creates an account with a password that nobody knows. A mailed link lets its owner choose one.
    private func create(_ input: NewAccount, _ context: HandlerContext) async throws -> AdministeredAccount {
        var errors = FieldErrors()
        let name = AccountRules.name(input.name, &errors)
        let email = EmailAddress(input.email)?.text
        errors.require(email != nil, "email", Strings.email)
        errors.require(!input.roles.isEmpty, "roles", Strings.noRoles)
        try errors.throwIfAny()
        let hash = PasswordHash(matchingNothing: .standard, random: random).text
        let new = AccountRepository.New(name: name, email: email ?? "", passwordHash: hash, roles: Set(input.roles))
        let (now, origin) = (context.clock.now, SecurityLog.Origin(context, actor: try context.person().id))
        return try await context.database.write { transaction in
            let account = try administration.create(new, by: origin, at: now, in: transaction)
            try outbox.add(.passwordReset, to: account.email, account: account.id, at: now, in: transaction)
            return account.administered
        }
    }

    private func change(_ id: Int, _ context: HandlerContext, _ body: @escaping Change) async throws -> Account {
        let (now, origin) = (context.clock.now, SecurityLog.Origin(context, actor: try context.person().id))
        // Two administrators may take the role from each other at the same time.
        return try await context.database.write(.serializable) { transaction in
            guard let account = try accounts.findAny(id, in: transaction) else { throw APIError.notFound() }
            let changed = try body(account, origin, now, transaction)
            guard try accounts.hasAdministrators(in: transaction) else {
                throw APIError.conflict(Strings.lastAdministrator, code: "last_administrator")
            }
            return changed
        }
    }
}

extension AuditEntry.Action {
    fileprivate static let auditRead = Self(rawValue: SecurityEvent.Kind.auditRead.rawValue)
    fileprivate static let auditExported = Self(rawValue: SecurityEvent.Kind.auditExported.rawValue)
    fileprivate static let accountRead = Self(rawValue: SecurityEvent.Kind.accountRead.rawValue)
    fileprivate static let accountsListed = Self(rawValue: SecurityEvent.Kind.accountsListed.rawValue)
}
