import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Writes and reads the audit log. An event is written in the transaction of what it records, and never holds passwords, tokens, or email addresses.
struct SecurityLog: Sendable {
    /// The person who acted, and the place they acted from.
    struct Origin: Sendable {
        /// The person; nil if nobody was signed in.
        let actor: Int?
        let address: String
        let userAgent: String
        let requestID: String
    }

    /// Records an event.
    ///
    /// - Parameters:
    ///   - account: the affected account; nil if there is none.
    ///   - actor: the person who acted; nil if nobody is signed in.
    func record(
        _ kind: SecurityEvent.Kind, account: Int?, actor: Int? = nil, detail: String? = nil, _ context: HandlerContext, at now: Date,
        in transaction: Transaction
    ) throws {
        try record(kind, account: account, detail: detail, by: Origin(context, actor: actor), at: now, in: transaction)
    }

    /// Records an event that may have another origin than a request.
    ///
    /// - Parameter object: the thing that was seen or changed, as kind and id, such as `order/12`.
    func record(
        _ kind: SecurityEvent.Kind, account: Int?, object: String? = nil, detail: String? = nil, by origin: Origin, at now: Date,
        in transaction: Transaction
    ) throws {
        try transaction.insert(
            into: "auth_security_event",
            [
                "kind": kind.rawValue, "account_id": account, "actor_id": origin.actor, "address": origin.address, "user_agent": origin.userAgent,
                "request_id": origin.requestID, "object": object, "detail": detail, "created_at": now,
            ])
    }

    /// Returns a page of events, newest first.
    func page(_ query: SecurityEventQuery, limit: Int, in transaction: Transaction) throws -> SecurityEventPage {
        var conditions: [SQL] = ["id < \(query.before ?? .max)"]
        if let account = query.accountID { conditions.append("account_id = \(account)") }
        if let actor = query.actorID { conditions.append("actor_id = \(actor)") }
        if let kind = query.kind { conditions.append("kind = \(kind.rawValue)") }
        if let object = query.object { conditions.append("object = \(object)") }
        let events = try transaction.rows(
            "SELECT * FROM auth_security_event WHERE \(sql: .joined(conditions, separator: " AND ")) ORDER BY id DESC LIMIT \(limit + 1)"
        ).map(Self.event)
        return SecurityEventPage(items: Array(events.prefix(limit)), nextBefore: events.count > limit ? events[limit - 1].id : nil)
    }

    /// Returns the events from a time to another, oldest first, after the one with this id.
    func events(from start: Date, to end: Date, after id: Int, limit: Int, in transaction: Transaction) throws -> [SecurityEvent] {
        try transaction.rows(
            """
            SELECT * FROM auth_security_event WHERE created_at >= \(start) AND created_at < \(end) AND id > \(id) ORDER BY id LIMIT \(limit)
            """
        ).map(Self.event)
    }

    /// Returns whether somebody has proved from this network address before that the account is theirs, by password or by mail.
    func isKnown(address: String, of account: Int, in transaction: Transaction) throws -> Bool {
        let proofs: [SecurityEvent.Kind] = [.registered, .signedIn, .passwordReset]
        return try transaction.first(
            """
            SELECT id FROM auth_security_event WHERE account_id = \(account) AND kind IN \(list: proofs.map(\.rawValue)) AND address = \(address)
            LIMIT 1
            """) != nil
    }

    /// Deletes the events before a time.
    func remove(before time: Date, from database: any Database) async throws {
        try await database.delete(from: "auth_security_event", where: "created_at < \(time)")
    }

    private static func event(_ row: Row) throws -> SecurityEvent {
        SecurityEvent(
            id: try row.get("id"), kind: SecurityEvent.Kind(rawValue: try row.get("kind")), accountID: try row.get("account_id"),
            actorID: try row.get("actor_id"), address: try row.get("address"), device: DeviceName.of(userAgent: try row.get("user_agent")),
            requestID: try row.get("request_id"), object: try row.get("object"), detail: try row.get("detail"), createdAt: try row.get("created_at"))
    }
}

extension SecurityLog: AuditLog {
    func record(_ entry: AuditEntry, _ context: HandlerContext, at now: Date, in transaction: Transaction) throws {
        try record(
            SecurityEvent.Kind(rawValue: entry.action.rawValue), account: entry.account, object: entry.object, detail: entry.detail,
            by: Origin(context, actor: context.actorID), at: now, in: transaction)
    }
}

extension SecurityLog.Origin {
    /// A person's request. A program that calls with a key of theirs is named by the key.
    init(_ context: HandlerContext, actor: Int?) {
        let client = context.keyID.map { "API key \($0)" } ?? Client(context.request).userAgent
        self.init(actor: actor, address: context.request.remoteAddress, userAgent: client, requestID: context.requestID)
    }
}
