extension Database {
    /// Deletes the rows of a table with an `id` column that match a condition, a batch in each transaction, so that nothing waits long for a large one.
    ///
    /// ```swift
    /// try await database.delete(from: "orders_quote", where: "expires_at < \(now)")
    /// ```
    ///
    /// - Throws: `CancellationError` between batches if the task was canceled; ``DatabaseError``.
    public func delete(from table: String, where condition: SQL) async throws {
        while true {
            let count = try await write { transaction in
                try transaction.execute(
                    "DELETE FROM \(identifier: table) WHERE id IN (SELECT id FROM \(identifier: table) WHERE \(sql: condition) LIMIT \(deletionBatch))")
            }
            guard count == deletionBatch else { return }
            try Task.checkCancellation()
        }
    }
}

/// The most rows that one transaction deletes.
private let deletionBatch = 500
