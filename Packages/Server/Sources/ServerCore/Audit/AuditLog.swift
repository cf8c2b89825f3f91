import Core
public import Foundation
public import Persistence

/// The log of who saw or changed what. Implemented by Auth's server.
public protocol AuditLog: Sendable {
    /// Stores an entry about a call in a transaction.
    func record(_ entry: AuditEntry, _ context: HandlerContext, at now: Date, in transaction: Transaction) throws
}

extension HandlerContext {
    /// Records what the caller changes, in the transaction of the change. Without an ``AuditLog`` in the container, nothing is recorded.
    public func record(_ entry: AuditEntry, in transaction: Transaction) throws {
        try audit?.log.record(entry, self, at: clock.now, in: transaction)
    }

    /// Records what the caller saw of others. Reading the same again within a quarter of an hour isn't recorded again.
    ///
    /// The call goes on if the entry can't be stored, since orders under way have to be seen to; the server's log then has it as an error.
    public func recordSight(_ entry: AuditEntry) async { await audit?.recordOnce(entry, self) }
}
