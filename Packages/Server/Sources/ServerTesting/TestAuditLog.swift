import Core
import CoreTesting
public import Foundation
public import Persistence
public import ServerCore

/// An audit log in memory, for tests of who saw or changed what.
public struct TestAuditLog: AuditLog {
    /// An entry, with the person who acted.
    public struct Entry: Sendable, Equatable {
        /// The person's id.
        public let person: Int?
        /// The kind of entry.
        public let action: String
        /// The thing that was seen or changed.
        public let object: String?
        /// The account whose data or rights it concerns.
        public let account: Int?

        /// Creates an entry.
        public init(_ person: Int?, _ action: String, _ object: String? = nil, account: Int? = nil) {
            self.person = person
            self.action = action
            self.object = object
            self.account = account
        }
    }

    private let stored = LockedValue<[(entry: Entry, detail: String?)]>([])

    /// Creates an empty log.
    public init() {}

    /// The entries whose transaction was committed, oldest first.
    public var entries: [Entry] { stored.value.map(\.entry) }

    /// The details of the entries, in the same order.
    public var details: [String?] { stored.value.map(\.detail) }

    /// Stores an entry once the transaction is committed.
    public func record(_ entry: AuditEntry, _ context: HandlerContext, at now: Date, in transaction: Transaction) {
        let recorded = Entry(context.actorID, entry.action.rawValue, entry.object, account: entry.account)
        transaction.afterCommit { [stored] in stored.withLock { $0.append((recorded, entry.detail)) } }
    }
}
