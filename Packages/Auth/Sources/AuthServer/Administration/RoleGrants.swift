public import Core
public import Persistence
public import ServerCore

/// Gives people roles inside other features' transactions, where those decide who gets which. Each grant is in the audit log, by the caller.
public struct RoleGrants: Sendable {
    private let administration: AccountAdministration
    private let accounts = AccountRepository()

    init(administration: AccountAdministration) { self.administration = administration }

    /// Gives an account another role, which its devices take over with their next request. Does nothing for one that has it.
    ///
    /// - Throws: ``APIError`` `account_locked` (409) for an account that is disabled, is about to be deleted, or doesn't exist.
    public func grant(_ role: Role, to id: Int, _ context: HandlerContext, in transaction: Transaction) throws {
        guard let account = try accounts.find(id, in: transaction), account.disabledAt == nil else {
            throw APIError.conflict(Strings.accountLocked, code: "account_locked")
        }
        let origin = SecurityLog.Origin(context, actor: context.caller?.id)
        _ = try administration.setRoles(account.roles.union([role]), of: account, by: origin, at: context.clock.now, in: transaction)
    }
}
