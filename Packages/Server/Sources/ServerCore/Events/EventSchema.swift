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

    /// Removes indexes that each event paid for and hardly anything read, and ids that nothing refers to.
    static let leaner = Migration(number: 7, name: "leaner tables") { schema in
        schema.dropIndex("core_event", on: "kind", "transaction_id", "id")
        schema.dropIndex("core_event", on: "created_at")
        // All numbers of SQLite's transactions are 0.
        schema.sql(sqlite: "DROP INDEX core_event_transaction_id_id_index", postgres: nil)
        schema.dropIndex("core_idempotency", on: "created_at")
        schema.dropSequence(of: "core_idempotency")
        schema.sql(
            sqlite: """
                CREATE TABLE core_aggregate_lean (aggregate TEXT NOT NULL, aggregate_id INTEGER NOT NULL, sequence INTEGER NOT NULL,
                PRIMARY KEY (aggregate, aggregate_id)) STRICT, WITHOUT ROWID
                """,
            postgres: "ALTER TABLE core_aggregate DROP COLUMN id")
        schema.sql(
            sqlite: """
                INSERT INTO core_aggregate_lean (aggregate, aggregate_id, sequence)
                SELECT aggregate, aggregate_id, sequence FROM core_aggregate ORDER BY aggregate, aggregate_id
                """,
            postgres: "ALTER TABLE core_aggregate ADD PRIMARY KEY USING INDEX core_aggregate_aggregate_aggregate_id_key")
        schema.sql(sqlite: "DROP TABLE core_aggregate", postgres: nil)
        schema.sql(sqlite: "ALTER TABLE core_aggregate_lean RENAME TO core_aggregate", postgres: nil)
    }
}
