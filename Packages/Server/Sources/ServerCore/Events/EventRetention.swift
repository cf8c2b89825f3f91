import Core
import Foundation
import Persistence

/// Removes old events, but none that a subscriber hasn't passed.
struct EventRetention: Sendable {
    /// How many go in one transaction.
    static let batch = 500

    let database: any Database
    let subscribers: [EventSubscriber]

    /// Removes what was written before a time.
    func run(before time: Date) async throws {
        for subscriber in subscribers {
            try await database.write { try subscriber.catchUp(in: $0) }
        }
        while try await removeBatch(before: time) == Self.batch { try Task.checkCancellation() }
    }

    private func removeBatch(before time: Date) async throws -> Int {
        try await database.write { transaction in
            let passed = try EventCursors.lowest(in: transaction)
            // The sequence numbers go on from `core_aggregate`.
            return try transaction.execute(
                """
                DELETE FROM core_event WHERE id IN (
                    SELECT id FROM core_event WHERE created_at < \(time) AND (transaction_id, id) <= (\(passed.transaction), \(passed.id))
                    ORDER BY created_at LIMIT \(Self.batch)
                )
                """)
        }
    }
}
