import Persistence

/// The tables of Example.
enum ExampleMigrations {
    static let all = [
        Migration(number: 1, name: "entries") { schema in
            schema.create(
                Table("example_entry") { table in
                    table.id()
                    table.integer("person_id")
                    table.text("title")
                }
                .index(on: "person_id"))
        }
    ]
}
