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
        Migration(number: 3, name: "versions of service areas") { schema in
            schema.alter("location_area") { table in
                table.json("holes", .defaultValue("[]"))
                table.integer("version", .defaultValue(1))
                table.bool("is_active", .defaultValue(true))
                table.time("valid_from", .defaultValue(0))
            }
            schema.create(
                Table("location_area_past") { table in
                    table.id()
                    table.integer("area_id", .references("location_area"))
                    table.integer("version")
                    table.text("name")
                    table.json("ring")
                    table.json("holes")
                    table.real("center_latitude")
                    table.real("center_longitude")
                    table.bool("is_active")
                    table.time("valid_from")
                    table.time("valid_until")
                }
                .index(on: "area_id", "version", unique: true))
            schema.create(Table("location_default") { $0.text("name", .primaryKey) })
            schema.sql(
                """
                INSERT INTO location_default (name)
                VALUES ('Irvine'), ('Newport Beach'), ('Costa Mesa'), ('Tustin'), ('Laguna Beach'), ('Huntington Beach')
                """)
        },
    ]
}
