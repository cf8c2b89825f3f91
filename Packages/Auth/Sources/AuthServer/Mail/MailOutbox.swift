import Core
import Foundation
import Persistence

/// The table of mail that is to go out. A request only writes a row; ``MailDelivery`` sends it and tries again, so that nobody waits for a mail
/// server and nothing is lost with it.
struct MailOutbox: Sendable {
    /// A mail as it is stored.
    struct Stored: RowDecodable, Sendable {
        let id: Int
        let kind: MailKind
        let recipient: String
        let attempts: Int

        init(row: Row) throws {
            id = try row.get("id")
            kind = try row.get("kind")
            recipient = try row.get("recipient")
            attempts = try row.get("attempts")
        }
    }

    /// How many mails of a kind an address gets within an hour.
    static let hourlyLimit = 5

    /// Puts a mail out, whether the address has an account or not: that is looked up when it goes, so that asking for it takes as long either way.
    /// More than ``hourlyLimit`` an hour are passed over.
    func add(_ kind: MailKind, to recipient: String, at now: Date, in transaction: Transaction) throws {
        let sent = try transaction.value(
            Int.self,
            """
            SELECT COUNT(*) FROM auth_mail WHERE recipient = \(recipient) AND kind = \(kind.rawValue) AND created_at > \(now.addingTimeInterval(-3600))
            """)
        guard sent < Self.hourlyLimit else { return }
        try transaction.insert(
            into: "auth_mail", ["kind": kind.rawValue, "recipient": recipient, "created_at": now, "next_attempt_at": now])
    }

    /// What is to be tried now, the oldest first.
    func due(at now: Date, limit: Int, in transaction: Transaction) throws -> [Stored] {
        try transaction.all(Stored.self, "SELECT * FROM auth_mail WHERE next_attempt_at <= \(now) ORDER BY next_attempt_at, id LIMIT \(limit)")
    }

    /// Takes a mail for one attempt; should the process end meanwhile, it is due again after the lease.
    ///
    /// - Returns: false when another process was first.
    func claim(_ mail: Stored, until time: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE auth_mail SET attempts = \(mail.attempts + 1), next_attempt_at = \(time)
            WHERE id = \(mail.id) AND attempts = \(mail.attempts) AND next_attempt_at IS NOT NULL
            """) == 1
    }

    /// The mail is out, or nobody is there to get it.
    func finish(_ id: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_mail SET next_attempt_at = NULL, failure = NULL WHERE id = \(id)")
    }

    /// The attempt failed; it is made again at a time, or never.
    func fail(_ id: Int, _ failure: String, again: Date?, at now: Date, in transaction: Transaction) throws {
        let failedAt = again == nil ? now : nil
        try transaction.execute(
            "UPDATE auth_mail SET next_attempt_at = \(again), failed_at = \(failedAt), failure = \(String(failure.prefix(500))) WHERE id = \(id)")
    }

    /// Removes what was done with before a time.
    func removeDone(before time: Date, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM auth_mail WHERE next_attempt_at IS NULL AND created_at < \(time)")
    }
}

extension MailKind: SQLConvertible {}
