public import Persistence
public import ServerCore

/// Gives people the driver's role. The product adapts it to the Auth server; without it nobody's application can be approved.
public protocol DriverRoles: Sendable {
    /// Gives a person the driver's role, in the name of the caller. Does nothing for who has it.
    ///
    /// - Throws: `account_locked` (409) where the account is locked or gone. The caller's transaction must then fail too.
    func grant(_ person: Int, _ context: HandlerContext, in transaction: Transaction) throws
}
