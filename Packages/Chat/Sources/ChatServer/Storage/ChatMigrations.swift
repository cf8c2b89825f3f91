import Persistence

/// The tables of Chat.
enum ChatMigrations {
    static let all = [
        Migration(number: 1, name: "conversations") { schema in
            schema.create(
                Table("chat_conversation") { table in
                    table.id()
                    table.text("people", .unique)
                    table.integer("order_id", .nullable)
                    table.integer("last_message_id", .defaultValue(0))
                    table.time("created_at")
                })
            schema.create(
                Table("chat_participant") { table in
                    table.id()
                    table.integer("conversation_id", .references("chat_conversation", onDelete: .cascade))
                    table.integer("person_id")
                    table.integer("last_read_message_id", .defaultValue(0))
                }
                .index(on: "conversation_id", "person_id", unique: true)
                .index(on: "person_id"))
            schema.create(
                Table("chat_message") { table in
                    table.id()
                    table.integer("conversation_id", .references("chat_conversation", onDelete: .cascade))
                    table.integer("sender_id")
                    table.text("text")
                    table.bool("system", .defaultValue(false))
                    table.text("client_id", .nullable)
                    table.time("created_at")
                    table.time("updated_at")
                }
                .index(on: "conversation_id", "id")
                .index(on: "conversation_id", "updated_at")
                .index(on: "sender_id", "client_id", unique: true))
        },
        Migration(number: 2, name: "orders, notices and safety") { schema in
            schema.alter("chat_participant") { table in
                table.bool("muted", .defaultValue(false))
                table.bool("joined", .defaultValue(false))
            }
            schema.alter("chat_message") { table in
                table.text("kind", .nullable)
                table.integer("subject_id", .nullable)
            }
            schema.index("chat_message", on: "created_at")
            schema.index("chat_message", on: "conversation_id", "sender_id", "id")
            schema.create(
                Table("chat_order") { table in
                    table.id()
                    table.integer("order_id")
                    table.integer("driver_id")
                    table.integer("conversation_id", .references("chat_conversation", onDelete: .cascade))
                    table.integer("assigned_sequence")
                    table.time("closes_at", .nullable)
                }
                .index(on: "order_id", "driver_id", unique: true)
                .index(on: "conversation_id"))
            schema.create(
                Table("chat_block") { table in
                    table.id()
                    table.integer("blocker_id")
                    table.integer("blocked_id")
                    table.time("created_at")
                }
                .index(on: "blocker_id", "blocked_id", unique: true)
                .index(on: "blocked_id"))
            schema.create(
                Table("chat_report") { table in
                    table.id()
                    table.integer("conversation_id", .references("chat_conversation", onDelete: .cascade))
                    table.integer("reporter_id")
                    table.integer("reported_id")
                    table.text("reason")
                    table.text("note", .nullable)
                    table.text("message_text", .nullable)
                    table.time("created_at")
                }
                .index(on: "created_at")
                .index(on: "conversation_id"))
            schema.create(
                Table("chat_presence") { table in
                    table.id()
                    table.integer("person_id", .unique)
                    table.time("seen_at")
                })
        },
    ]
}
