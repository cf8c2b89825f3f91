import Persistence

/// The tables of Support.
enum SupportMigrations {
    static let all = [
        Migration(number: 1, name: "tickets") { schema in
            schema.create(
                Table("support_ticket") { table in
                    table.id()
                    table.integer("requester_id")
                    table.text("requester_role")
                    table.text("subject")
                    table.text("description")
                    table.text("category")
                    table.text("priority")
                    table.text("status")
                    table.integer("order_id", .nullable)
                    table.integer("assignee_id", .defaultValue(0))
                    table.time("waiting_since", .nullable)
                    table.time("due_at", .nullable)
                    // The place among the tickets of the same status: see `TicketRecord`.
                    table.integer("rank")
                    table.integer("rating", .nullable)
                    table.text("rating_comment", .nullable)
                    table.integer("version", .defaultValue(1))
                    table.time("created_at")
                    table.time("updated_at")
                    table.time("closed_at", .nullable)
                }
                .index(on: "requester_id", "id")
                .index(on: "order_id", "id")
                .index(on: "status", "rank", "id")
                .index(on: "status", "category", "rank", "id")
                .index(on: "status", "priority", "rank", "id")
                .index(on: "status", "assignee_id", "rank", "id")
                .index(on: "assignee_id", "id"))
            schema.create(
                Table("support_message") { table in
                    table.id()
                    table.integer("ticket_id", .references("support_ticket", onDelete: .cascade))
                    table.integer("sender_id")
                    table.text("sender_role")
                    table.bool("from_staff")
                    table.bool("internal")
                    table.text("notice", .nullable)
                    table.text("text")
                    table.time("created_at")
                }
                .index(on: "ticket_id", "id"))
            schema.create(
                Table("support_answer") { table in
                    table.id()
                    table.text("title")
                    table.text("text")
                    table.time("updated_at")
                }
                .index(on: "title", "id"))
        },
        SearchMigrations.search(2),
        Migration(number: 3, name: "article votes") { schema in
            schema.create(
                Table("support_article_vote") { table in
                    table.id()
                    table.integer("person_id")
                    table.text("article")
                    table.bool("helped")
                    table.time("created_at")
                }
                .index(on: "person_id", "article", unique: true))
        },
        AttachmentMigrations.attachments(4),
        IncidentMigrations.incidents(5),
        MergeMigrations.merging(6),
    ]
}
