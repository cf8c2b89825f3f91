import Foundation
import Persistence

/// The cores on which a PostgreSQL server of this machine runs.
struct PostgresPlace {
    private let postmaster: Int

    /// - Throws: `DatabaseError` unless the database's account is the server's superuser.
    init(_ database: any Database) async throws {
        postmaster = try await database.read { try $0.value(Int.self, "SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1)::bigint") }
    }

    /// Moves the server and all of its processes, and with it those that it starts later, to some cores, such as `0` or `0-1`.
    func move(to cores: String) throws {
        let children = try String(contentsOfFile: "/proc/\(postmaster)/task/\(postmaster)/children", encoding: .utf8)
        for process in [postmaster] + children.split(separator: " ").compactMap({ Int($0) }) {
            let taskset = Process()
            taskset.executableURL = URL(filePath: "/usr/bin/env")
            taskset.arguments = ["taskset", "--cpu-list", "--pid", cores, String(process)]
            taskset.standardOutput = FileHandle.nullDevice
            // A connection's process may have ended meanwhile.
            taskset.standardError = FileHandle.nullDevice
            try taskset.runWithSignals()
            taskset.waitUntilExit()
        }
    }

    /// Moves the server back to all cores.
    func moveBack() throws { try move(to: "0-\(ProcessInfo.processInfo.processorCount - 1)") }
}
