import Core
import Foundation
import Persistence
import ServerCore

/// The SQL of notifications on their way by a channel that leaves the app.
///
/// ``EventFollower`` writes a row in the transaction of the notification, and ``NotificationMailer`` sends it, so that none is lost with a mail server.
struct DeliveryQueue: Sendable {
    /// The channel of the database on which new rows are announced.
    static let announcement = "notifications_delivery"

    /// The channel of rows that wait for the daily mail of their person.
    static let digest = "digest"

    /// A notification that is to be sent.
    struct Stored: RowDecodable, Sendable {
        let id: Int
        let notification: Int
        let attempts: Int

        init(row: Row) throws {
            id = try row.get("id")
            notification = try row.get("notification_id")
            attempts = try row.get("attempts")
        }
    }

    /// The number of notifications that wait to be sent.
    static let queue = WorkQueue("notifications", title: Strings.queue) { transaction in
        let row = try transaction.first(
            "SELECT COUNT(*) AS count, MIN(next_attempt_at) AS oldest FROM notifications_delivery WHERE next_attempt_at IS NOT NULL")
        return WorkQueue.Load(waiting: try row?.get("count") ?? 0, oldest: try row?.get("oldest"))
    }

    /// Adds notifications, each once for a channel.
    func add(_ notifications: [Int], by channel: NotificationChannel, at now: Date, in transaction: Transaction) throws {
        guard !notifications.isEmpty else { return }
        try transaction.insert(
            into: "notifications_delivery",
            rows: notifications.map { ["notification_id": $0, "channel": channel.rawValue, "next_attempt_at": now] },
            onConflict: "(notification_id, channel) DO NOTHING")
        try transaction.announce(Self.announcement)
    }

    /// Adds a notification to its person's next daily mail, once.
    func addToDigest(_ notification: Int, at time: Date, in transaction: Transaction) throws {
        try transaction.insert(
            into: "notifications_delivery", rows: [["notification_id": notification, "channel": Self.digest, "next_attempt_at": time]],
            onConflict: "(notification_id, channel) DO NOTHING")
    }

    /// Returns what is due for daily mails, by person.
    func dueDigests(at now: Date, people limit: Int, in transaction: Transaction) throws -> [Int: [Stored]] {
        let due: SQL =
            """
            FROM notifications_delivery JOIN notifications_notification ON notifications_notification.id = notifications_delivery.notification_id
            WHERE notifications_delivery.next_attempt_at IS NOT NULL AND notifications_delivery.next_attempt_at <= \(now)
            AND notifications_delivery.channel = \(Self.digest)
            """
        let people = try transaction.values(Int.self, "SELECT DISTINCT person_id \(sql: due) ORDER BY person_id LIMIT \(limit)")
        guard !people.isEmpty else { return [:] }
        let rows = try transaction.rows(
            """
            SELECT notifications_delivery.id, notifications_delivery.notification_id, notifications_delivery.attempts, person_id \(sql: due)
            AND person_id IN \(list: people) ORDER BY notifications_delivery.id
            """)
        return try rows.reduce(into: [:]) { try $0[$1.get("person_id", as: Int.self), default: []].append(Stored(row: $1)) }
    }

    /// Moves a person's next daily mail to another time.
    func moveDigest(of person: Int, to time: Date, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE notifications_delivery SET next_attempt_at = \(time)
            WHERE next_attempt_at IS NOT NULL AND next_attempt_at > \(now) AND channel = \(Self.digest) AND attempts = 0
            AND EXISTS (SELECT 1 FROM notifications_notification WHERE id = notifications_delivery.notification_id AND person_id = \(person))
            """)
    }

    /// Returns what is due by a channel, the longest due first.
    func due(by channel: NotificationChannel, at now: Date, limit: Int, in transaction: Transaction) throws -> [Stored] {
        try transaction.all(
            Stored.self,
            """
            SELECT * FROM notifications_delivery WHERE next_attempt_at IS NOT NULL AND next_attempt_at <= \(now) AND channel = \(channel.rawValue)
            ORDER BY next_attempt_at, id LIMIT \(limit)
            """)
    }

    /// Claims a row for one attempt. If the process ends meanwhile, it is due again at the end of the lease.
    ///
    /// - Returns: false if another process was first.
    func claim(_ delivery: Stored, until lease: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE notifications_delivery SET attempts = \(delivery.attempts + 1), next_attempt_at = \(lease)
            WHERE id = \(delivery.id) AND attempts = \(delivery.attempts) AND next_attempt_at IS NOT NULL
            """) == 1
    }

    /// Marks a row as sent, or as one that isn't to be sent any more.
    func finish(_ id: Int, failure: String? = nil, in transaction: Transaction) throws {
        try transaction.execute("UPDATE notifications_delivery SET next_attempt_at = NULL, failure = \(failure) WHERE id = \(id)")
    }

    /// Has a row sent at a later time.
    func delay(_ id: Int, until time: Date, failure: String? = nil, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE notifications_delivery SET next_attempt_at = \(time), failure = \(failure) WHERE id = \(id) AND next_attempt_at IS NOT NULL
            """)
    }
}
