import GRDB
import Persistence
import PersistenceSQLite

/// The time of reading one row by its key, as a multiple of GRDB's own, in turns.
struct ReadRatio: Measure {
    let name = "persistence.read"
    let bar = Bar.atMost(3, "times")

    private static let (rounds, rows, reads) = (7, 1000, 4000)

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let databases = try await ScratchDatabases()
        try await databases.ours.write { transaction in
            for number in 1...Self.rows { _ = try transaction.execute("INSERT INTO bench_row (person_id, text) VALUES (\(number), \("text"))") }
        }
        try await databases.raw.write { connection in
            for number in 1...Self.rows { try connection.execute(sql: "INSERT INTO bench_row (person_id, text) VALUES (?, 'text')", arguments: [number]) }
        }
        var ratios: [Double] = []
        for round in 0...Self.rounds {
            let raw = try await ScratchDatabases.rate(Self.reads, inFlight: 1) { [raw = databases.raw] number in
                let id = number % Self.rows + 1
                let text = try await raw.read { connection in
                    try String.fetchOne(connection.cachedStatement(sql: "SELECT text FROM bench_row WHERE id = ?"), arguments: [id])
                }
                guard text == "text" else { throw MeasureError.wrongResult("another row") }
            }
            let ours = try await ScratchDatabases.rate(Self.reads, inFlight: 1) { [ours = databases.ours] number in
                let id = number % Self.rows + 1
                let text = try await ours.read { try $0.value(String.self, "SELECT text FROM bench_row WHERE id = \(id)") }
                guard text == "text" else { throw MeasureError.wrongResult("another row") }
            }
            if round > 0 { ratios.append(raw / ours) }
        }
        try await databases.close()
        return Figure(medianOf: ratios)
    }
}
