import Persistence

/// The tables of Payments.
enum PaymentsMigrations {
    static let all = [
        Migration(number: 1, name: "payments") { schema in
            schema.create(customer)
            schema.create(method)
            schema.create(payment)
            schema.index("payments_payment", on: "order_id", where: "order_id IS NOT NULL")
            // Written by hand, since the name of another index of the same column would be the same.
            schema.sql("CREATE UNIQUE INDEX payments_payment_current_key ON payments_payment (order_id) WHERE is_current")
            schema.sql("CREATE INDEX payments_payment_unclaimed_index ON payments_payment (created_at) WHERE order_id IS NULL AND NOT is_released")
            schema.sql("CREATE INDEX payments_payment_held_index ON payments_payment (expires_at) WHERE status = 'authorized'")
            schema.index("payments_payment", on: "gateway", "gateway_id", unique: true, where: "gateway_id IS NOT NULL")
            checkAmounts(&schema)
            schema.create(operation)
            schema.sql("CREATE UNIQUE INDEX payments_operation_waiting_key ON payments_operation (payment_id, kind) WHERE state = 'waiting'")
            schema.sql("CREATE INDEX payments_operation_due_index ON payments_operation (next_attempt_at) WHERE state = 'waiting'")
            schema.create(notice)
            schema.create(difference)
        },
        LedgerSchema.migration,
        FakeSchema.migration,
        Migration(number: 4, name: "supplements") { schema in
            // A payment of what came on top of an order that was paid for already, such as a tip after the delivery.
            schema.alter("payments_payment") { $0.bool("is_supplement", .defaultValue(false)) }
            schema.sql(
                "CREATE UNIQUE INDEX payments_payment_supplement_key ON payments_payment (order_id) WHERE is_supplement AND status IN ('new', 'authorized')")
            schema.index("payments_entry", on: "order_id", where: "order_id IS NOT NULL")
        },
        EarningsSchema.migration,
        ReleaseSchema.migration,
        ReceiptSchema.migration,
        FreeOrderRepository.migration,
        Migration(number: 9, name: "sparse replacements") { schema in
            // Few payments replace another, so that most needn't be in the index.
            schema.sql("DROP INDEX payments_payment_replaces_id_index")
            schema.index("payments_payment", on: "replaces_id", where: "replaces_id IS NOT NULL")
        },
        Migration(number: 10, name: "earnings by time") { schema in
            // With what is added up, so that a year of a busy driver is read from the index alone.
            schema.index("payments_earning", on: "driver_id", "earned_at", "kind", "amount_cents")
        },
    ]

    private static let customer = Table("payments_customer") { table in
        table.id()
        table.integer("person_id")
        table.text("gateway")
        table.text("gateway_customer")
        table.time("created_at")
    }
    .index(on: "person_id", "gateway", unique: true)

    private static let method = Table("payments_method") { table in
        table.id()
        table.integer("person_id")
        table.text("gateway")
        table.text("gateway_customer")
        table.text("gateway_method")
        table.text("brand")
        table.text("last_four")
        table.integer("expiry_month", .nullable)
        table.integer("expiry_year", .nullable)
        table.bool("is_default", .defaultValue(false))
        table.time("created_at")
        table.time("forgotten_at", .nullable)
    }
    .index(on: "gateway", "gateway_method", unique: true)
    .index(on: "person_id", "is_default")

    private static let payment = Table("payments_payment") { table in
        table.id()
        table.integer("order_id", .nullable)
        table.integer("customer_id")
        // The order's key, and the number of the attempt under it.
        table.text("placement_key", .nullable)
        table.integer("attempt", .defaultValue(1))
        table.text("reference", .unique)
        table.text("gateway")
        table.text("gateway_id", .nullable)
        table.text("status")
        table.text("currency")
        table.cents("requested_cents")
        table.cents("authorized_cents", .defaultValue(0))
        table.cents("captured_cents", .defaultValue(0))
        table.cents("refunded_cents", .defaultValue(0))
        table.integer("method_id")
        table.text("decline", .nullable)
        table.text("client_secret", .nullable)
        table.text("action_page", .nullable)
        table.time("expires_at", .nullable)
        // The one of an order's payments that counts.
        table.bool("is_current", .defaultValue(false))
        // Given up, so that no order can take it any more.
        table.bool("is_released", .defaultValue(false))
        table.integer("replaces_id", .nullable)
        table.time("created_at")
        table.time("updated_at")
        table.time("checked_at", .nullable)
    }
    .index(on: "customer_id", "placement_key", "attempt", unique: true)
    .index(on: "replaces_id")
    .index(on: "updated_at")

    private static let operation = Table("payments_operation") { table in
        table.id()
        table.integer("payment_id")
        table.text("kind")
        table.cents("amount_cents")
        table.cents("tax_cents", .defaultValue(0))
        table.cents("tip_cents", .defaultValue(0))
        table.cents("fee_cents", .defaultValue(0))
        table.text("key", .unique)
        table.text("state")
        table.integer("attempts", .defaultValue(0))
        table.time("next_attempt_at")
        table.text("error", .nullable)
        table.text("reason", .nullable)
        table.integer("actor_id", .nullable)
        table.text("role")
        table.time("created_at")
        table.time("finished_at", .nullable)
    }
    .index(on: "payment_id", "id")

    private static let notice = Table("payments_notice") { table in
        table.id()
        table.text("gateway")
        table.text("notice")
        table.time("received_at")
    }
    .index(on: "gateway", "notice", unique: true)
    .index(on: "received_at")

    private static let difference = Table("payments_difference") { table in
        table.id()
        table.integer("payment_id")
        table.text("kind")
        table.text("ours")
        table.text("theirs")
        table.time("found_at")
        table.time("resolved_at", .nullable)
    }
    .index(on: "payment_id", "kind", "ours", "theirs", unique: true)

    /// Refuses rows in which more was given back than taken, or more taken than held.
    private static func checkAmounts(_ schema: inout MigrationBuilder) {
        schema.sql(
            sqlite: """
                CREATE TRIGGER payments_payment_inserted BEFORE INSERT ON payments_payment
                WHEN NOT (0 <= NEW.refunded_cents AND NEW.refunded_cents <= NEW.captured_cents AND NEW.captured_cents <= NEW.authorized_cents)
                BEGIN SELECT RAISE(ABORT, 'payments_payment: refunded <= captured <= authorized'); END
                """,
            postgres: """
                ALTER TABLE payments_payment ADD CONSTRAINT payments_payment_amounts
                CHECK (0 <= refunded_cents AND refunded_cents <= captured_cents AND captured_cents <= authorized_cents)
                """)
        schema.sql(
            sqlite: """
                CREATE TRIGGER payments_payment_updated BEFORE UPDATE OF authorized_cents, captured_cents, refunded_cents ON payments_payment
                WHEN NOT (0 <= NEW.refunded_cents AND NEW.refunded_cents <= NEW.captured_cents AND NEW.captured_cents <= NEW.authorized_cents)
                BEGIN SELECT RAISE(ABORT, 'payments_payment: refunded <= captured <= authorized'); END
                """, postgres: nil)
    }
}
