import Persistence

/// The columns of calls that are repeated: forgetting a card, and the fake provider's releases.
enum ReleaseSchema {
    static let migration = Migration(number: 6, name: "released cards") { schema in
        schema.alter("payments_method") { table in
            // The time from which the provider is asked to forget the card; nil while it is saved, and once it is forgotten there.
            table.time("release_at", .nullable)
            table.integer("release_attempts", .defaultValue(0))
        }
        // Failures before this migration went unnoticed.
        schema.sql("UPDATE payments_method SET release_at = forgotten_at WHERE forgotten_at IS NOT NULL")
        schema.sql("CREATE INDEX payments_method_release_index ON payments_method (release_at) WHERE release_at IS NOT NULL")
        schema.index("payments_fake_setup", on: "method", where: "method IS NOT NULL")
        schema.alter("payments_fake_payment") { $0.text("void_key", .nullable) }
    }
}
