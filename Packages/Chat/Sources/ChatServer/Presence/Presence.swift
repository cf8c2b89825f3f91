import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Tells who is online, from the current subscriptions, and when others last were, stored in steps of five minutes.
struct Presence: Sendable {
    let hub: RealtimeHub

    /// The step to which times are rounded down: fine enough to decide whether to wait, too coarse to follow somebody's day.
    static let step: TimeInterval = 300

    /// Returns whether any page or app of the person is open: each follows the person's list from sign-in on.
    func isOnline(_ person: Int) -> Bool { hub.isListened(ChatTopics.conversations(of: person)) }

    func lastSeen(_ people: [Int], in transaction: Transaction) throws -> [Int: Date] {
        let rows = try transaction.rows("SELECT person_id, seen_at FROM chat_presence WHERE person_id IN \(list: people)")
        return Dictionary(try rows.map { (try $0.get("person_id"), try $0.get("seen_at")) }, uniquingKeysWith: { first, _ in first })
    }

    /// Records who is online, a few hundred people in a transaction.
    func record(at now: Date, in database: any Database) async throws {
        let seen = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / Self.step).rounded(.down) * Self.step)
        let people = hub.listenedTopics.compactMap(Self.person).sorted()
        for start in stride(from: 0, to: people.count, by: 500) {
            let batch = Array(people[start..<min(start + 500, people.count)])
            try await database.write { transaction in
                let known = try lastSeen(batch, in: transaction)
                let stale = batch.filter { known[$0].map { $0 < seen } ?? false }
                try transaction.execute("UPDATE chat_presence SET seen_at = \(seen) WHERE person_id IN \(list: stale)")
                for person in batch where known[person] == nil {
                    try transaction.insert(into: "chat_presence", ["person_id": person, "seen_at": seen])
                }
            }
        }
    }

    private static func person(_ topic: Topic) -> Int? {
        let parts = topic.parts
        guard parts.count == 3, parts[0] == "people", parts[2] == "conversations" else { return nil }
        return Int(parts[1])
    }
}
