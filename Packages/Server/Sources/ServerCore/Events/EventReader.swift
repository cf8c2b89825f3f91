public import Persistence

/// Reads the log in its order, and only as far as nothing can appear in between any more.
public enum EventReader {
    /// The events after a place, the earliest first.
    ///
    /// - Parameter kinds: the kinds that are wanted; nil for all.
    public static func events(after position: EventPosition, kinds: [String]? = nil, limit: Int, in transaction: Transaction) throws -> [DomainEvent] {
        let settled = try transaction.settledBefore()
        return try transaction.all(
            DomainEvent.self, "SELECT * FROM core_event WHERE \(sql: after(position, kinds, settled)) ORDER BY transaction_id, id LIMIT \(limit)")
    }

    /// What there is after a place.
    enum Waiting: Sendable, Equatable {
        case nothing
        /// Committed, but a transaction that began before it is still under way.
        case unsettled
        case events
    }

    static func waiting(after position: EventPosition, kinds: [String]? = nil, in transaction: Transaction) throws -> Waiting {
        let settled = try transaction.settledBefore()
        if try transaction.first("SELECT id FROM core_event WHERE \(sql: after(position, kinds, settled)) LIMIT 1") != nil { return .events }
        return try isUnsettled(settled, transaction) ? .unsettled : .nothing
    }

    /// Whether an event is committed that can't be read yet.
    static func isUnsettled(in transaction: Transaction) throws -> Bool {
        try isUnsettled(transaction.settledBefore(), transaction)
    }

    /// The place of the last event that can be read.
    public static func end(in transaction: Transaction) throws -> EventPosition {
        let settled = try transaction.settledBefore()
        let row = try transaction.first(
            "SELECT transaction_id, id FROM core_event WHERE transaction_id < \(settled) ORDER BY transaction_id DESC, id DESC LIMIT 1")
        return try row.map(EventPosition.init(row:)) ?? .start
    }

    private static func after(_ position: EventPosition, _ kinds: [String]?, _ settled: Int) -> SQL {
        // SQLite, where all is settled and of one number, doesn't use the id of a pair for its index: it would read the whole log each time.
        let place: SQL =
            settled == .max
            ? "transaction_id = \(position.transaction) AND id > \(position.id)"
            : "(transaction_id, id) > (\(position.transaction), \(position.id)) AND transaction_id < \(settled)"
        guard let kinds else { return place }
        return "kind IN \(list: kinds) AND \(sql: place)"
    }

    private static func isUnsettled(_ settled: Int, _ transaction: Transaction) throws -> Bool {
        guard settled != .max else { return false }
        return try transaction.first("SELECT id FROM core_event WHERE transaction_id >= \(settled) LIMIT 1") != nil
    }
}
