import Foundation
import Persistence

/// An account that was erased, or is being erased. Its id alone would mean somebody else where a backup was restored that knows fewer accounts.
struct Erasure: Sendable, Hashable {
    let account: Int
    /// The time at which the account was created.
    let createdAt: Date
    let startedAt: Date
    /// The time at which everything was erased; nil until then.
    var erasedAt: Date?
}

/// The SQL of deletions: when accounts are due, and which ones were erased.
struct DeletionRepository: Sendable {
    static func migration(_ number: Int) -> Migration {
        Migration(number: number, name: "deletions of accounts") { schema in
            schema.alter("auth_account") { $0.time("deletion_at", .nullable) }
            schema.index("auth_account", on: "deletion_at", where: "deletion_at IS NOT NULL")
            schema.index("auth_account", on: "roles", where: "roles <> 'customer'")
            schema.index("auth_mail", on: "account_id", where: "account_id IS NOT NULL")
            schema.create(
                Table("auth_erasure") { table in
                    table.integer("account_id", .primaryKey)
                    table.time("account_created_at")
                    table.time("started_at")
                    table.time("erased_at", .nullable)
                })
            schema.index("auth_erasure", on: "erased_at")
        }
    }

    /// Sets the time from which an account is erased; nil to keep it.
    func setDue(_ time: Date?, of account: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_account SET deletion_at = \(time) WHERE id = \(account)")
    }

    /// Returns the accounts whose time of grace is over, except those that are being erased.
    func due(at now: Date, limit: Int, in transaction: Transaction) throws -> [Account] {
        try transaction.all(
            Account.self,
            """
            SELECT * FROM auth_account WHERE deletion_at IS NOT NULL AND deletion_at <= \(now)
            AND NOT EXISTS (SELECT 1 FROM auth_erasure WHERE account_id = auth_account.id AND erased_at IS NULL) ORDER BY deletion_at LIMIT \(limit)
            """)
    }

    /// Begins the erasure of an account, or does it once more.
    func begin(_ account: Int, createdAt: Date, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO auth_erasure (account_id, account_created_at, started_at) VALUES (\(account), \(createdAt), \(now))
            ON CONFLICT (account_id) DO UPDATE SET account_created_at = excluded.account_created_at, started_at = excluded.started_at, erased_at = NULL
            """)
    }

    /// Notes that everything of an account was erased.
    func finish(_ account: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_erasure SET erased_at = \(now) WHERE account_id = \(account)")
    }

    /// Returns the erasures that aren't done.
    func open(in transaction: Transaction) throws -> [Erasure] {
        try transaction.rows("SELECT * FROM auth_erasure WHERE erased_at IS NULL").map(Self.erasure)
    }

    /// Returns the erasures that are done, after the one of an account.
    func done(after account: Int, limit: Int, in transaction: Transaction) throws -> [Erasure] {
        try transaction.rows(
            "SELECT * FROM auth_erasure WHERE erased_at IS NOT NULL AND account_id > \(account) ORDER BY account_id LIMIT \(limit)"
        ).map(Self.erasure)
    }

    func find(_ account: Int, in transaction: Transaction) throws -> Erasure? {
        try transaction.first("SELECT * FROM auth_erasure WHERE account_id = \(account)").map(Self.erasure)
    }

    private static func erasure(_ row: Row) throws -> Erasure {
        Erasure(
            account: try row.get("account_id"), createdAt: try row.get("account_created_at"), startedAt: try row.get("started_at"),
            erasedAt: try row.get("erased_at"))
    }
}
