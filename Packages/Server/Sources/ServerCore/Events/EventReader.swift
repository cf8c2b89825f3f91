public import Persistence

/// Reads the log in its order, and only as far as nothing can appear in between any more.
public enum EventReader {
    /// The events after a place, the earliest first.
    ///
    /// - Parameter kinds: the kinds that are wanted; nil for all.
    public static func events(after position: EventPosition, kinds: [String]? = nil, limit: Int, in transaction: Transaction) throws -> [DomainEvent] {
        try transaction.all(
            DomainEvent.self,
            """
            SELECT * FROM core_event WHERE \(sql: after(position, kinds, in: transaction)) AND transaction_id < \(sql: transaction.settledBefore)
            ORDER BY transaction_id, id LIMIT \(limit)
            """)
    }

    /// The events after a place, the earliest first, and whether there are more that are committed but can't be read yet: by one statement, which needs no
    /// transaction around it.
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

    /// What there is after a place.
    enum Waiting: Sendable, Equatable {
        case nothing
        /// Committed, but a transaction that began before it is still under way.
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

    /// The place of the last event that can be read.
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
            // Where all is settled and of one number, and the id of a pair isn't used for the index: the whole log would be read each time.
            case .sqlite: "transaction_id = \(position.transaction) AND id > \(position.id)"
            case .postgres: "(transaction_id, id) > (\(position.transaction), \(position.id))"
            }
        guard let kinds else { return place }
        return "kind IN \(list: kinds) AND \(sql: place)"
    }
}
