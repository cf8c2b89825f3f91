import Persistence
import PersistenceSQLite

/// The durable writes of one row a second that our database makes, as a multiple of one commit a write by SQLite itself, in turns.
struct WriteRatio: Measure {
    /// The number of writes in flight.
    let inFlight: Int

    var name: String { "persistence.writes-\(inFlight)" }
    var bar: Bar { .atLeast(inFlight == 1 ? 0.85 : 8, "times") }

    private static let rounds = 5

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let databases = try await ScratchDatabases()
        let count = inFlight == 1 ? 300 : 1280
        var ratios: [Double] = []
        for round in 0...Self.rounds {
            let raw = try await ScratchDatabases.rate(count, inFlight: inFlight) { try await databases.writeRaw($0) }
            let ours = try await ScratchDatabases.rate(count, inFlight: inFlight) { try await databases.writeOurs($0) }
            // The first round makes the files.
            if round > 0 { ratios.append(ours / raw) }
        }
        try await databases.close()
        return Figure(medianOf: ratios)
    }
}
