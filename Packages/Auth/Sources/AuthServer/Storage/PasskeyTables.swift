import Persistence

/// The tables of passkeys.
enum PasskeyTables {
    static let all = [owner, passkey, challenge]

    /// The random name under which authenticators know an account, which tells them nothing about the person.
    private static let owner = Table("auth_passkey_owner") { table in
        table.id()
        table.integer("account_id", .unique, .references("auth_account", onDelete: .cascade))
        table.text("user_handle", .unique)
        table.integer("changes", .defaultValue(0))
    }

    /// A passkey: the public key, and what its next use is compared with.
    private static let passkey = Table("auth_passkey") { table in
        table.id()
        table.integer("account_id", .references("auth_account", onDelete: .cascade))
        table.text("name")
        table.text("credential_id", .unique)
        table.text("public_key")
        table.text("transports")
        table.integer("sign_count")
        table.bool("backup_eligible")
        table.bool("backed_up")
        table.time("created_at")
        table.time("last_used_at", .nullable)
    }
    .index(on: "account_id")

    /// Challenges that were used, until they expire.
    private static let challenge = Table("auth_passkey_challenge") { table in
        table.id()
        table.text("challenge_hash", .unique)
        table.time("expires_at")
    }
    .index(on: "expires_at")
}
