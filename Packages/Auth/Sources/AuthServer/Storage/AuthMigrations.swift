import Persistence

/// The changes to Auth's tables, in order.
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
        },
        Migration(number: 2, name: "sessions, mail and security events") { schema in
            schema.alter("auth_account") { table in
                table.time("email_verified_at", .nullable)
                table.integer("token_version", .defaultValue(0))
                table.time("token_version_at", .nullable)
            }
            schema.index("auth_account", on: "token_version_at")
            // A token of before belongs to no session: everybody signs in once more.
            schema.sql("DROP TABLE auth_refresh_token")
            schema.create(session)
            schema.create(refreshToken)
            schema.create(mailToken)
            schema.create(mail)
            schema.create(securityEvent)
        },
        Migration(number: 3, name: "languages that nobody chose") { schema in
            schema.alter("auth_account") { $0.text("chosen_language", .nullable) }
            // English was stored for everybody who hadn't chosen.
            schema.sql("UPDATE auth_account SET chosen_language = language WHERE language <> 'en'")
            schema.sql("ALTER TABLE auth_account DROP COLUMN language")
            schema.sql("ALTER TABLE auth_account RENAME COLUMN chosen_language TO language")
            schema.alter("auth_mail") { $0.text("language", .nullable) }
        },
        Migration(number: 4, name: "things in the audit log") { schema in
            schema.alter("auth_security_event") { $0.text("object", .nullable) }
            schema.index("auth_security_event", on: "actor_id")
            schema.index("auth_security_event", on: "object")
        },
        Migration(number: 5, name: "proofs of sessions") { schema in
            schema.alter("auth_session") { table in
                table.time("proved_at", .nullable)
                table.time("factor_at", .nullable)
            }
            // A session began with a password.
            schema.sql("UPDATE auth_session SET proved_at = created_at")
        },
        EmailClaimMigration.migration(number: 6),
        Migration(number: 7, name: "passkeys") { schema in
            for table in PasskeyTables.all { schema.create(table) }
        },
        Migration(number: 8, name: "changes of email addresses") { schema in
            schema.create(
                Table("auth_email_change") { table in
                    table.id()
                    table.integer("account_id", .unique, .references("auth_account", onDelete: .cascade))
                    table.text("email")
                    table.time("created_at")
                }
                .index(on: "created_at"))
        },
        Migration(number: 9, name: "second factors") { schema in
            schema.alter("auth_account") { $0.time("factor_since", .nullable) }
            schema.create(totp)
            schema.create(recoveryCode)
        },
        Migration(number: 10, name: "notices of other features") { schema in
            schema.alter("auth_mail") { table in
                table.text("subject", .nullable)
                table.text("text", .nullable)
            }
        },
        // So that finding the few who aren't customers alone doesn't read everybody.
        Migration(number: 11, name: "staff by role") { schema in schema.index("auth_account", on: "id", where: "roles <> 'customer'") },
        DeletionRepository.migration(12),
        ExportRepository.migration(13),
        ViewingRepository.migration(14),
    ]

    /// A device on which somebody is signed in.
    private static let session = Table("auth_session") { table in
        table.id()
        table.integer("account_id", .references("auth_account", onDelete: .cascade))
        table.text("user_agent")
        table.time("created_at")
        table.time("last_used_at")
        table.time("expires_at")
        table.time("revoked_at", .nullable)
    }
    .index(on: "account_id")
    .index(on: "expires_at")
    .index(on: "revoked_at")

    /// The tokens of a session, of which the one that isn't rotated is good.
    private static let refreshToken = Table("auth_refresh_token") { table in
        table.id()
        table.text("token_hash", .unique)
        table.integer("session_id", .references("auth_session", onDelete: .cascade))
        table.time("issued_at")
        table.time("expires_at")
        table.time("rotated_at", .nullable)
        table.text("rotated_by", .nullable)
    }
    .index(on: "session_id")
    .index(on: "expires_at")

    /// Tokens that were mailed, each good for one use.
    private static let mailToken = Table("auth_mail_token") { table in
        table.id()
        table.text("token_hash", .unique)
        table.text("purpose")
        table.integer("account_id", .references("auth_account", onDelete: .cascade))
        table.time("expires_at")
    }
    .index(on: "account_id")
    .index(on: "expires_at")

    /// Mail that is to go out, and what went out lately. Of Auth's own it holds no text and no token: that mail is written when it goes.
    private static let mail = Table("auth_mail") { table in
        table.id()
        table.text("kind")
        table.text("recipient")
        table.time("created_at")
        table.integer("attempts", .defaultValue(0))
        table.time("next_attempt_at", .nullable)
        table.time("failed_at", .nullable)
        table.text("failure", .nullable)
    }
    .index(on: "recipient")
    .index(on: "next_attempt_at")
    .index(on: "created_at")

    /// Secrets of authenticator apps, sealed.
    private static let totp = Table("auth_totp") { table in
        table.id()
        table.integer("account_id", .unique, .references("auth_account", onDelete: .cascade))
        table.text("secret")
        table.integer("last_step")
        table.time("created_at")
        table.time("confirmed_at", .nullable)
    }

    /// Recovery codes, hashed.
    private static let recoveryCode = Table("auth_recovery_code") { table in
        table.id()
        table.integer("account_id", .references("auth_account", onDelete: .cascade))
        table.text("code_hash")
        table.time("used_at", .nullable)
    }
    .index(on: "account_id")

    /// The audit log.
    private static let securityEvent = Table("auth_security_event") { table in
        table.id()
        table.text("kind")
        table.integer("account_id", .nullable)
        table.integer("actor_id", .nullable)
        table.text("address")
        table.text("user_agent")
        table.text("request_id")
        table.text("detail", .nullable)
        table.time("created_at")
    }
    .index(on: "account_id", "kind")
    .index(on: "created_at")
}
