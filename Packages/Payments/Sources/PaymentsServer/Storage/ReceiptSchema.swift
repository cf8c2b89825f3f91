import Persistence

/// The receipts that are to be mailed.
enum ReceiptSchema {
    static let migration = Migration(number: 7, name: "receipts") { schema in
        schema.create(
            Table("payments_receipt") { table in
                table.id()
                table.integer("payment_id")
                // What the receipt is mailed for, so that one capture mails one.
                table.text("source", .unique)
                table.integer("attempts", .defaultValue(0))
                table.time("next_attempt_at", .nullable)
                table.text("failure", .nullable)
                table.time("created_at")
            }
            .index(on: "payment_id", "created_at"))
        schema.sql("CREATE INDEX payments_receipt_due_index ON payments_receipt (next_attempt_at) WHERE next_attempt_at IS NOT NULL")
        schema.index("payments_receipt", on: "created_at")
    }
}
