import Persistence

/// The migrations of Orders' tables.
enum OrdersMigrations {
    static let all = [
        Migration(number: 1, name: "orders") { schema in
            schema.create(order)
            schema.create(transition)
            schema.create(quote)
            schema.create(priceBook)
            // PriceBook.default as it was when the table was made; a migration's text never changes, and a test compares the two.
            schema.sql(
                """
                INSERT INTO orders_price_book (version, effective_from, bag_cents, kilogram_cents, minimum_grams_per_bag, asap_cents, delivery_cents, \
                free_delivery_over_cents, no_show_cents, cancellation_cents, tax_basis_points, area_tax_basis_points) \
                VALUES (1, 0, 1400, 180, 4500, 700, 399, 4000, 1500, 500, 775, '{"Santa Ana":925}')
                """)
        },
        Migration(number: 2, name: "quotes by customer") { $0.index("orders_quote", on: "customer_id", "id") },
        Migration(number: 3, name: "number of orders") { schema in
            schema.create(total)
            schema.sql("INSERT INTO orders_total (customer_id, orders) SELECT customer_id, COUNT(*) FROM orders_order GROUP BY customer_id")
            countNewOrders(&schema)
        },
        Migration(number: 4, name: "leaner tables") { schema in
            // Most orders have no driver, window or driver's transition when they are written.
            schema.dropIndex("orders_order", on: "driver_id", "id")
            schema.dropIndex("orders_order", on: "service_area", "window_start")
            schema.index("orders_order", on: "service_area", "window_start", where: "window_start IS NOT NULL")
            schema.dropIndex("orders_transition", on: "driver_id", "order_id")
            schema.index("orders_transition", on: "driver_id", "order_id", where: "driver_id IS NOT NULL")
            // Orders and their transitions are never deleted.
            schema.dropSequence(of: "orders_order")
            schema.dropSequence(of: "orders_transition")
        },
        Migration(number: 5, name: "number of changes") { schema in
            schema.alter("orders_total") { $0.integer("changes", .defaultValue(0)) }
            countChanges(&schema)
        },
        Migration(number: 6, name: "events without places") { schema in
            // Events of before said where their order was and why it ended.
            schema.sql(
                // lint:allow sql-prefix because what these events of Orders hold is known here alone.
                sqlite: "UPDATE core_event SET payload = json_remove(payload, '$.pickup', '$.addressLine', '$.reason') WHERE kind = 'order.moved'",
                // lint:allow sql-prefix because it is the same statement for the other engine.
                postgres: "UPDATE core_event SET payload = (payload::jsonb - 'pickup' - 'addressLine' - 'reason')::json WHERE kind = 'order.moved'")
        },
        Migration(number: 7, name: "windows of deliveries") { schema in
            schema.alter("orders_order") { table in
                table.time("delivery_start", .nullable)
                table.time("delivery_end", .nullable)
            }
        },
        Migration(number: 8, name: "feedback") { schema in
            schema.alter("orders_order") { table in
                table.json("rating", .nullable)
                table.time("feedback_until", .nullable)
            }
        },
        Migration(number: 9, name: "requests to cancel") { $0.alter("orders_order") { $0.json("cancellation_request", .nullable) } },
        Migration(number: 10, name: "tracking links") { schema in
            schema.create(link)
            schema.alter("orders_order") { $0.time("shared_at", .nullable) }
        },
        Migration(number: 11, name: "approvals of prices") { schema in
            schema.alter("orders_order") { table in
                table.json("price_approval", .nullable)
                table.time("approval_expires", .nullable)
            }
            schema.index("orders_order", on: "approval_expires", where: "approval_expires IS NOT NULL")
        },
        PriceMigrations.addOnsAndDrafts(12),
        SlotMigrations.slots(13),
        RecurringMigrations.recurring(14),
        ProofMigrations.proofs(15),
        Migration(number: 16, name: "bags of canceled orders") { $0.alter("orders_order") { $0.json("bag_return", .nullable) } },
        SearchMigrations.search(17),
        DriverRatingRepository.migration(18),
        RecurringMigrations.addOns(19),
        ProofMigrations.unfinished(20),
        Migration(number: 21, name: "times of bags that go home") { schema in
            schema.sql(
                "CREATE INDEX orders_order_homeward_index ON orders_order (eta_to) WHERE bag_return IS NOT NULL AND eta_to IS NOT NULL")
        },
        DriverRatingRepository.ownMigration(22),
        PurchaseRepository.migration(23),
    ]

    private static let order = Table("orders_order") { table in
        table.id()
        table.integer("customer_id")
        table.integer("driver_id", .nullable)
        table.text("stage")
        table.text("status")
        table.time("stage_since")
        table.integer("sequence")
        table.integer("version")
        table.integer("bags")
        table.real("kilograms", .nullable)
        table.text("pickup_mode")
        table.time("window_start", .nullable)
        table.time("window_end", .nullable)
        table.time("eta_from", .nullable)
        table.time("eta_to", .nullable)
        table.json("address")
        table.text("service_area")
        table.json("preferences")
        table.json("retail_items")
        table.json("price")
        table.text("notes", .nullable)
        table.time("created_at")
        table.time("updated_at")
    }
    .index(on: "customer_id", "status", "id")
    .index(on: "customer_id", "id")
    .index(on: "status", "id")
    .index(on: "stage", "stage_since")
    .index(on: "driver_id", "id")
    .index(on: "service_area", "window_start")

    private static let transition = Table("orders_transition") { table in
        table.id()
        table.integer("order_id", .references("orders_order"))
        table.integer("sequence")
        table.text("from_stage")
        table.text("to_stage")
        table.integer("actor_id", .nullable)
        table.text("role")
        table.integer("driver_id", .nullable)
        table.integer("bags", .nullable)
        table.real("kilograms", .nullable)
        table.time("device_time", .nullable)
        table.time("server_time")
        table.real("latitude", .nullable)
        table.real("longitude", .nullable)
        table.text("reason", .nullable)
        table.text("note", .nullable)
        table.json("proof_ids")
        table.text("idempotency_key", .nullable)
    }
    .index(on: "order_id", "sequence", unique: true)
    .index(on: "driver_id", "order_id")

    /// The number of each customer's orders, so that a long list isn't counted for each of its pages.
    private static let total = Table("orders_total") { table in
        table.integer("customer_id", .primaryKey)
        table.integer("orders")
    }

    /// Counts with a trigger: it costs no statement of its own, on PostgreSQL no round trip. Orders aren't deleted.
    private static func countNewOrders(_ schema: inout MigrationBuilder) {
        schema.sql(
            sqlite: """
                CREATE TRIGGER orders_order_counted AFTER INSERT ON orders_order BEGIN
                INSERT INTO orders_total (customer_id, orders) VALUES (NEW.customer_id, 1)
                ON CONFLICT (customer_id) DO UPDATE SET orders = orders + 1;
                END
                """,
            postgres: """
                CREATE FUNCTION orders_count_order() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                INSERT INTO orders_total (customer_id, orders) VALUES (NEW.customer_id, 1)
                ON CONFLICT (customer_id) DO UPDATE SET orders = orders_total.orders + 1;
                RETURN NULL;
                END $$
                """)
        schema.sql(
            sqlite: nil, postgres: "CREATE TRIGGER orders_order_counted AFTER INSERT ON orders_order FOR EACH ROW EXECUTE FUNCTION orders_count_order()")
    }

    /// Counts every change of a row, so that a page of a customer's orders is known to be as it was before.
    private static func countChanges(_ schema: inout MigrationBuilder) {
        schema.sql(
            sqlite: """
                CREATE TRIGGER orders_order_changed AFTER UPDATE ON orders_order BEGIN
                UPDATE orders_total SET changes = changes + 1 WHERE customer_id IN (OLD.customer_id, NEW.customer_id);
                END
                """,
            postgres: """
                CREATE FUNCTION orders_count_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                UPDATE orders_total SET changes = changes + 1 WHERE customer_id IN (OLD.customer_id, NEW.customer_id);
                RETURN NULL;
                END $$
                """)
        schema.sql(
            sqlite: nil, postgres: "CREATE TRIGGER orders_order_changed AFTER UPDATE ON orders_order FOR EACH ROW EXECUTE FUNCTION orders_count_change()")
    }

    /// The tracking link of an order, by the hash of its token.
    private static let link = Table("orders_link") { table in
        table.integer("order_id", .primaryKey)
        table.text("token_hash", .unique)
    }

    private static let quote = Table("orders_quote") { table in
        table.id()
        table.integer("customer_id")
        table.json("request")
        table.text("service_area")
        table.json("price")
        table.time("expires_at")
        table.integer("order_id", .nullable)
    }
    .index(on: "expires_at")

    private static let priceBook = Table("orders_price_book") { table in
        table.id()
        table.integer("version", .unique)
        table.time("effective_from")
        table.cents("bag_cents")
        table.cents("kilogram_cents")
        table.integer("minimum_grams_per_bag")
        table.cents("asap_cents")
        table.cents("delivery_cents")
        table.cents("free_delivery_over_cents")
        table.cents("no_show_cents")
        table.cents("cancellation_cents")
        table.integer("tax_basis_points")
        table.json("area_tax_basis_points")
    }
    .index(on: "effective_from")
}
