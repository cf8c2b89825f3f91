import Foundation
import Persistence

/// Reads and writes who has blocked whom.
struct BlockRepository: Sendable {
    func block(_ blocked: Int, by blocker: Int, at now: Date, in transaction: Transaction) throws {
        guard try !self.blocked(among: [blocked], by: blocker, in: transaction).contains(blocked) else { return }
        try transaction.insert(into: "chat_block", ["blocker_id": blocker, "blocked_id": blocked, "created_at": now])
    }

    func unblock(_ blocked: Int, by blocker: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM chat_block WHERE blocker_id = \(blocker) AND blocked_id = \(blocked)")
    }

    /// Returns those among some people whom a person has blocked.
    func blocked(among people: [Int], by blocker: Int, in transaction: Transaction) throws -> Set<Int> {
        Set(
            try transaction.values(
                Int.self, "SELECT blocked_id FROM chat_block WHERE blocker_id = \(blocker) AND blocked_id IN \(list: people)"))
    }

    /// Returns those among some people who have blocked a person.
    func blockers(among people: [Int], of blocked: Int, in transaction: Transaction) throws -> Set<Int> {
        Set(
            try transaction.values(
                Int.self, "SELECT blocker_id FROM chat_block WHERE blocked_id = \(blocked) AND blocker_id IN \(list: people)"))
    }

    /// Returns whether one of two people has blocked the other.
    func isBlocked(_ pair: ParticipantPair, in transaction: Transaction) throws -> Bool {
        let (first, second) = (pair.first, pair.second)
        return try transaction.first(
            """
            SELECT id FROM chat_block WHERE (blocker_id = \(first) AND blocked_id = \(second))
            OR (blocker_id = \(second) AND blocked_id = \(first)) LIMIT 1
            """) != nil
    }
}
