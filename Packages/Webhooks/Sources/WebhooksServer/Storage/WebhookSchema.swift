import Persistence

/// The tables of webhooks.
enum WebhookSchema {
    static let all = [webhooks, dueByEndpoint, rotation, pauses]

    private static let rotation = Migration(number: 3, name: "rotated secrets") { schema in
        schema.alter("webhooks_endpoint") { table in
            table.text("previous_secret", .nullable)
            table.time("previous_until", .nullable)
        }
    }

    private static let webhooks = Migration(number: 1, name: "webhooks") { schema in
        schema.create(
            Table("webhooks_endpoint") { table in
                table.id()
                table.text("url")
                table.text("secret")
                table.text("kinds")
                table.integer("start_transaction")
                table.integer("start_id")
                table.integer("created_by")
                table.time("created_at")
            })
        schema.create(
            Table("webhooks_delivery") { table in
                table.id()
                table.integer("endpoint_id", .references("webhooks_endpoint", onDelete: .cascade))
                table.integer("event_id")
                table.text("kind")
                table.text("aggregate")
                table.integer("aggregate_id")
                table.integer("sequence")
                table.text("body")
                table.text("state")
                table.integer("attempts", .defaultValue(0))
                table.time("first_attempt_at", .nullable)
                table.time("next_attempt_at", .nullable)
                table.time("finished_at", .nullable)
                table.text("failure", .nullable)
                table.time("created_at")
            })
        schema.index("webhooks_delivery", on: "endpoint_id", "event_id", unique: true)
        schema.index("webhooks_delivery", on: "next_attempt_at")
        schema.index("webhooks_delivery", on: "endpoint_id", "aggregate", "aggregate_id", "id")
        schema.index("webhooks_delivery", on: "endpoint_id", "state", "id")
        schema.index("webhooks_delivery", on: "finished_at")
    }

    /// Indexes by which each endpoint's due deliveries are found without those of others.
    private static let dueByEndpoint = Migration(number: 2, name: "due deliveries by endpoint") { schema in
        schema.dropIndex("webhooks_delivery", on: "next_attempt_at")
        schema.index("webhooks_delivery", on: "endpoint_id", "next_attempt_at", "id")
    }

    /// Adds pauses of endpoints, the statuses of responses, and the index of an endpoint's deliveries in any state.
    private static let pauses = Migration(number: 4, name: "pauses and responses") { schema in
        schema.alter("webhooks_endpoint") { $0.time("paused_at", .nullable) }
        schema.alter("webhooks_delivery") { $0.integer("response_status", .nullable) }
        schema.index("webhooks_delivery", on: "endpoint_id", "id")
    }
}
