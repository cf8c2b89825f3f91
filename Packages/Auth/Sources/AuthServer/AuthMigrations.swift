import Persistence

/// The tables of Auth.
enum AuthMigrations {
    static let all = [
        Migration(number: 1, name: "accounts") { schema in
            schema.create(
                Table("auth_account") { table in
                    table.id()
                    table.text("email", .unique)
                    table.text("name")
                    table.text("phone", .nullable)
                    table.text("password_hash")
                    table.text("roles")
                    table.text("language", .defaultValue("en"))
                    table.json("profile")
                    table.bool("is_demo", .defaultValue(false))
                    table.time("created_at")
                    table.time("disabled_at", .nullable)
                })
            schema.create(
                Table("auth_refresh_token") { table in
                    table.id()
                    table.text("token_hash", .unique)
                    table.text("family")
                    table.integer("account_id", .references("auth_account", onDelete: .cascade))
                    table.time("issued_at")
                    table.time("expires_at")
                    table.time("rotated_at", .nullable)
                    table.time("revoked_at", .nullable)
                }
                .index(on: "family")
                .index(on: "account_id")
                .index(on: "expires_at"))
        }
    ]
}
