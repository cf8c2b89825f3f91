import Persistence

/// The columns and causes of tickets that the product opens itself.
enum IncidentMigrations {
    static func incidents(_ number: Int) -> Migration {
        Migration(number: number, name: "incidents") { schema in
            schema.alter("support_ticket") { table in
                table.text("incident", .nullable)
                // The order or the payment that the incident is of.
                table.integer("incident_of", .nullable)
            }
            schema.create(
                // The causes of tickets, so that none is opened twice.
                Table("support_incident") { table in
                    table.text("source", .primaryKey)
                    table.integer("ticket_id", .defaultValue(0))
                })
        }
    }
}
