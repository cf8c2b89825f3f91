import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Who is there now, which nobody stores, and about when the others last were, which is stored every five minutes.
struct PresenceRepository: Sendable {
    let hub: RealtimeHub

    /// The step in which a time is told: enough to know whether to wait, too little to follow somebody's day.
    static let step: TimeInterval = 300

    /// Every page and app of a person listens to the person's list from the sign-in on.
    func isOnline(_ person: Int) -> Bool { hub.isListened(ChatTopics.conversations(of: person)) }

    func lastSeen(_ people: [Int], in transaction: Transaction) throws -> [Int: Date] {
        let rows = try transaction.rows("SELECT person_id, seen_at FROM chat_presence WHERE person_id IN \(list: people)")
        return Dictionary(try rows.map { (try $0.get("person_id"), try $0.get("seen_at")) }, uniquingKeysWith: { first, _ in first })
    }

    /// Notes who is there, a few hundred in a transaction.
    func note(at now: Date, in database: any Database) async throws {
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
