import Persistence

/// The tables of Payments.
enum PaymentsMigrations {
    static let all = [
        Migration(number: 1, name: "entries") { schema in
            schema.create(
                Table("payments_entry") { table in
                    table.id()
                    table.integer("person_id")
                    table.text("title")
                }
                .index(on: "person_id"))
        }
    ]
}
