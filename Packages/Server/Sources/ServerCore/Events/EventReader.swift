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
            ORDER BY \(sql: order(in: transaction)) LIMIT \(limit)
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
            WHERE \(sql: after(position, nil, in: transaction)) ORDER BY \(sql: order(in: transaction)) LIMIT \(limit)
            """)
        let settled = try rows.prefix { try $0.get("is_settled") }
        return (try settled.map(DomainEvent.init(row:)), settled.count < rows.count)
    }

    /// Returns the position of the last readable event.
    public static func end(in transaction: Transaction) throws -> EventPosition {
        let place: SQL =
            switch transaction.dialect {
            case .sqlite: "ORDER BY id DESC LIMIT 1"
            case .postgres: "WHERE transaction_id < \(sql: transaction.settledBefore) ORDER BY transaction_id DESC, id DESC LIMIT 1"
            }
        let row = try transaction.first("SELECT transaction_id, id FROM core_event \(sql: place)")
        return try row.map(EventPosition.init(row:)) ?? .start
    }

    /// The log's order. On SQLite all events share one number and are in the order of ids, so that the table needs no index for it.
    static func order(in transaction: Transaction) -> SQL { transaction.dialect == .sqlite ? "id" : "transaction_id, id" }

    private static func after(_ position: EventPosition, _ kinds: [String]?, in transaction: Transaction) -> SQL {
        let place: SQL =
            switch transaction.dialect {
            case .sqlite: "id > \(position.id)"
            case .postgres: "(transaction_id, id) > (\(position.transaction), \(position.id))"
            }
        guard let kinds else { return place }
        return "kind IN \(list: kinds) AND \(sql: place)"
    }
}
