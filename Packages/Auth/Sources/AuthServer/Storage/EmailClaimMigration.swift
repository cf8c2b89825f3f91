import Persistence

/// Makes an email address unique among the accounts that have confirmed it, where it was unique among all.
enum EmailClaimMigration {
    static func migration(number: Int) -> Migration {
        Migration(number: number, name: "email addresses are claims until they are confirmed") { schema in
            schema.sql(sqlite: nil, postgres: "ALTER TABLE auth_account DROP CONSTRAINT auth_account_email_key")
            for statement in rebuild { schema.sql(sqlite: statement, postgres: nil) }
            schema.alter("auth_account") { $0.time("email_lost_at", .nullable) }
            schema.index("auth_account", on: "email", unique: true, where: "email_verified_at IS NOT NULL")
            schema.index("auth_account", on: "email")
            schema.alter("auth_mail") { $0.integer("account_id", .nullable) }
        }
    }

    /// Copies the accounts to a table without the constraint, since SQLite can't drop one.
    ///
    /// Dropping a table deletes the rows that refer to it, so those are put aside meanwhile. The ids that were given stay used up.
    private static let rebuild: [StaticString] = [
        "CREATE TABLE auth_kept_session AS SELECT * FROM auth_session",
        "CREATE TABLE auth_kept_refresh_token AS SELECT * FROM auth_refresh_token",
        "CREATE TABLE auth_kept_mail_token AS SELECT * FROM auth_mail_token",
        "DELETE FROM auth_mail_token",
        "DELETE FROM auth_refresh_token",
        "DELETE FROM auth_session",
        """
        CREATE TABLE auth_new_account (
            "id" INTEGER PRIMARY KEY AUTOINCREMENT,
            "email" TEXT NOT NULL,
            "name" TEXT NOT NULL,
            "phone" TEXT,
            "password_hash" TEXT NOT NULL,
            "roles" TEXT NOT NULL,
            "profile" TEXT NOT NULL,
            "is_demo" INTEGER NOT NULL DEFAULT 0 CHECK ("is_demo" IN (0, 1)),
            "created_at" INTEGER NOT NULL,
            "disabled_at" INTEGER,
            "email_verified_at" INTEGER,
            "token_version" INTEGER NOT NULL DEFAULT 0,
            "token_version_at" INTEGER,
            "language" TEXT
        ) STRICT
        """,
        """
        INSERT INTO auth_new_account
        SELECT id, email, name, phone, password_hash, roles, profile, is_demo, created_at, disabled_at, email_verified_at, token_version,
            token_version_at, language
        FROM auth_account
        """,
        // lint:allow sql-prefix because the engine keeps there which ids were given.
        "UPDATE sqlite_sequence SET seq = coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'auth_account'), seq) WHERE name = 'auth_new_account'",
        "DROP TABLE auth_account",
        "ALTER TABLE auth_new_account RENAME TO auth_account",
        "CREATE INDEX auth_account_token_version_at_index ON auth_account (token_version_at)",
        "INSERT INTO auth_session SELECT * FROM auth_kept_session",
        "INSERT INTO auth_refresh_token SELECT * FROM auth_kept_refresh_token",
        "INSERT INTO auth_mail_token SELECT * FROM auth_kept_mail_token",
        "DROP TABLE auth_kept_mail_token",
        "DROP TABLE auth_kept_refresh_token",
        "DROP TABLE auth_kept_session",
    ]
}
