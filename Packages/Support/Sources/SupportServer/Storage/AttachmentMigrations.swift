import Persistence

/// The tables of files that go with tickets and messages.
enum AttachmentMigrations {
    static func attachments(_ number: Int) -> Migration {
        Migration(number: number, name: "attachments") { schema in
            schema.create(attachment)
            schema.create(blobRemoval)
        }
    }

    /// The name of a file's bytes is a hash, so equal files share them. A file outlives its ticket until the next look at what is no longer needed.
    private static let attachment = Table("support_attachment") { table in
        table.id()
        table.integer("person_id")
        // 0 for a file that isn't sent yet.
        table.integer("ticket_id", .defaultValue(0))
        // 0 for a file with which the ticket was opened.
        table.integer("message_id", .defaultValue(0))
        table.bool("internal", .defaultValue(false))
        table.text("blob")
        table.text("name")
        table.text("content_type")
        table.integer("bytes")
        table.integer("width", .nullable)
        table.integer("height", .nullable)
        table.time("created_at")
        table.time("stored_at", .nullable)
    }
    .index(on: "ticket_id", "message_id", "id")
    .index(on: "person_id", "ticket_id")
    .index(on: "blob")
    .index(on: "created_at")

    /// The bytes that are about to be removed.
    private static let blobRemoval = Table("support_blob_removal") { table in
        table.text("blob", .primaryKey)
        table.time("since")
    }
}
