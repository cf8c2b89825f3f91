import Foundation
import Persistence
import PersistencePostgres
import PersistenceTesting

/// The reads of one row by its key a second that PostgreSQL gives us, as a share of those it gives pgbench for the same statement over as many
/// connections, in turns. Needs a server: `Scripts/bench` starts one.
struct PostgresReadRatio: Measure {
    var name: String { "persistence.postgres-read-\(connections)" }
    var bar: Bar { .atLeast(connections == 1 ? 0.7 : 0.4, "of pgbench's rate") }
    let connections: Int

    private static let (rounds, rows, reads, seconds) = (3, 1000, 30_000, 3)

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let scratch = try await TestDatabase(.postgres)
        try await scratch.write { transaction in
            try transaction.execute("CREATE TABLE bench_row (id BIGINT PRIMARY KEY, text TEXT NOT NULL)")
            try transaction.execute("INSERT INTO bench_row (id, text) SELECT n, 'text' FROM generate_series(1, 1000) AS numbers (n)")
        }
        guard var server = scratch.postgres else { throw MeasureError.wrongResult("no address") }
        server.connections = connections
        let database = try PostgresDatabase(server)
        var ratios: [Double] = []
        for round in 0...Self.rounds {
            let theirs = try pgbench(server.url)
            let ours = try await ScratchDatabases.rate(Self.reads, inFlight: connections) { number in
                let id = number % Self.rows + 1
                let text = try await database.read { try $0.value(String.self, "SELECT text FROM bench_row WHERE id = \(id)") }
                guard text == "text" else { throw MeasureError.wrongResult("another row") }
            }
            if round > 0 { ratios.append(ours / theirs) }
        }
        try await database.close()
        return Figure(medianOf: ratios)
    }

    /// The transactions a second that pgbench reports, one statement each, prepared.
    private func pgbench(_ url: String) throws -> Double {
        let folder = try DataFolder()
        let script = folder.path + "/read.sql"
        try Data("\\set id random(1, \(Self.rows))\nSELECT text FROM bench_row WHERE id = :id;\n".utf8).write(to: URL(filePath: script))
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "pgbench", "--no-vacuum", "--protocol=prepared", "--client=\(connections)", "--jobs=\(min(connections, 2))", "--time=\(Self.seconds)",
            "--file=\(script)", url,
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.runWithSignals()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let rate = text.firstMatch(of: /tps = ([0-9.]+)/).flatMap({ Double($0.1) }) else {
            throw MeasureError.wrongResult("pgbench printed no rate: \(text)")
        }
        return rate
    }
}
