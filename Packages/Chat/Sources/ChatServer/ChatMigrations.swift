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
        }
    ]
}
