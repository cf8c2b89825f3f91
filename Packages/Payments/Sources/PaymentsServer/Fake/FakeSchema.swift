import Persistence

/// The tables of the fake provider. They are written in transactions of their own, as if they were another company's.
// lint:allow debug-only because release builds of tumble-dev take payments, too; tumble refuses the setting.
enum FakeSchema {
    static let migration = Migration(number: 3, name: "fake provider") { schema in
        schema.create(
            Table("payments_fake_customer") { table in
                table.id()
                table.text("key", .unique)
                table.text("reference")
            })
        schema.create(
            Table("payments_fake_setup") { table in
                table.id()
                table.text("key", .unique)
                table.text("customer")
                table.text("method", .nullable)
                table.text("last_four", .nullable)
                table.text("brand", .nullable)
                table.integer("expiry_month", .nullable)
                table.integer("expiry_year", .nullable)
            })
        schema.create(
            Table("payments_fake_payment") { table in
                table.id()
                table.text("authorize_key", .unique)
                table.text("capture_key", .nullable)
                table.text("reference")
                table.text("method")
                table.text("status")
                table.text("decline", .nullable)
                table.cents("authorized_cents")
                table.cents("captured_cents", .defaultValue(0))
                table.time("expires_at")
                table.time("created_at")
            }
            .index(on: "reference"))
        schema.create(
            Table("payments_fake_refund") { table in
                table.id()
                table.text("key", .unique)
                table.integer("payment_id")
                table.cents("amount_cents")
            }
            .index(on: "payment_id"))
        schema.create(
            Table("payments_fake_notice") { table in
                table.id()
                table.text("notice")
                table.text("payment")
                table.time("due_at")
                table.time("sent_at", .nullable)
            })
        schema.sql("CREATE INDEX payments_fake_notice_due_index ON payments_fake_notice (due_at) WHERE sent_at IS NULL")
    }
}
