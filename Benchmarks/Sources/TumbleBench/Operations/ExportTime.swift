import Foundation
import GRDB

/// The time from asking for the archive of a customer with 1,000 paid orders, each with 14 steps, until it can be downloaded.
struct ExportTime: Measure {
    private struct State: Decodable {
        struct Export: Decodable {
            let id: Int
            let status: String
            let bytes: Int?
        }
        struct Content: Decodable { let export: Export }
        let data: Content
    }

    let name = "operations.export"
    let bar = Bar.under(3, "s")

    private static let (orders, steps, runs) = (1_000, 14, 3)
    /// The time after which an archive counts as stuck.
    private static let patience = Duration.seconds(60)
    private static let path = "/api/v1/auth/exports"
    /// The least size of the archive: smaller ones lack the orders.
    private static let leastBytes = 3_000_000

    func run(_ settings: MeasureSettings) throws -> Figure {
        let (folder, values) = (try DataFolder(), ["PAYMENT_GATEWAY": "fake"])
        do {
            let server = try OrdersServer(ours: settings, folder: folder, values: values)
            try server.place(Self.orders)
            server.process.stop()
            try Self.addSteps(folder)
        }
        let server = try ServerProcess(executable: settings.server, folder: folder, settings: values, core: 0)
        let headers = ["Authorization: Bearer \(try OrdersServer.token(of: "customer@tumble.example", server))"]
        var seconds: [Double] = []
        for _ in 0..<Self.runs {
            let milliseconds = try measureMilliseconds {
                guard try server.post(Self.path, headers: headers, body: "").status == 202 else { throw MeasureError.wrongResult("no archive was begun") }
                let deadline = ContinuousClock.now + Self.patience
                while try !Self.isReady(server, headers) {
                    guard ContinuousClock.now < deadline else { throw MeasureError.wrongResult("an archive that doesn't get ready") }
                    // From outside, the state of the export is the only signal: it is asked for again, and bounded by the deadline.
                    usleep(10_000)
                }
            }
            seconds.append(milliseconds / 1_000)
        }
        return Figure(medianOf: seconds)
    }

    private static func isReady(_ server: ServerProcess, _ headers: [String]) throws -> Bool {
        let answer = try server.get(path, headers: ["Host: \(server.authority)"] + headers)
        let export = try JSONDecoder().decode(State.self, from: Data(answer.body.utf8)).data.export
        switch export.status {
        case "pending": return false
        case "ready" where export.bytes ?? 0 >= leastBytes: return true
        default: throw MeasureError.wrongResult("the archive is \(export.status) with \(export.bytes ?? 0) bytes")
        }
    }

    /// Gives each order as many steps as a delivered one has.
    private static func addSteps(_ folder: DataFolder) throws {
        let file = try DatabaseQueue(path: folder.path + "/tumble.sqlite")
        try file.write { database in
            let columns = try database.columns(in: "orders_transition").map(\.name).filter { !["id", "sequence", "idempotency_key"].contains($0) }
            let list = columns.joined(separator: ", ")
            try database.execute(
                sql: """
                    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < \(steps - 1))
                    INSERT INTO orders_transition (sequence, \(list))
                    SELECT 1000 + number, \(list) FROM numbers, (SELECT \(list) FROM orders_transition GROUP BY order_id)
                    """)
        }
        try file.close()
    }
}
