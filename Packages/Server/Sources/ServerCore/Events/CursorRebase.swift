import Persistence

/// Makes a log that was restored from a dump go on where it was.
///
/// A dump that is restored into another PostgreSQL brings transaction numbers with it that the new server reaches only much later. Until then its own events
/// would sort before them, and be skipped by whoever has read those.
enum EventRebase {
    /// Orders restored events by their ids alone, before all that this server will write, and moves the cursors along: what was not handled stays so.
    ///
    /// - Returns: whether the log came from elsewhere.
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

    /// No transaction that this statement can see has a number that its snapshot says is not given out yet.
    private static func comesFromElsewhere(_ transaction: Transaction) throws -> Bool {
        let unused: SQL = "CAST(CAST(pg_snapshot_xmax(pg_current_snapshot()) AS TEXT) AS BIGINT)"
        let event = try transaction.first("SELECT id FROM core_event WHERE transaction_id >= \(sql: unused) LIMIT 1")
        return try event != nil || transaction.first("SELECT id FROM core_event_cursor WHERE transaction_id >= \(sql: unused) LIMIT 1") != nil
    }
}
