import Persistence

/// The tables of Promotions. Limits and balances are kept by conditional updates, which fail where a row lacks what they take.
enum PromotionsMigrations {
    static let all = [
        Migration(number: 1, name: "codes and credit") { schema in
            schema.create(code)
            schema.create(customer)
            schema.create(redemption)
            // A friend's code helps a person once, however many they are given at a time.
            schema.index("promotions_redemption", on: "customer_id", unique: true, where: "referrer_id IS NOT NULL AND returned_at IS NULL")
            schema.create(referral)
            schema.create(entry)
        }
    ]

    private static let code = Table("promotions_code") { table in
        table.id()
        table.text("code", .unique)
        table.json("terms")
        table.bool("is_active")
        table.integer("most", .nullable)
        table.integer("redeemed")
        table.time("created_at")
    }

    /// A row for each customer who redeemed a code or has credit: what changes it waits for what else does.
    private static let customer = Table("promotions_customer") { table in
        table.integer("person_id", .primaryKey)
        table.integer("redemptions")
        table.cents("balance_cents")
    }

    private static let redemption = Table("promotions_redemption") { table in
        table.id()
        table.integer("code_id", .nullable)
        table.integer("referrer_id", .nullable)
        table.integer("customer_id")
        table.integer("order_id", .unique)
        table.time("created_at")
        table.time("returned_at", .nullable)
    }
    .index(on: "code_id", "customer_id")

    private static let referral = Table("promotions_referral") { table in
        table.integer("person_id", .primaryKey)
        table.text("code", .unique)
    }

    private static let entry = Table("promotions_credit_entry") { table in
        table.id()
        table.integer("person_id")
        table.text("kind")
        table.integer("cents")
        table.integer("order_id", .nullable)
        table.text("reason", .nullable)
        table.text("source", .unique)
        table.time("created_at")
    }
    .index(on: "person_id", "id")
}
