import Persistence

/// The table of the subscribers' positions.
enum EventCursors {
    /// The channel on which it is announced that cursors were set to other positions than their subscribers reached.
    static let channel = "core_event_cursor"

    /// A change of a cursor that holds only if nobody changed it before.
    struct Move: Sendable, Equatable {
        let name: String
        let from: EventPosition
        let to: EventPosition
    }

    /// Creates missing cursors; a new one starts at the beginning of the log.
    static func prepare(_ names: [String], in transaction: Transaction) throws {
        for name in names {
            try transaction.execute(
                "INSERT INTO core_event_cursor (consumer, transaction_id, position) VALUES (\(name), 0, 0) ON CONFLICT (consumer) DO NOTHING")
        }
    }

    static func position(of name: String, in transaction: Transaction) throws -> EventPosition {
        try storedPosition(of: name, in: transaction) ?? .start
    }

    /// Returns a cursor's position; nil if there is no cursor.
    static func storedPosition(of name: String, in transaction: Transaction) throws -> EventPosition? {
        try transaction.first("SELECT transaction_id, position AS id FROM core_event_cursor WHERE consumer = \(name)").map(EventPosition.init(row:))
    }

    /// Moves cursors that are where they are supposed to be, and holds them until the transaction ends.
    ///
    /// - Returns: the number of cursors that moved. Others were moved by another node or a replay, or another node holds them.
    @discardableResult
    static func advance(_ moves: [Move], in transaction: Transaction) throws -> Int {
        let places = moves.map { move -> SQL in
            "(consumer = \(move.name) AND transaction_id = \(move.from.transaction) AND position = \(move.from.id))"
        }
        let found: SQL = .joined(places, separator: " OR ")
        let condition: SQL =
            switch transaction.dialect {
            // SQLite's writes are serial anyway.
            case .sqlite: found
            case .postgres: "id IN (SELECT id FROM core_event_cursor WHERE \(sql: found) FOR UPDATE SKIP LOCKED)"
            }
        guard let first = moves.first else { return 0 }
        if moves.allSatisfy({ $0.to == first.to }) {
            return try transaction.execute(
                "UPDATE core_event_cursor SET transaction_id = \(first.to.transaction), position = \(first.to.id) WHERE \(sql: condition)")
        }
        let transactions = moves.map { move -> SQL in "WHEN \(move.name) THEN \(move.to.transaction)" }
        let positions = moves.map { move -> SQL in "WHEN \(move.name) THEN \(move.to.id)" }
        return try transaction.execute(
            """
            UPDATE core_event_cursor SET transaction_id = CASE consumer \(sql: .joined(transactions, separator: " ")) END,
            position = CASE consumer \(sql: .joined(positions, separator: " ")) END WHERE \(sql: condition)
            """)
    }

    /// Sets a cursor, wherever it is.
    static func set(_ name: String, to position: EventPosition, in transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE core_event_cursor SET transaction_id = \(position.transaction), position = \(position.id) WHERE consumer = \(name)")
        try transaction.announce(channel)
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
