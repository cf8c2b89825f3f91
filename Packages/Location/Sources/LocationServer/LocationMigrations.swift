import Persistence

/// The changes to Location's tables, in order.
enum LocationMigrations {
    static let all = [
        Migration(number: 1, name: "service areas") { schema in
            schema.create(
                Table("location_area") { table in
                    table.id()
                    table.text("name", .unique)
                    table.json("ring")
                    table.real("centre_latitude")
                    table.real("centre_longitude")
                })
            FirstServiceAreas.insert(&schema)
        }
    ]
}
