import Persistence

/// The tables of drivers' earnings and payouts, and what incidents lacked.
enum EarningsSchema {
    static let migration = Migration(number: 5, name: "earnings") { schema in
        schema.create(earning)
        schema.sql("CREATE INDEX payments_earning_unpaid_index ON payments_earning (driver_id, earned_at) WHERE payout_id IS NULL")
        schema.index("payments_earning", on: "payout_id", where: "payout_id IS NOT NULL")
        schema.create(payout)
        schema.create(balance)
        schema.sql("CREATE INDEX payments_balance_unpaid_index ON payments_balance (unpaid_cents) WHERE unpaid_cents > 0")
        schema.sql("INSERT INTO payments_account (code) VALUES ('bank')")
        schema.alter("payments_difference") { table in
            table.integer("resolved_by", .nullable)
            table.text("note", .nullable)
        }
        schema.sql("CREATE INDEX payments_difference_open_index ON payments_difference (payment_id) WHERE resolved_at IS NULL")
    }

    private static let earning = Table("payments_earning") { table in
        table.id()
        table.integer("driver_id")
        table.integer("order_id")
        table.integer("job_id", .nullable)
        table.text("kind")
        table.cents("amount_cents")
        table.text("currency")
        // The cause, so that nothing is earned twice.
        table.text("source", .unique)
        table.time("earned_at")
        table.integer("payout_id", .nullable)
    }
    .index(on: "driver_id", "id")
    .index(on: "order_id")

    // The sums of each driver's earnings, so that lists don't add up all of them.
    private static let balance = Table("payments_balance") { table in
        table.id()
        table.integer("driver_id", .unique)
        // In no payout, in open ones, in paid ones.
        table.cents("unpaid_cents")
        table.cents("open_cents")
        table.cents("paid_cents")
    }

    private static let payout = Table("payments_payout") { table in
        table.id()
        table.integer("driver_id")
        table.text("state")
        table.cents("amount_cents")
        table.text("currency")
        table.integer("line_count")
        table.time("period_from", .nullable)
        table.time("period_until")
        table.integer("made_by")
        table.time("created_at")
        table.time("settled_at", .nullable)
        table.text("reference", .nullable)
    }
    .index(on: "driver_id", "id")
}
