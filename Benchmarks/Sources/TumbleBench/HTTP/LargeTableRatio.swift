import GRDB

/// The cost of a page of a customer's orders in a table of a million, as a multiple of that in a small table.
struct LargeTableRatio: Measure {
    let name: String
    let bar = Bar.atMost(1.1, "times")
    /// The number of orders in the small table.
    private let small: Int
    /// The number of orders in each table of which one is the customer's.
    private let everyOther: (large: Int, small: Int)

    private static let (rounds, orders) = (5, 1_000_000)

    /// The customer has 10,000 orders in a table of a million, and 60 in a table of 60.
    static let ofAll = LargeTableRatio(name: "http.orders-page-10000", small: 60, everyOther: (100, 1))
    /// The customer has a tenth of the orders in a table of a million, and in a table of 1,000.
    static let ofThousand = LargeTableRatio(name: "orders.page-million", small: 1_000, everyOther: (10, 10))

    func run(_ settings: MeasureSettings) throws -> Figure {
        let large = try Self.server(settings, of: Self.orders, everyOther: everyOther.large)
        let small = try Self.server(settings, of: small, everyOther: everyOther.small)
        let ratios = try (0...Self.rounds).map { _ in try large.load(.page).microseconds / small.load(.page).microseconds }
        return Figure(medianOf: Array(ratios.dropFirst()))
    }

    /// Starts a server on a table that was filled before.
    private static func server(_ settings: MeasureSettings, of orders: Int, everyOther: Int) throws -> OrdersServer {
        let folder = try DataFolder()
        do {
            let server = try OrdersServer(ours: settings, folder: folder)
            let customer = try server.place(1).customer
            server.process.stop()
            try fill(folder, customer, orders: orders, everyOther: everyOther)
        }
        return try OrdersServer(ours: settings, folder: folder)
    }

    /// Copies the only order; each copy that the number says is the same customer's, the others are 30,000 people's.
    private static func fill(_ folder: DataFolder, _ customer: Int, orders: Int, everyOther: Int) throws {
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
