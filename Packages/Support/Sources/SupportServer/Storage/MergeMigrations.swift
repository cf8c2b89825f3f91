import Persistence

/// The way from a ticket to the one into which it was merged.
enum MergeMigrations {
    static func merging(_ number: Int) -> Migration {
        Migration(number: number, name: "merged tickets") { schema in
            // 0 for a ticket that isn't merged.
            schema.alter("support_ticket") { $0.integer("merged_into_id", .defaultValue(0)) }
            schema.index("support_ticket", on: "merged_into_id", where: "merged_into_id > 0")
        }
    }
}
