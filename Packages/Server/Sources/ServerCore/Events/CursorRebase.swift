import Persistence

/// Adapts the cursors of an event log that was restored from another server's dump.
///
/// A dump restored into another PostgreSQL server contains transaction numbers that the new server reaches only much later. Until then, new events
/// would sort before the restored ones and be skipped by subscribers that have read those.
enum CursorRebase {
    /// Orders restored events by their ids alone, before all later ones, and adapts the cursors so that unhandled events stay unhandled.
    ///
    /// - Returns: whether the log came from another server.
    static func run(in transaction: Transaction) throws -> Bool {
        guard transaction.dialect == .postgres, try comesFromElsewhere(transaction) else { return false }
        try transaction.execute(
            """
            UPDATE core_event_cursor SET transaction_id = 0, position = COALESCE(
                (SELECT MIN(id) - 1 FROM core_event
                    WHERE (core_event.transaction_id, core_event.id) > (core_event_cursor.transaction_id, core_event_cursor.position)),
                (SELECT MAX(id) FROM core_event), position)
            """)
        try transaction.execute("UPDATE core_event SET transaction_id = 0 WHERE transaction_id <> 0")
        return true
    }

    /// No transaction visible to this statement has a number that its snapshot considers unassigned.
    private static func comesFromElsewhere(_ transaction: Transaction) throws -> Bool {
        let unused: SQL = "CAST(CAST(pg_snapshot_xmax(pg_current_snapshot()) AS TEXT) AS BIGINT)"
        let event = try transaction.first("SELECT id FROM core_event WHERE transaction_id >= \(sql: unused) LIMIT 1")
        return try event != nil || transaction.first("SELECT id FROM core_event_cursor WHERE transaction_id >= \(sql: unused) LIMIT 1") != nil
    }
}
