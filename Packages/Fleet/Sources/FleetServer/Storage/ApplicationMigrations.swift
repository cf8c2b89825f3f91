import Persistence

/// The tables of applications to drive.
enum ApplicationMigrations {
    static func applications(_ number: Int) -> Migration {
        Migration(number: number, name: "applications to drive") { schema in
            schema.create(application)
            schema.create(step)
            schema.create(document)
            schema.create(blobRemoval)
            schema.index(
                "fleet_application", on: "person_id", unique: true, where: "status IN ('draft', 'submitted', 'inReview', 'infoRequested')")
        }
    }

    private static let application = Table("fleet_application") { table in
        table.id()
        table.integer("person_id")
        table.integer("version", .defaultValue(1))
        table.text("status")
        table.text("name")
        table.text("phone")
        table.text("area")
        table.text("address")
        table.json("vehicle")
        // The date of birth and the number of the license; empty once they were removed.
        table.text("sealed")
        // A day as ISO 8601 writes it; empty where it isn't stated.
        table.text("license_expires")
        table.text("message", .nullable)
        table.integer("terms_version", .nullable)
        table.time("created_at")
        table.time("updated_at")
        table.time("submitted_at", .nullable)
        table.time("decided_at", .nullable)
    }
    .index(on: "person_id", "id")
    .index(on: "status", "submitted_at", "id")
    .index(on: "status", "license_expires")
    .index(on: "status", "updated_at")

    private static let step = Table("fleet_application_step") { table in
        table.id()
        table.integer("application_id", .references("fleet_application", onDelete: .cascade))
        // Null for the server itself.
        table.integer("actor_id", .nullable)
        // Null for a note.
        table.text("status", .nullable)
        table.text("words", .nullable)
        table.bool("internal", .defaultValue(false))
        table.time("created_at")
    }
    .index(on: "application_id", "id")
    .index(on: "actor_id", "id")

    /// The name of a document's bytes is a hash, so equal documents share them.
    private static let document = Table("fleet_application_document") { table in
        table.id()
        table.integer("application_id", .references("fleet_application", onDelete: .restrict))
        table.text("kind")
        table.text("blob")
        table.text("name")
        table.text("content_type")
        table.integer("bytes")
        table.time("created_at")
        table.time("stored_at", .nullable)
    }
    .index(on: "application_id", "kind", "id")
    .index(on: "blob")
    .index(on: "created_at")

    /// The bytes that are about to be removed.
    private static let blobRemoval = Table("fleet_blob_removal") { table in
        table.text("blob", .primaryKey)
        table.time("since")
    }
}
