import Persistence

/// A position in the log: after everything up to an event.
///
/// The log is ordered by (transaction, id). The id alone doesn't suffice with concurrent writers: it is assigned before the commit, so a smaller
/// one may appear after a larger one was read.
public struct EventPosition: Sendable, Hashable, Comparable {
    /// The number of the transaction that wrote the event; 0 on SQLite.
    public let transaction: Int
    /// The event's id.
    public let id: Int

    /// The position before the first event.
    public static let start = EventPosition(transaction: 0, id: 0)

    /// Creates a position.
    public init(transaction: Int, id: Int) {
        self.transaction = transaction
        self.id = id
    }

    /// Parses a ``cursor``; nil for anything else.
    public init?(cursor: String) {
        let parts = cursor.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let transaction = Int(parts[0]), let id = Int(parts[1]), transaction >= 0, id >= 0 else { return nil }
        self.init(transaction: transaction, id: id)
    }

    init(row: Row) throws {
        self.init(transaction: try row.get("transaction_id"), id: try row.get("id"))
    }

    /// The position as clients store it.
    public var cursor: String { "\(transaction).\(id)" }

    /// Returns whether a position comes before another.
    public static func < (left: Self, right: Self) -> Bool {
        (left.transaction, left.id) < (right.transaction, right.id)
    }
}
