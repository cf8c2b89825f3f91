import Foundation
import Persistence

/// Reads and writes sessions and their refresh tokens.
struct SessionRepository: Sendable {
    /// A stored session.
    struct Stored: RowDecodable, Sendable {
        let id: Int
        let accountID: Int
        let userAgent: String
        let createdAt: Date
        let lastUsedAt: Date
        let expiresAt: Date
        let revokedAt: Date?
        /// The time at which the person last proved who they are.
        let provedAt: Date?
        /// The time at which the person last gave a second factor or a passkey; nil if never in this session.
        let factorAt: Date?

        init(row: Row) throws {
            id = try row.get("id")
            accountID = try row.get("account_id")
            userAgent = try row.get("user_agent")
            createdAt = try row.get("created_at")
            lastUsedAt = try row.get("last_used_at")
            expiresAt = try row.get("expires_at")
            revokedAt = try row.get("revoked_at")
            provedAt = try row.get("proved_at")
            factorAt = try row.get("factor_at")
        }

        var proven: ProvenSession { ProvenSession(id: id, provedAt: provedAt, factorAt: factorAt) }

        func isOpen(at now: Date) -> Bool { revokedAt == nil && now < expiresAt }
    }

    /// A stored refresh token.
    struct Token: RowDecodable, Sendable {
        let id: Int
        let sessionID: Int
        let expiresAt: Date
        let rotatedAt: Date?
        let rotatedBy: String?

        init(row: Row) throws {
            id = try row.get("id")
            sessionID = try row.get("session_id")
            expiresAt = try row.get("expires_at")
            rotatedAt = try row.get("rotated_at")
            rotatedBy = try row.get("rotated_by")
        }
    }

    func find(_ id: Int, in transaction: Transaction) throws -> Stored? {
        try transaction.first(Stored.self, "SELECT * FROM auth_session WHERE id = \(id)")
    }

    /// Returns an account's own sessions that are neither revoked nor expired, most recently used first; those of viewings aren't the person's.
    func open(of account: Int, at now: Date, in transaction: Transaction) throws -> [Stored] {
        try transaction.all(
            Stored.self,
            """
            SELECT * FROM auth_session WHERE account_id = \(account) AND revoked_at IS NULL AND expires_at > \(now)
            AND NOT EXISTS (SELECT 1 FROM auth_viewing WHERE auth_viewing.session_id = auth_session.id AND auth_viewing.account_id = \(account))
            ORDER BY last_used_at DESC, id DESC
            """)
    }

    /// Returns the sessions in which administrators view as a person, and which haven't ended.
    func openViewings(of account: Int, at now: Date, in transaction: Transaction) throws -> [Int] {
        try transaction.values(
            Int.self, "SELECT session_id FROM auth_viewing WHERE account_id = \(account) AND ended_at IS NULL AND expires_at > \(now) ORDER BY id")
    }

    /// Creates a session in which an administrator views as a person. Nobody proved anything in it.
    func create(account: Int, userAgent: String, at now: Date, expiresAt: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "auth_session",
            ["account_id": account, "user_agent": userAgent, "created_at": now, "last_used_at": now, "expires_at": expiresAt])
    }

    func create(
        account: Int, userAgent: String, proof: SessionProof, at now: Date, expiresAt: Date, in transaction: Transaction
    ) throws -> ProvenSession {
        let factorAt = proof.includesFactor ? now : nil
        let id = try transaction.insert(
            into: "auth_session",
            [
                "account_id": account, "user_agent": userAgent, "created_at": now, "last_used_at": now, "expires_at": expiresAt, "proved_at": now,
                "factor_at": factorAt,
            ])
        return ProvenSession(id: id, provedAt: now, factorAt: factorAt)
    }

    /// Records a proof that the person of an open session gave.
    ///
    /// - Returns: the session with the proof; nil if it isn't the account's, or has ended.
    func prove(_ id: Int, of account: Int, with proof: SessionProof, at now: Date, in transaction: Transaction) throws -> ProvenSession? {
        guard let session = try find(id, in: transaction), session.accountID == account, session.isOpen(at: now) else { return nil }
        let factorAt = proof.includesFactor ? now : session.factorAt
        try transaction.execute("UPDATE auth_session SET proved_at = \(now), factor_at = \(factorAt) WHERE id = \(id)")
        return ProvenSession(id: id, provedAt: now, factorAt: factorAt)
    }

    func markUsed(_ id: Int, at now: Date, expiresAt: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_session SET last_used_at = \(now), expires_at = \(expiresAt) WHERE id = \(id)")
    }

    /// Forgets the second factors that were given in an account's sessions, since they are gone.
    func forgetFactors(of account: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_session SET factor_at = NULL WHERE account_id = \(account)")
    }

    /// - Returns: false if it was revoked before.
    func revoke(_ id: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE auth_session SET revoked_at = \(now) WHERE id = \(id) AND revoked_at IS NULL") == 1
    }

    func find(_ token: SecretToken, in transaction: Transaction) throws -> Token? {
        try transaction.first(Token.self, "SELECT * FROM auth_refresh_token WHERE token_hash = \(token.hash)")
    }

    func create(_ token: SecretToken, session: Int, at now: Date, expiresAt: Date, in transaction: Transaction) throws {
        try transaction.insert(
            into: "auth_refresh_token", ["token_hash": token.hash, "session_id": session, "issued_at": now, "expires_at": expiresAt])
    }

    /// Marks a token as used up.
    ///
    /// - Returns: false if another rotation was first.
    func markRotated(_ id: Int, by client: String, at now: Date, in transaction: Transaction) throws -> Bool {
        let changed = try transaction.execute(
            "UPDATE auth_refresh_token SET rotated_at = \(now), rotated_by = \(client) WHERE id = \(id) AND rotated_at IS NULL")
        return changed == 1
    }

    /// Deletes sessions and tokens that have expired.
    func removeExpired(before now: Date, from database: any Database) async throws {
        try await database.delete(from: "auth_refresh_token", where: "expires_at < \(now)")
        try await database.delete(from: "auth_session", where: "expires_at < \(now)")
    }
}
