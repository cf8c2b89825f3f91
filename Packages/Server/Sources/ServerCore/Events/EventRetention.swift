import Core
import Foundation
import Logging
import Persistence

/// Removes old events that every subscriber has passed.
struct EventRetention: Sendable {
    /// The number of events to remove per transaction.
    static let batch = 500

    let database: any Database
    let subscribers: [EventSubscriber]
    var log = createLog(category: "events")

    /// Removes events written before a time.
    func run(before time: Date) async throws {
        for subscriber in subscribers {
            try await database.write { try subscriber.catchUp(in: $0) }
        }
        while try await removeBatch(before: time) == Self.batch { try Task.checkCancellation() }
        for name in try await database.read({ try abandoned(before: time, in: $0) }) {
            log.warning(
                "events are kept for a subscriber that no plugin declares anymore",
                metadata: ["subscriber": "\(name)", "fix": "tumble events forget \(name), unless its plugin comes back"])
        }
    }

    /// Returns the undeclared subscribers that prevent events from being removed.
    private func abandoned(before time: Date, in transaction: Transaction) throws -> [String] {
        try EventReplay.abandoned(subscribers, in: transaction).filter { abandoned in
            let next = try EventReader.events(after: abandoned.position, limit: 1, in: transaction).first
            return next.map { $0.createdAt < time } ?? false
        }.map(\.name)
    }

    private func removeBatch(before time: Date) async throws -> Int {
        try await database.write { transaction in
            let passed = try EventCursors.lowest(in: transaction)
            let condition: SQL =
                switch transaction.dialect {
                case .sqlite: "id <= \(passed.id)"
                case .postgres: "(transaction_id, id) <= (\(passed.transaction), \(passed.id))"
                }
            // Times rise with the log, so the first one that is recent enough ends the search.
            let old = try transaction.rows(
                "SELECT id, created_at FROM core_event WHERE \(sql: condition) ORDER BY \(sql: EventReader.order(in: transaction)) LIMIT \(Self.batch)"
            )
            .prefix { try $0.get("created_at", as: Date.self) < time }
            guard !old.isEmpty else { return 0 }
            // The sequence numbers continue from `core_aggregate`.
            return try transaction.execute("DELETE FROM core_event WHERE id IN \(list: old.map { try $0.get("id", as: Int.self) })")
        }
    }
}
