import Foundation
import GRDB

/// From starting the process to its first answer, on a database of 2 GB whose orders an earlier start has migrated.
struct LargeStart: Measure {
    let name = "persistence.start-2gb"
    let bar = Bar.under(1_000, "ms")

    private static let (runs, bytes, copies) = (5, 2_000_000_000, 100_000)

    func run(_ settings: MeasureSettings) throws -> Figure {
        let folder = try DataFolder()
        do {
            let server = try OrdersServer(ours: settings, folder: folder)
            try server.place(1)
            server.process.stop()
            try Self.fill(folder.path + "/tumble.sqlite")
        }
        return Figure(
            medianOf: try (0..<Self.runs).map { _ in
                var server: ServerProcess?
                let time = try measureMilliseconds { server = try ServerProcess(executable: settings.server, folder: folder) }
                server?.stop()
                return time
            })
    }

    /// Copies the only order until the file is large enough.
    private static func fill(_ path: String) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF; PRAGMA cache_size = -200000") }
        let file = try DatabaseQueue(path: path, configuration: configuration)
        while try file.read({ try Int.fetchOne($0, sql: "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()") ?? 0 }) < bytes {
            try file.write { database in
                let columns = try database.columns(in: "orders_order").map(\.name).filter { $0 != "id" }.joined(separator: ", ")
                try database.execute(
                    sql: """
                        WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < \(copies))
                        INSERT INTO orders_order (\(columns)) SELECT \(columns) FROM numbers, (SELECT \(columns) FROM orders_order LIMIT 1)
                        """)
            }
        }
        try file.close()
    }
}
