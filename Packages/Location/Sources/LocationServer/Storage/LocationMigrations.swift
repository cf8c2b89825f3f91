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
        },
        Migration(number: 2, name: "outlines of service areas") { schema in
            schema.sql("ALTER TABLE location_area RENAME COLUMN centre_latitude TO center_latitude")
            schema.sql("ALTER TABLE location_area RENAME COLUMN centre_longitude TO center_longitude")
            ServiceAreaOutlines.update(&schema)
        },
    ]
}
