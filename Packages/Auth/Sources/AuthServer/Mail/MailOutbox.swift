import Core
import Foundation
import Persistence
import ServerCore

/// A kind of mail.
enum MailKind: String, SQLConvertible, Sendable, CaseIterable {
    /// The link that confirms an email address, or the notice that it has an account already.
    case verification
    /// The link that confirms a new address for an account, or the notice that the address has one already.
    case emailChange = "email_change"
    /// The notice to the present address that it is to change.
    case emailChangeAsked = "email_change_asked"
    /// The notice to the former address that it was changed.
    case emailChanged = "email_changed"
    /// The link for a new password.
    case passwordReset = "password_reset"
    /// The notice that the password was changed.
    case passwordChanged = "password_changed"
    /// The notice that a passkey was added.
    case passkeyAdded = "passkey_added"
    /// The notice that a passkey was removed.
    case passkeyRemoved = "passkey_removed"
    /// The notice that a second factor was set up.
    case factorAdded = "factor_added"
    /// The notice that second factors were removed.
    case factorRemoved = "factor_removed"
    /// The notice that a recovery code was used.
    case recoveryCodeUsed = "recovery_code_used"
    /// The notice that the account is to be deleted, and how to keep it.
    case deletionAsked = "deletion_asked"
    /// A notice of another feature, with its own text.
    case notice
}

/// The table of mail to send.
///
/// A request only writes a row. ``MailDelivery`` sends it and retries, so that nobody waits for a mail server, and no mail is lost with one.
struct MailOutbox: Sendable {
    /// A stored mail. Auth's own holds neither text nor token: both are made when it is sent.
    struct Stored: RowDecodable, Sendable {
        let id: Int
        let kind: MailKind
        let recipient: String
        /// The account that the mail is for; nil if it is for whichever account the address means when the mail is sent.
        let account: Int?
        /// The language of the request that asked for the mail, for a recipient who never chose one.
        let language: Language
        /// The subject and the text of a notice; nil for Auth's own mail.
        let content: (subject: String, text: String)?
        let attempts: Int

        init(row: Row) throws {
            id = try row.get("id")
            kind = try row.get("kind")
            recipient = try row.get("recipient")
            account = try row.get("account_id")
            language = try row.get("language", as: String?.self).flatMap { Language(tag: $0) } ?? .english
            let (subject, text) = (try row.get("subject", as: String?.self), try row.get("text", as: String?.self))
            content = if let subject, let text { (subject, text) } else { nil }
            attempts = try row.get("attempts")
        }
    }

    /// The most mails of a kind that an address gets within an hour.
    static let hourlyLimit = 5

    /// The amount of mail that waits.
    static let queue = WorkQueue("mail", title: Strings.queueMail) { transaction in
        let waiting = try transaction.first("SELECT COUNT(*) AS count, MIN(next_attempt_at) AS oldest FROM auth_mail WHERE next_attempt_at IS NOT NULL")
        return WorkQueue.Load(waiting: try waiting?.get("count") ?? 0, oldest: try waiting?.get("oldest"))
    }

    /// Adds a mail, whether the address has an account or not. That is looked up when it is sent, so that asking takes as long either way.
    /// Mails beyond ``hourlyLimit`` are dropped.
    ///
    /// - Parameter account: the account that the mail is for; nil for whichever the address means then.
    func add(_ kind: MailKind, to recipient: String, account: Int?, at now: Date, in transaction: Transaction) throws {
        let sent = try transaction.value(
            Int.self,
            """
            SELECT COUNT(*) FROM auth_mail WHERE recipient = \(recipient) AND kind = \(kind.rawValue) AND created_at > \(now.addingTimeInterval(-3600))
            """)
        guard sent < Self.hourlyLimit else { return }
        try transaction.insert(
            into: "auth_mail",
            [
                "kind": kind.rawValue, "recipient": recipient, "account_id": account, "language": Language.current.rawValue, "created_at": now,
                "next_attempt_at": now,
            ])
    }

    /// Adds a notice of another feature to an account's present address, and returns its id.
    @discardableResult
    func add(_ subject: String, _ text: String, to recipient: String, account: Int, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "auth_mail",
            [
                "kind": MailKind.notice.rawValue, "recipient": recipient, "account_id": account, "subject": subject, "text": text, "created_at": now,
                "next_attempt_at": now,
            ])
    }

    /// The end of a mail, or of its last attempt.
    enum Fate: Sendable, Equatable {
        /// No attempt has ended yet.
        case waiting
        /// The next server has taken it.
        case sent
        /// The last attempt failed, for this reason.
        case failed(String)
    }

    /// Returns what has become of a mail.
    func fate(of id: Int, in transaction: Transaction) throws -> Fate {
        guard let row = try transaction.first("SELECT next_attempt_at, failure FROM auth_mail WHERE id = \(id)") else { return .sent }
        if let failure = try row.get("failure", as: String?.self) { return .failed(failure) }
        return try row.get("next_attempt_at", as: Date?.self) == nil ? .sent : .waiting
    }

    /// Returns the mails that are due, oldest first.
    func due(at now: Date, limit: Int, in transaction: Transaction) throws -> [Stored] {
        try transaction.all(Stored.self, "SELECT * FROM auth_mail WHERE next_attempt_at <= \(now) ORDER BY next_attempt_at, id LIMIT \(limit)")
    }

    /// Claims a mail for one attempt. If the process ends meanwhile, the mail is due again at `time`.
    ///
    /// - Returns: false if another process was first.
    func claim(_ mail: Stored, until time: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE auth_mail SET attempts = \(mail.attempts + 1), next_attempt_at = \(time)
            WHERE id = \(mail.id) AND attempts = \(mail.attempts) AND next_attempt_at IS NOT NULL
            """) == 1
    }

    /// Marks a mail as sent, or as one that needn't be sent any more.
    func finish(_ id: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_mail SET next_attempt_at = NULL, failure = NULL WHERE id = \(id)")
    }

    /// Records a failed attempt.
    ///
    /// - Parameter again: the time of the next attempt; nil to give up.
    func fail(_ id: Int, _ failure: String, again: Date?, at now: Date, in transaction: Transaction) throws {
        let failedAt = again == nil ? now : nil
        try transaction.execute(
            "UPDATE auth_mail SET next_attempt_at = \(again), failed_at = \(failedAt), failure = \(String(failure.prefix(500))) WHERE id = \(id)")
    }

    /// Deletes the finished mails that were added before a time.
    func removeDone(before time: Date, from database: any Database) async throws {
        try await database.delete(from: "auth_mail", where: "next_attempt_at IS NULL AND created_at < \(time)")
    }
}
