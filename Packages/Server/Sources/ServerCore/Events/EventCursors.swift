import Persistence

/// The table of the subscribers' positions.
enum EventCursors {
    /// Creates missing cursors; a new one starts at the beginning of the log.
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

    /// Locks and returns a subscriber's position until the transaction ends; nil if another node has it locked.
    static func lock(_ name: String, in transaction: Transaction) throws -> EventPosition? {
        let row =
            switch transaction.dialect {
            // SQLite's writes are serial anyway.
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

    /// Returns the names of all subscribers with a cursor.
    static func consumers(in transaction: Transaction) throws -> [String] {
        try transaction.values(String.self, "SELECT consumer FROM core_event_cursor ORDER BY consumer")
    }

    static func remove(_ name: String, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM core_event_cursor WHERE consumer = \(name)")
    }

    /// Returns the lowest position of all cursors; the end of the log if there are none.
    static func lowest(in transaction: Transaction) throws -> EventPosition {
        let row = try transaction.first("SELECT transaction_id, position AS id FROM core_event_cursor ORDER BY transaction_id, position LIMIT 1")
        return try row.map(EventPosition.init(row:)) ?? EventReader.end(in: transaction)
    }
}
