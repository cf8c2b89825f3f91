import AuthAPI
import Blobs
import Foundation
import Persistence

/// A row of `auth_export`.
struct ExportRecord: RowDecodable, Sendable {
    /// The area of the store that archives are in, since what is removed from it is nobody else's.
    static let area = "exports"

    let id: Int
    let account: Int
    let status: AccountExport.Status
    /// The tag of the language that its texts are in.
    let language: String
    let done: Int
    let total: Int
    /// The name of the archive's bytes; nil before they are known, and after they were removed.
    let blob: BlobID?
    let bytes: Int
    /// The number of times that putting it together was begun.
    let attempts: Int
    let createdAt: Date
    let expiresAt: Date?
    /// True where it goes with its bytes: it was replaced, or its account is erased.
    let isForgotten: Bool

    init(row: Row) throws {
        id = try row.get("id")
        account = try row.get("account_id")
        status = try row.get("status")
        language = try row.get("language")
        done = try row.get("done")
        total = try row.get("total")
        blob = try row.get("blob", as: String?.self).flatMap { BlobID($0, area: Self.area) }
        bytes = try row.get("bytes")
        attempts = try row.get("attempts")
        createdAt = try row.get("created_at")
        expiresAt = try row.get("expires_at")
        isForgotten = try row.get("is_forgotten")
    }

    /// Returns the archive as its person sees it: one whose time is over counts as expired before it is removed.
    func export(at now: Date) -> AccountExport {
        let status = isReady(at: now) || status != .ready ? status : .expired
        return AccountExport(
            id: id, status: status, progress: status == .ready ? 100 : total == 0 ? 0 : min(done * 100 / total, 99),
            bytes: status == .ready ? bytes : nil, createdAt: createdAt, expiresAt: status == .ready ? expiresAt : nil)
    }

    func isReady(at now: Date) -> Bool { status == .ready && blob != nil && expiresAt.map { $0 > now } ?? false }
}

/// Reads and writes exports. A row is there before the archive's bytes and outlives them, so that no bytes are left that no row knows.
struct ExportRepository: Sendable {
    /// The channel on which new exports are announced.
    static let channel = "auth_export"

    static func migration(_ number: Int) -> Migration {
        Migration(number: number, name: "exports of accounts") { schema in
            schema.create(
                Table("auth_export") { table in
                    table.id()
                    table.integer("account_id")
                    table.text("status")
                    table.text("language")
                    table.integer("done", .defaultValue(0))
                    table.integer("total", .defaultValue(0))
                    table.text("blob", .nullable)
                    table.integer("bytes", .defaultValue(0))
                    table.integer("attempts", .defaultValue(0))
                    table.time("created_at")
                    // Until then one process works on it, and no other; null once it has ended.
                    table.time("leased_until", .nullable)
                    // The time from which its bytes are removed.
                    table.time("expires_at", .nullable)
                    table.bool("is_forgotten", .defaultValue(false))
                }
                .index(on: "account_id", "id"))
            schema.sql("CREATE UNIQUE INDEX auth_export_pending_key ON auth_export (account_id) WHERE status = 'pending'")
            schema.index("auth_export", on: "leased_until", where: "status = 'pending'")
            schema.index("auth_export", on: "expires_at", where: "expires_at IS NOT NULL")
        }
    }

    /// Returns the account's newest export; nil if there is none.
    func newest(of account: Int, in transaction: Transaction) throws -> ExportRecord? {
        try transaction.first(
            ExportRecord.self,
            "SELECT * FROM auth_export WHERE account_id = \(account) AND is_forgotten = \(false) ORDER BY id DESC LIMIT 1")
    }

    /// Returns an account's export that can be downloaded; nil if it is somebody else's, isn't ready or has expired.
    func ready(_ id: Int, of account: Int, at now: Date, in transaction: Transaction) throws -> ExportRecord? {
        try transaction.first(
            ExportRecord.self,
            "SELECT * FROM auth_export WHERE id = \(id) AND account_id = \(account) AND is_forgotten = \(false)"
        ).flatMap { $0.isReady(at: now) ? $0 : nil }
    }

    /// Adds an export, unless one is under way.
    ///
    /// - Returns: false if one is.
    func add(_ account: Int, language: String, at now: Date, in transaction: Transaction) throws -> Bool {
        let status = AccountExport.Status.pending
        let added = try transaction.execute(
            """
            INSERT INTO auth_export (account_id, status, language, created_at, leased_until)
            VALUES (\(account), \(status), \(language), \(now), \(now)) ON CONFLICT DO NOTHING
            """)
        if added > 0 { try transaction.announce(Self.channel) }
        return added > 0
    }

    /// Has exports removed with their bytes by the next run of the job.
    func forget(_ ids: [SQLValue], at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE auth_export SET is_forgotten = \(true), status = \(AccountExport.Status.expired), expires_at = \(now) WHERE id IN \(list: ids)
            """)
        try transaction.announce(Self.channel)
    }
}

// What putting exports together needs.
extension ExportRepository {
    /// Claims the next export that waits, or whose maker was killed.
    func claim(at now: Date, until lease: Date, in transaction: Transaction) throws -> ExportRecord? {
        let next = try transaction.first(
            ExportRecord.self,
            """
            SELECT * FROM auth_export WHERE status = 'pending' AND leased_until <= \(now) ORDER BY leased_until LIMIT 1
            """)
        guard let next else { return nil }
        let claimed = try transaction.execute(
            """
            UPDATE auth_export SET leased_until = \(lease), attempts = attempts + 1, done = 0
            WHERE id = \(next.id) AND leased_until <= \(now)
            """)
        return claimed == 1 ? next : nil
    }

    /// Notes how far an export is.
    func advance(_ id: Int, done: Int, of total: Int, until lease: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_export SET done = \(done), total = \(total), leased_until = \(lease) WHERE id = \(id)")
    }

    /// Notes the name of the archive's bytes, before they are stored.
    func name(_ id: Int, _ blob: BlobID, bytes: Int, until lease: Date, in transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE auth_export SET blob = \(blob.hexadecimal), bytes = \(bytes), leased_until = \(lease) WHERE id = \(id)")
    }

    /// Ends an export, and if it is ready those before it.
    ///
    /// - Returns: false if it was forgotten meanwhile.
    func finish(_ export: ExportRecord, _ status: AccountExport.Status, expires: Date, at now: Date, in transaction: Transaction) throws -> Bool {
        let finished = try transaction.execute(
            """
            UPDATE auth_export SET status = \(status), expires_at = \(expires), leased_until = NULL
            WHERE id = \(export.id) AND status = \(AccountExport.Status.pending)
            """)
        guard finished == 1 else {
            try transaction.execute("UPDATE auth_export SET leased_until = NULL WHERE id = \(export.id)")
            return false
        }
        if status == .ready {
            let earlier = try transaction.values(
                SQLValue.self, "SELECT id FROM auth_export WHERE account_id = \(export.account) AND id < \(export.id) ORDER BY id")
            if !earlier.isEmpty { try forget(earlier, at: now, in: transaction) }
        }
        return true
    }

    /// Returns exports whose bytes are to be removed.
    func expired(at now: Date, in transaction: Transaction) throws -> [ExportRecord] {
        try transaction.all(
            ExportRecord.self,
            """
            SELECT * FROM auth_export WHERE expires_at IS NOT NULL AND expires_at <= \(now) AND (leased_until IS NULL OR leased_until <= \(now))
            ORDER BY expires_at LIMIT 100
            """)
    }

    /// Notes that an export's bytes were removed. Of a forgotten one nothing remains.
    func remove(_ export: ExportRecord, in transaction: Transaction) throws {
        if export.isForgotten { return _ = try transaction.execute("DELETE FROM auth_export WHERE id = \(export.id)") }
        let status = export.status == .ready ? AccountExport.Status.expired : export.status
        try transaction.execute("UPDATE auth_export SET status = \(status), blob = NULL, expires_at = NULL WHERE id = \(export.id)")
    }
}
