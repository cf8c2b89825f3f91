import AuthAPI
import Core
import Foundation
import Persistence

/// Reads and writes passkeys, and the random names under which authenticators know their owners.
struct PasskeyRepository: Sendable {
    /// A stored passkey.
    struct Stored: RowDecodable, Sendable {
        let id: Int
        let accountID: Int
        let name: String
        let credentialID: String
        /// The ways to reach the authenticator, separated by spaces.
        let transports: String
        let createdAt: Date
        let lastUsedAt: Date?
        let record: PasskeyRecord

        init(row: Row) throws {
            id = try row.get("id")
            accountID = try row.get("account_id")
            name = try row.get("name")
            credentialID = try row.get("credential_id")
            transports = try row.get("transports")
            createdAt = try row.get("created_at")
            lastUsedAt = try row.get("last_used_at")
            record = PasskeyRecord(
                credentialID: Data(base64URL: credentialID) ?? Data(), publicKey: Data(base64URL: try row.get("public_key", as: String.self)) ?? Data(),
                userHandle: Data(base64URL: try row.get("user_handle", as: String.self)) ?? Data(), signCount: try row.get("sign_count"),
                isBackupEligible: try row.get("backup_eligible"))
        }

        var passkey: Passkey { Passkey(id: id, name: name, createdAt: createdAt, lastUsedAt: lastUsedAt) }

        var descriptor: PasskeyDescriptor {
            PasskeyDescriptor(id: credentialID, transports: transports.split(separator: " ").map(String.init))
        }
    }

    /// The data of a new passkey.
    struct New: Sendable {
        let name: String
        let credentialID: Data
        let publicKey: Data
        let transports: [String]
        let signCount: Int
        let isBackupEligible: Bool
        let isBackedUp: Bool
    }

    private static let selection: SQL = "SELECT p.*, o.user_handle FROM auth_passkey p JOIN auth_passkey_owner o ON o.account_id = p.account_id"

    /// Returns an account's passkeys, newest first.
    func all(of account: Int, in transaction: Transaction) throws -> [Stored] {
        try transaction.all(Stored.self, "\(sql: Self.selection) WHERE p.account_id = \(account) ORDER BY p.id DESC")
    }

    /// Returns one of an account's passkeys; nil if it isn't theirs.
    func find(_ id: Int, of account: Int, in transaction: Transaction) throws -> Stored? {
        try transaction.first(Stored.self, "\(sql: Self.selection) WHERE p.id = \(id) AND p.account_id = \(account)")
    }

    /// Returns the passkey with a credential's id, whoever has it.
    func find(credential: Data, in transaction: Transaction) throws -> Stored? {
        try transaction.first(Stored.self, "\(sql: Self.selection) WHERE p.credential_id = \(credential.base64URL)")
    }

    /// Returns the random name of an account, which is made at the first call.
    func handle(of account: Int, random: any RandomSource, in transaction: Transaction) throws -> String {
        try transaction.execute(
            """
            INSERT INTO auth_passkey_owner (account_id, user_handle, changes) VALUES (\(account), \(Data(random.bytes(32)).base64URL), 0)
            ON CONFLICT (account_id) DO NOTHING
            """)
        return try transaction.value(String.self, "SELECT user_handle FROM auth_passkey_owner WHERE account_id = \(account)")
    }

    /// Holds off other changes to an account's passkeys until the transaction ends, so that counting them is safe.
    func lock(_ account: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_passkey_owner SET changes = changes + 1 WHERE account_id = \(account)")
    }

    func create(_ new: New, account: Int, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "auth_passkey",
            [
                "account_id": account, "name": new.name, "credential_id": new.credentialID.base64URL, "public_key": new.publicKey.base64URL,
                "transports": new.transports.joined(separator: " "), "sign_count": new.signCount, "backup_eligible": new.isBackupEligible,
                "backed_up": new.isBackedUp, "created_at": now,
            ])
    }

    /// Records a use.
    ///
    /// - Returns: false if another use was first, or the passkey has been removed.
    func markUsed(_ passkey: Stored, _ data: AuthenticatorData, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE auth_passkey SET sign_count = \(data.signCount), backed_up = \(data.isBackedUp), last_used_at = \(now)
            WHERE id = \(passkey.id) AND sign_count = \(passkey.record.signCount)
            """) == 1
    }

    func rename(_ id: Int, to name: String, in transaction: Transaction) throws {
        try transaction.execute("UPDATE auth_passkey SET name = \(name) WHERE id = \(id)")
    }

    /// Deletes all passkeys of an account.
    func removeAll(of account: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM auth_passkey WHERE account_id = \(account)")
    }

    /// - Returns: false if it was removed before.
    func remove(_ id: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("DELETE FROM auth_passkey WHERE id = \(id)") == 1
    }
}
