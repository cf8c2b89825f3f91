import Core
import Foundation
import Persistence

/// The SQL of notifications.
struct NotificationRepository: Sendable {
    /// A stored notification. Its text is made when it is read.
    struct Stored: RowDecodable, Sendable {
        let id: Int
        let kind: String
        let person: Int
        let facts: String
        let subject: Int?
        let link: String
        let thread: String?
        let createdAt: Date
        let readAt: Date?

        init(row: Row) throws {
            id = try row.get("id")
            kind = try row.get("kind")
            person = try row.get("person_id")
            facts = try row.get("facts")
            subject = try row.get("subject_id")
            link = try row.get("link")
            thread = try row.get("thread")
            createdAt = try row.get("created_at")
            readAt = try row.get("read_at")
        }
    }

    /// The ids of the kinds that the product's plugins declare. Those of a removed plugin aren't shown.
    let kinds: [String]

    /// Inserts notifications, each once for its event, kind and person.
    func insert(_ notifications: [NewNotification], at now: Date, in transaction: Transaction) throws {
        try transaction.insert(
            into: "notifications_notification",
            rows: notifications.map { new in
                [
                    "event_id": new.event, "kind": new.kind, "person_id": new.person, "facts": new.facts, "subject_id": new.subject, "link": new.link,
                    "thread": new.thread, "created_at": new.createdAt, "hidden_at": new.isShown ? nil : now,
                ]
            },
            onConflict: "(event_id, kind, person_id) DO NOTHING")
    }

    /// Returns the ids of the notifications of these events.
    func ids(ofEvents events: Set<Int>, in transaction: Transaction) throws -> [NotificationKey: Int] {
        let rows = try transaction.rows(
            "SELECT id, event_id, kind, person_id FROM notifications_notification WHERE event_id IN \(list: events.sorted())")
        let pairs = try rows.map { row in
            (NotificationKey(event: try row.get("event_id"), kind: try row.get("kind"), person: try row.get("person_id")), try row.get("id", as: Int.self))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// Hides the unread notifications of a thread that are older than an event.
    func hide(_ thread: NotificationThread, before event: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE notifications_notification SET hidden_at = \(now)
            WHERE person_id = \(thread.person) AND thread = \(thread.name) AND read_at IS NULL AND hidden_at IS NULL AND event_id < \(event)
            """)
    }

    /// Marks the notifications of a thread that are older than an event as read.
    func settle(_ thread: NotificationThread, before event: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE notifications_notification SET read_at = \(now)
            WHERE person_id = \(thread.person) AND thread = \(thread.name) AND read_at IS NULL AND event_id < \(event)
            """)
    }

    /// Returns a person's notification; nil where it isn't theirs, or isn't shown.
    func find(_ id: Int, of person: Int, in transaction: Transaction) throws -> Stored? {
        try transaction.first(
            Stored.self,
            """
            SELECT * FROM notifications_notification
            WHERE id = \(id) AND person_id = \(person) AND hidden_at IS NULL AND kind IN \(list: kinds)
            """)
    }

    /// Returns a notification, also one that isn't shown in the app.
    func find(_ id: Int, in transaction: Transaction) throws -> Stored? {
        try transaction.first(Stored.self, "SELECT * FROM notifications_notification WHERE id = \(id)")
    }

    /// Returns whether a newer notification of its thread has taken the place of one, read or not.
    func isReplaced(_ stored: Stored, in transaction: Transaction) throws -> Bool {
        guard let thread = stored.thread else { return false }
        // Two queries, as each has an index.
        let shown: SQL = "SELECT 1 FROM notifications_notification WHERE person_id = \(stored.person) AND hidden_at IS NULL"
        let unread: SQL = "SELECT 1 FROM notifications_notification WHERE person_id = \(stored.person) AND read_at IS NULL"
        return try [shown, unread].contains { newer in
            try transaction.first("\(sql: newer) AND thread = \(thread) AND id > \(stored.id) LIMIT 1") != nil
        }
    }

    /// Returns a person's notifications before one, newest first.
    func page(of person: Int, before id: Int?, limit: Int, in transaction: Transaction) throws -> [Stored] {
        try transaction.all(
            Stored.self,
            """
            SELECT * FROM notifications_notification
            WHERE person_id = \(person) AND hidden_at IS NULL AND id < \(id ?? Int.max) AND kind IN \(list: kinds) ORDER BY id DESC LIMIT \(limit)
            """)
    }

    /// Returns the number of a person's unread notifications.
    func unread(of person: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(
            Int.self,
            """
            SELECT COUNT(*) FROM notifications_notification
            WHERE person_id = \(person) AND read_at IS NULL AND hidden_at IS NULL AND kind IN \(list: kinds)
            """)
    }

    /// Marks a person's notifications as read: one, or all up to one.
    ///
    /// - Returns: whether any was unread.
    func markRead(of person: Int, upTo last: Int, from first: Int = 1, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE notifications_notification SET read_at = \(now)
            WHERE person_id = \(person) AND read_at IS NULL AND hidden_at IS NULL AND id >= \(first) AND id <= \(last)
            """) > 0
    }
}

/// A person's notifications that belong together, such as those of a conversation.
struct NotificationThread: Hashable, Sendable {
    let person: Int
    let name: String
}

/// The event, kind and person of a notification, which exists once for them.
struct NotificationKey: Hashable, Sendable {
    let event: Int
    let kind: String
    let person: Int
}

/// A notification to write.
struct NewNotification: Sendable {
    let event: Int
    let kind: String
    let person: Int
    let facts: String
    let subject: Int?
    let link: String
    let thread: String?
    let createdAt: Date
    /// False where the person doesn't want the kind in the app, or where a newer one of the thread takes its place.
    var isShown: Bool
    /// The channels that leave the app and that the person wants and has; empty where a newer one of the thread takes its place.
    var outgoing: Set<NotificationChannel>
    /// The time of the daily mail for which it waits; nil where it is mailed at once, if at all.
    var digestAt: Date?

    var key: NotificationKey { NotificationKey(event: event, kind: kind, person: person) }
}
