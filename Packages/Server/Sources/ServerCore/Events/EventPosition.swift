import Persistence

/// A place in the log: after everything up to an event.
///
/// The log's order is that of (transaction, id). An id alone would not do where many write at once: it is given out before the commit, so that a smaller
/// one may appear after a larger one was read.
public struct EventPosition: Sendable, Hashable, Comparable {
    /// The number of the transaction that wrote the event; 0 on SQLite.
    public let transaction: Int
    /// The event's id.
    public let id: Int

    /// Before the first event.
    public static let start = EventPosition(transaction: 0, id: 0)

    /// Names a place.
    public init(transaction: Int, id: Int) {
        self.transaction = transaction
        self.id = id
    }

    /// Reads what ``cursor`` wrote; nil for anything else.
    public init?(cursor: String) {
        let parts = cursor.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let transaction = Int(parts[0]), let id = Int(parts[1]), transaction >= 0, id >= 0 else { return nil }
        self.init(transaction: transaction, id: id)
    }

    init(row: Row) throws {
        self.init(transaction: try row.get("transaction_id"), id: try row.get("id"))
    }

    /// The place as clients keep it.
    public var cursor: String { "\(transaction).\(id)" }

    /// Whether a place comes before another.
    public static func < (left: Self, right: Self) -> Bool {
        (left.transaction, left.id) < (right.transaction, right.id)
    }
}
