import GRDB

/// The cost of a page for a customer of 10,000 orders in a table of a million, as a multiple of that for one of 60 in a table of 60.
struct LargeTableRatio: Measure {
    let name = "http.orders-page-10000"
    let bar = Bar.atMost(1.1, "times")

    private static let (rounds, orders, everyOther) = (5, 1_000_000, 100)

    func run(_ settings: MeasureSettings) throws -> Figure {
        let folder = try DataFolder()
        do {
            let server = try OrdersServer(ours: settings, folder: folder)
            let customer = try server.place(1).customer
            server.process.stop()
            try Self.fill(folder, customer)
        }
        let (large, small) = (try OrdersServer(ours: settings, folder: folder), try OrdersServer(ours: settings))
        try small.place(60)
        let ratios = try (0...Self.rounds).map { _ in try large.load(.page).microseconds / small.load(.page).microseconds }
        return Figure(medianOf: Array(ratios.dropFirst()))
    }

    /// Copies the only order a million times; each hundredth copy is the same customer's, the others are 30,000 people's.
    private static func fill(_ folder: DataFolder, _ customer: Int) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF; PRAGMA cache_size = -200000") }
        let file = try DatabaseQueue(path: folder.path + "/tumble.sqlite", configuration: configuration)
        try file.write { database in
            let columns = try database.columns(in: "orders_order").map(\.name).filter { !["id", "customer_id"].contains($0) }.joined(separator: ", ")
            try database.execute(
                sql: """
                    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < \(orders))
                    INSERT INTO orders_order (customer_id, \(columns))
                    SELECT CASE number % \(everyOther) WHEN 0 THEN \(customer) ELSE 1000 + number % 30000 END, \(columns)
                    FROM numbers, (SELECT \(columns) FROM orders_order LIMIT 1)
                    """)
        }
        try file.close()
    }
}
