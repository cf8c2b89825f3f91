import Foundation
import Persistence
import ServerCore

/// The SQL of tokens that wait to be revoked at their retailers.
struct RevocationRepository: Sendable {
    /// The channel on which new ones are announced.
    static let channel = "retail_revocation"
    /// The time in seconds after which an attempt may be repeated by another process.
    private static let lease: TimeInterval = 90

    /// Tokens that wait.
    struct Record: Sendable, RowDecodable {
        let id: Int
        let connectorID: Int
        let sealed: String
        let attempts: Int
        let createdAt: Date

        init(row: Row) throws {
            id = try row.get("id")
            connectorID = try row.get("connector_id")
            sealed = try row.get("sealed")
            attempts = try row.get("attempts")
            createdAt = try row.get("created_at")
        }
    }

    func add(_ tokens: LinkTokens, connector: Int, seal: LinkSeal, at now: Date, in transaction: Transaction) throws {
        let sealed = try seal.seal(tokens, for: .revocation(connector: connector))
        try transaction.insert(
            into: "retail_revocation", ["connector_id": connector, "sealed": sealed, "created_at": now, "next_attempt_at": now])
        try transaction.announce(Self.channel)
    }

    /// Claims the next tokens that are due; nil if none are. If the process ends meanwhile, they are due again after the lease.
    func claim(at now: Date, in transaction: Transaction) throws -> Record? {
        let due = try transaction.all(
            Record.self, "SELECT * FROM retail_revocation WHERE next_attempt_at <= \(now) ORDER BY next_attempt_at, id LIMIT 10")
        for record in due {
            let isTaken = try transaction.execute(
                """
                UPDATE retail_revocation SET attempts = \(record.attempts + 1), next_attempt_at = \(now.addingTimeInterval(Self.lease))
                WHERE id = \(record.id) AND attempts = \(record.attempts)
                """)
            if isTaken == 1 { return record }
        }
        return nil
    }

    func postpone(_ id: Int, until time: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE retail_revocation SET next_attempt_at = \(time) WHERE id = \(id)")
    }

    func delete(_ id: Int, in transaction: Transaction) throws { try transaction.execute("DELETE FROM retail_revocation WHERE id = \(id)") }

    /// The tokens that wait, for administrators.
    static var queue: WorkQueue {
        WorkQueue("retail.revocations", title: Strings.revocations) { transaction in
            let row = try transaction.first("SELECT COUNT(*) AS waiting, MIN(created_at) AS oldest FROM retail_revocation")
            return WorkQueue.Load(waiting: try row?.get("waiting") ?? 0, oldest: try row?.get("oldest"))
        }
    }
}
