import AuthAPI
import Foundation
import Persistence

/// Reads and writes the times for which administrators saw the product as a person. Each has a session of the person, in which nothing can be changed.
struct ViewingRepository: Sendable {
    /// A viewing that hasn't ended.
    struct Open: RowDecodable, Sendable {
        let id: Int
        let account: Int
        let viewer: Int
        let session: Int

        init(row: Row) throws {
            id = try row.get("id")
            account = try row.get("account_id")
            viewer = try row.get("viewer_id")
            session = try row.get("session_id")
        }
    }

    static func migration(_ number: Int) -> Migration {
        Migration(number: number, name: "viewing as a person") { schema in
            schema.create(
                Table("auth_viewing") { table in
                    table.id()
                    table.integer("account_id", .references("auth_account", onDelete: .cascade))
                    table.integer("viewer_id")
                    table.integer("viewer_session_id")
                    table.integer("session_id")
                    table.text("reason")
                    table.time("began_at")
                    table.time("expires_at")
                    table.time("ended_at", .nullable)
                }
                .index(on: "account_id")
                .index(on: "viewer_id")
                .index(on: "began_at"))
            schema.index("auth_viewing", on: "session_id", where: "ended_at IS NULL")
            schema.index("auth_viewing", on: "viewer_session_id", where: "ended_at IS NULL")
            schema.index("auth_viewing", on: "expires_at", where: "ended_at IS NULL")
        }
    }

    /// Stores the beginning of a viewing.
    ///
    /// - Returns: its number.
    func begin(
        _ request: ViewRequest, by viewer: Int, in viewerSession: Int, session: Int, at now: Date, until end: Date, in transaction: Transaction
    ) throws -> Int {
        try transaction.insert(
            into: "auth_viewing",
            [
                "account_id": request.id, "viewer_id": viewer, "viewer_session_id": viewerSession, "session_id": session, "reason": request.reason,
                "began_at": now, "expires_at": end,
            ])
    }

    /// Returns the viewing whose session this is; nil for a session of somebody who signed in.
    func open(session: Int, in transaction: Transaction) throws -> Open? {
        try transaction.first(Open.self, "SELECT * FROM auth_viewing WHERE session_id = \(session) AND ended_at IS NULL")
    }

    /// Returns the viewings that began from a session of an administrator and haven't ended.
    func open(viewerSession: Int, in transaction: Transaction) throws -> [Open] {
        try transaction.all(Open.self, "SELECT * FROM auth_viewing WHERE viewer_session_id = \(viewerSession) AND ended_at IS NULL ORDER BY id")
    }

    /// Returns the viewings whose time is over.
    func expired(at now: Date, in transaction: Transaction) throws -> [Open] {
        try transaction.all(Open.self, "SELECT * FROM auth_viewing WHERE ended_at IS NULL AND expires_at <= \(now) ORDER BY expires_at LIMIT 500")
    }

    /// Stores the end of a viewing.
    func end(_ id: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_viewing SET ended_at = \(now) WHERE id = \(id) AND ended_at IS NULL")
    }

    /// Returns the viewings of an account, newest first.
    func all(of account: Int, limit: Int, in transaction: Transaction) throws -> [AccountViewing] {
        try transaction.rows("SELECT * FROM auth_viewing WHERE account_id = \(account) ORDER BY id DESC LIMIT \(limit)").map { row in
            AccountViewing(
                id: try row.get("id"), viewerID: try row.get("viewer_id"), reason: try row.get("reason"), beganAt: try row.get("began_at"),
                endsAt: try row.get("ended_at", as: Date?.self) ?? row.get("expires_at"))
        }
    }

    /// Deletes the viewings before a time.
    func remove(before time: Date, from database: any Database) async throws {
        try await database.delete(from: "auth_viewing", where: "began_at < \(time)")
    }
}
