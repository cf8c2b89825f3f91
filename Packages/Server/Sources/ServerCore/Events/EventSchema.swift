import Persistence

/// The tables of events.
enum EventSchema {
    static let events = Migration(number: 2, name: "events") { schema in
        schema.create(
            Table("core_event") { table in
                table.id()
                table.text("aggregate")
                table.integer("aggregate_id")
                table.integer("sequence")
                table.text("kind")
                table.json("payload")
                table.text("topics")
                table.time("created_at")
            })
        schema.index("core_event", on: "aggregate", "aggregate_id", "sequence", unique: true)
        schema.create(
            Table("core_event_cursor") { table in
                table.id()
                table.text("consumer", .unique)
                table.integer("position")
            })
    }

    /// Adds the order of concurrently written events, and the row whose lock numbers a thing's events.
    static let order = Migration(number: 5, name: "order of events") { schema in
        schema.alter("core_event") { $0.integer("transaction_id", .defaultValue(0)) }
        schema.index("core_event", on: "transaction_id", "id")
        schema.index("core_event", on: "kind", "transaction_id", "id")
        schema.index("core_event", on: "created_at")
        schema.alter("core_event_cursor") { $0.integer("transaction_id", .defaultValue(0)) }
        schema.create(
            Table("core_aggregate") { table in
                table.id()
                table.text("aggregate")
                table.integer("aggregate_id")
                table.integer("sequence")
            })
        schema.index("core_aggregate", on: "aggregate", "aggregate_id", unique: true)
        schema.sql(
            """
            INSERT INTO core_aggregate (aggregate, aggregate_id, sequence)
            SELECT aggregate, aggregate_id, MAX(sequence) FROM core_event GROUP BY aggregate, aggregate_id
            """)
    }
}
