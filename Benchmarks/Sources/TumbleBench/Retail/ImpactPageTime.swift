import Foundation
import GRDB

/// The time of the first response with the impact page of a customer with 1,000 delivered orders over two years: the median of 200, in each of several runs.
struct ImpactPageTime: Measure {
    let name = "retail.impact-page"
    let bar = Bar.under(8, "ms")

    private static let (orders, runs, pages) = (1_000, 5, 200)

    func run(_ settings: MeasureSettings) throws -> Figure {
        let folder = try DataFolder()
        do {
            // A first start makes the database, with the customer in it.
            let server = try ServerProcess(executable: settings.server, folder: folder)
            server.stop()
            try Self.deliver(in: folder)
        }
        let server = try ServerProcess(executable: settings.server, folder: folder)
        let tab = try LivePage(server)
        try tab.signIn(waitingFor: "orders.start")
        let headers = ["Host: \(server.authority)", "Cookie: \(tab.cookie)", "Accept-Language: en"]
        for _ in 0..<50 { _ = try Self.get(server, headers) }
        return Figure(
            medianOf: try (0..<Self.runs).map { _ in
                try (0..<Self.pages).map { _ in try Self.get(server, headers) }.sorted().percentile(50)
            })
    }

    /// Gets the page, and returns the milliseconds from the request to the answer's last byte.
    private static func get(_ server: ServerProcess, _ headers: [String]) throws -> Double {
        let connection = try LoopbackConnection(port: server.port)
        var answer: HTTPAnswer?
        let time = try measureMilliseconds { answer = try connection.get("/customer/impact", headers: headers) }
        guard let answer, answer.status == 200, answer.body.contains("data-testid=\"impact.comparison\""), answer.body.contains(">1,000<") else {
            throw MeasureError.wrongResult("status \(answer?.status ?? 0) without the figures of \(orders) orders")
        }
        return time
    }

    /// Delivers orders to the demo customer, one every 17 hours until now.
    private static func deliver(in folder: DataFolder) throws {
        let file = try DatabaseQueue(path: folder.path + "/tumble.sqlite")
        try file.write { database in
            try database.execute(
                sql: """
                    WITH RECURSIVE numbers (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM numbers WHERE number < \(orders - 1)),
                    times (number, time) AS (SELECT number, unixepoch() - number * 61200 FROM numbers)
                    INSERT INTO sustainability_order (order_id, person_id, kilograms, weight_estimated, delivered_at, month, kilometers, bags,
                    estimated_kilometers, method_version, water, water_low, water_high, energy, energy_low, energy_high, co2, co2_low, co2_high, minutes)
                    SELECT 100000 + number, (SELECT id FROM auth_account WHERE email = 'customer@tumble.example'), 8.4, 0, time * 1000,
                    strftime('%Y-%m', time, 'unixepoch'), 12.3, 2, 12.3, '2026.1',
                    85.68, 19.32, 85.68, 4.032, 2.1, 4.032, -2.165, -2.601, -2.165, 150 FROM times
                    """)
        }
        try file.close()
    }
}
