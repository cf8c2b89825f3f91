import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints with which administrators read the audit log and change roles.
struct AdministrationHandlers: Sendable {
    let revocations: Revocations
    private let accounts = AccountRepository()
    private let log = SecurityLog()

    init(revocations: Revocations) { self.revocations = revocations }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.audit, allow: .accessAlone) { query, context in
            let limit = try CursorRequest(before: query.before, limit: query.limit).checkedLimit()
            return try await context.database.read { try log.page(query, limit: limit, in: $0) }
        }
        routes.on(AuthEndpoints.updateRoles, allow: Self.othersOnly) { input, context in try await updateRoles(input, context) }
    }

    /// Nobody changes their own roles: an administrator who gave up the role couldn't take it back.
    private static let othersOnly: Policy<RolesUpdate> = .when { input, context in
        guard try context.person().id != input.id else { throw APIError.conflict(Strings.ownRoles, code: "own_roles") }
    }

    private func updateRoles(_ input: RolesUpdate, _ context: HandlerContext) async throws -> User {
        let (now, caller, roles) = (context.clock.now, try context.person().id, Set(input.roles))
        guard !roles.isEmpty else { throw APIError.invalid(["roles": Strings.noRoles]) }
        return try await context.database.write { transaction in
            guard let account = try accounts.find(input.id, in: transaction) else { throw APIError.notFound() }
            guard account.roles != roles else { return account.user }
            try accounts.setRoles(roles, of: account, at: now, in: transaction)
            transaction.afterCommit { [revocations] in revocations.require(version: account.tokenVersion + 1, of: account.id, at: now) }
            try log.record(
                .rolesChanged, account: account.id, actor: caller, detail: "\(Account.column(account.roles)) -> \(Account.column(roles))", context,
                at: now, in: transaction)
            guard let changed = try accounts.find(input.id, in: transaction) else { throw APIError.notFound() }
            return changed.user
        }
    }
}
