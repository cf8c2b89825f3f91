import Persistence

/// The sum of the stars that drivers got, kept beside the ratings so that an average takes one row to read.
struct DriverRatingRepository: Sendable {
    /// The stars of a driver.
    struct Stars: Hashable, Sendable {
        let sum: Int
        let ratings: Int
    }

    func stars(of driver: Int, in transaction: Transaction) throws -> Stars? {
        try transaction.first("SELECT stars, ratings FROM orders_driver_rating WHERE driver_id = \(driver)").map {
            Stars(sum: try $0.get("stars"), ratings: try $0.get("ratings"))
        }
    }

    /// The number of further ratings after which a driver's own average changes.
    static let step = 5

    /// Returns the stars that the driver may see: those of a moment after which fewer than ``step`` ratings came, so that what one customer gave can't be
    /// told from how the average changes. Nil until then.
    func ownStars(of driver: Int, in transaction: Transaction) throws -> Stars? {
        try transaction.first("SELECT own_stars, own_ratings FROM orders_driver_rating WHERE driver_id = \(driver) AND own_ratings >= \(Self.step)").map {
            Stars(sum: try $0.get("own_stars"), ratings: try $0.get("own_ratings"))
        }
    }

    /// Counts a rating in place of the one that the same order had before; nil for none.
    func count(_ stars: Int?, insteadOf former: Int?, of driver: Int, in transaction: Transaction) throws {
        let (change, more) = ((stars ?? 0) - (former ?? 0), (stars == nil ? 0 : 1) - (former == nil ? 0 : 1))
        guard change != 0 || more != 0 else { return }
        try transaction.execute(
            """
            INSERT INTO orders_driver_rating (driver_id, stars, ratings) VALUES (\(driver), \(change), \(more))
            ON CONFLICT (driver_id) DO UPDATE SET stars = orders_driver_rating.stars + \(change), ratings = orders_driver_rating.ratings + \(more)
            """)
        try transaction.execute(
            """
            UPDATE orders_driver_rating SET own_stars = stars, own_ratings = ratings
            WHERE driver_id = \(driver) AND ratings >= own_ratings + \(Self.step)
            """)
    }

    /// The average that drivers see of themselves.
    static func ownMigration(_ number: Int) -> Migration {
        Migration(number: number, name: "drivers' own ratings") { schema in
            schema.alter("orders_driver_rating") { table in
                table.integer("own_stars", .defaultValue(0))
                table.integer("own_ratings", .defaultValue(0))
            }
            schema.sql("UPDATE orders_driver_rating SET own_stars = stars, own_ratings = ratings WHERE ratings >= 5")
        }
    }

    /// The table, with the ratings that there are.
    static func migration(_ number: Int) -> Migration {
        Migration(number: number, name: "ratings of drivers") { schema in
            schema.create(
                Table("orders_driver_rating") { table in
                    table.integer("driver_id", .primaryKey)
                    table.integer("stars")
                    table.integer("ratings")
                })
            schema.sql(
                sqlite: """
                    INSERT INTO orders_driver_rating (driver_id, stars, ratings)
                    SELECT driver_id, SUM(json_extract(rating, '$.driver')), COUNT(*) FROM orders_order
                    WHERE driver_id IS NOT NULL AND json_extract(rating, '$.driver') IS NOT NULL GROUP BY driver_id
                    """,
                postgres: """
                    INSERT INTO orders_driver_rating (driver_id, stars, ratings)
                    SELECT driver_id, SUM((rating ->> 'driver')::bigint)::bigint, COUNT(*) FROM orders_order
                    WHERE driver_id IS NOT NULL AND rating ->> 'driver' IS NOT NULL GROUP BY driver_id
                    """)
        }
    }
}
