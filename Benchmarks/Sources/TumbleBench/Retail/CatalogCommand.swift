import Foundation
import Glibc
import PersistencePostgres
import PersistenceTesting

/// The release executable's own commands on a new database, each in a process of its own.
struct CatalogCommand {
    /// The cost of an import.
    struct Outcome {
        let seconds: Double
        /// The most memory that the process had at a time.
        let megabytes: Double
    }

    private let executable: URL
    private let folder: DataFolder
    private let database: TestDatabase?
    private let settings: [String]

    /// Creates a database with the demo's retailers.
    init(executable: URL, on engine: TestEngine) async throws {
        (self.executable, folder) = (executable, try DataFolder())
        database = engine == .postgres ? try await TestDatabase(.postgres) : nil
        var values = ["LOG_LEVEL=error", "PAYMENT_GATEWAY=none"]
        if let address = database?.postgres?.url { values.append("DATABASE_URL=\(address)") }
        settings = ["--data", folder.path] + values.flatMap { ["--set", $0] }
        _ = try run(["seed"])
    }

    /// Imports a file into one of the retailers.
    func importFile(_ file: URL) throws -> Outcome {
        var megabytes = 0.0
        let milliseconds = try measureMilliseconds { megabytes = try run(["retail", "import", file.path, "--retailer", "Target"]) }
        return Outcome(seconds: milliseconds / 1_000, megabytes: megabytes)
    }

    /// Runs a command to its end, and returns its peak of memory in megabytes (VmHWM).
    private func run(_ arguments: [String]) throws -> Double {
        let process = Process()
        (process.executableURL, process.arguments) = (executable, arguments + settings)
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.runWithSignals()
        var kilobytes = 0.0
        while process.isRunning {
            let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
            let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            kilobytes = max(kilobytes, line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0)
            // The kernel keeps the peak, but only while the process runs, and says nothing when it grows: asked each 10 ms, it misses at most the last of them.
            usleep(10_000)
        }
        guard process.terminationStatus == 0 else { throw MeasureError.wrongResult("\(arguments[0]) ended with \(process.terminationStatus)") }
        return kilobytes / 1_024
    }
}
