public import Persistence

/// Reads the log in order, up to the point before which nothing can appear anymore.
public enum EventReader {
    /// Returns the events after a position, oldest first.
    ///
    /// - Parameter kinds: the kinds of events to return; nil for all.
    public static func events(after position: EventPosition, kinds: [String]? = nil, limit: Int, in transaction: Transaction) throws -> [DomainEvent] {
        try transaction.all(
            DomainEvent.self,
            """
            SELECT * FROM core_event WHERE \(sql: after(position, kinds, in: transaction)) AND transaction_id < \(sql: transaction.settledBefore)
            ORDER BY transaction_id, id LIMIT \(limit)
            """)
    }

    /// Returns the events after a position, oldest first, and whether further events are committed but not readable yet. Uses one statement, which
    /// needs no transaction.
    static func committed(
        after position: EventPosition, limit: Int, in transaction: Transaction
    ) throws -> (events: [DomainEvent], isUnsettled: Bool) {
        let rows = try transaction.rows(
            """
            SELECT *, transaction_id < \(sql: transaction.settledBefore) AS is_settled FROM core_event
            WHERE \(sql: after(position, nil, in: transaction)) ORDER BY transaction_id, id LIMIT \(limit)
            """)
        let settled = try rows.prefix { try $0.get("is_settled") }
        return (try settled.map(DomainEvent.init(row:)), settled.count < rows.count)
    }

    /// The events available after a position.
    enum Waiting: Sendable, Equatable {
        case nothing
        /// Committed, but an earlier transaction is still running.
        case unsettled
        case events
    }

    static func waiting(after position: EventPosition, kinds: [String]? = nil, in transaction: Transaction) throws -> Waiting {
        let first = try transaction.first(
            """
            SELECT transaction_id < \(sql: transaction.settledBefore) AS is_settled FROM core_event
            WHERE \(sql: after(position, kinds, in: transaction)) ORDER BY transaction_id, id LIMIT 1
            """)
        guard let first else { return .nothing }
        return try first.get("is_settled") ? .events : .unsettled
    }

    /// Returns the position of the last readable event.
    public static func end(in transaction: Transaction) throws -> EventPosition {
        let row = try transaction.first(
            """
            SELECT transaction_id, id FROM core_event WHERE transaction_id < \(sql: transaction.settledBefore)
            ORDER BY transaction_id DESC, id DESC LIMIT 1
            """)
        return try row.map(EventPosition.init(row:)) ?? .start
    }

    private static func after(_ position: EventPosition, _ kinds: [String]?, in transaction: Transaction) -> SQL {
        let place: SQL =
            switch transaction.dialect {
            // If all events are settled and share one number, the pair's id isn't used for the index, and the whole log would be read each time.
            case .sqlite: "transaction_id = \(position.transaction) AND id > \(position.id)"
            case .postgres: "(transaction_id, id) > (\(position.transaction), \(position.id))"
            }
        guard let kinds else { return place }
        return "kind IN \(list: kinds) AND \(sql: place)"
    }
}
