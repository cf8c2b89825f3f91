import Persistence

/// The tables of Administration.
enum AdministrationMigrations {
    static let all = [
        Migration(number: 1, name: "nodes") { schema in
            schema.create(
                Table("administration_node") { table in
                    table.id()
                    table.text("node", .unique)
                    table.time("seen_at")
                    table.text("report")
                }
                .index(on: "seen_at"))
        },
        Migration(number: 2, name: "API keys") { schema in
            schema.create(
                Table("administration_key") { table in
                    table.id()
                    table.integer("person_id")
                    table.text("name")
                    table.text("hash", .unique)
                    table.text("scopes")
                    table.time("created_at")
                    table.time("expires_at")
                    table.time("revoked_at", .nullable)
                    table.time("last_used_at", .nullable)
                }
                .index(on: "person_id", "id")
                .index(on: "expires_at"))
        },
        Migration(number: 3, name: "changed settings and setup") { schema in
            schema.create(
                Table("administration_setting") { table in
                    table.id()
                    table.text("key", .unique)
                    // NULL where the setting was set back.
                    table.text("value", .nullable)
                    table.integer("version")
                    table.integer("changed_by", .nullable)
                    table.time("changed_at")
                }
                .index(on: "changed_by"))
            schema.create(
                Table("administration_setup") { table in
                    table.id()
                    table.text("step", .unique)
                    table.integer("reviewed_by", .nullable)
                    table.time("reviewed_at", .nullable)
                    table.time("tried_at", .nullable)
                    table.bool("has_passed", .nullable)
                    table.text("outcome", .nullable)
                }
                .index(on: "reviewed_by"))
        },
    ]
}
