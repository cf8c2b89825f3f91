import Persistence

/// The table of how far each subscriber has come.
enum EventCursors {
    /// Makes sure that subscribers have a cursor; one that is new begins at the log's start.
    static func prepare(_ names: [String], in transaction: Transaction) throws {
        for name in names {
            try transaction.execute(
                "INSERT INTO core_event_cursor (consumer, transaction_id, position) VALUES (\(name), 0, 0) ON CONFLICT (consumer) DO NOTHING")
        }
    }

    static func position(of name: String, in transaction: Transaction) throws -> EventPosition {
        let row = try transaction.first("SELECT transaction_id, position AS id FROM core_event_cursor WHERE consumer = \(name)")
        return try row.map(EventPosition.init(row:)) ?? .start
    }

    /// The place of a subscriber that nobody else moves until the transaction ends; nil while another node does.
    static func lock(_ name: String, in transaction: Transaction) throws -> EventPosition? {
        let row =
            switch transaction.dialect {
            // Its writes are one after the other anyway.
            case .sqlite: try transaction.first("SELECT transaction_id, position AS id FROM core_event_cursor WHERE consumer = \(name)")
            case .postgres:
                try transaction.first("SELECT transaction_id, position AS id FROM core_event_cursor WHERE consumer = \(name) FOR UPDATE SKIP LOCKED")
            }
        return try row.map(EventPosition.init(row:))
    }

    static func move(_ name: String, to position: EventPosition, in transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE core_event_cursor SET transaction_id = \(position.transaction), position = \(position.id) WHERE consumer = \(name)")
    }

    /// Everybody who has a cursor.
    static func consumers(in transaction: Transaction) throws -> [String] {
        try transaction.values(String.self, "SELECT consumer FROM core_event_cursor ORDER BY consumer")
    }

    static func remove(_ name: String, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM core_event_cursor WHERE consumer = \(name)")
    }

    /// The place that the last of all has come to; the log's end where there are no cursors.
    static func lowest(in transaction: Transaction) throws -> EventPosition {
        let row = try transaction.first("SELECT transaction_id, position AS id FROM core_event_cursor ORDER BY transaction_id, position LIMIT 1")
        return try row.map(EventPosition.init(row:)) ?? EventReader.end(in: transaction)
    }
}
