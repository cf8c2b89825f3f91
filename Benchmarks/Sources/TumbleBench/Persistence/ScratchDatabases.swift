import Foundation
import GRDB
import Persistence
import PersistenceSQLite

/// Two databases with the same table, on the same disk: ours, and one that GRDB alone writes with one commit a write.
struct ScratchDatabases: Sendable {
    let ours: SQLiteDatabase
    let raw: DatabasePool
    private let folder: DataFolder

    init() async throws {
        folder = try DataFolder()
        ours = try SQLiteDatabase(path: folder.path + "/ours.sqlite")
        try await ours.write { _ = try $0.execute("CREATE TABLE bench_row (id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL, text TEXT NOT NULL) STRICT") }
        raw = try DatabasePool(path: folder.path + "/raw.sqlite")
        try await raw.writeWithoutTransaction { connection in
            // As durable as ours: GRDB sets NORMAL for WAL.
            try connection.execute(sql: "PRAGMA synchronous = FULL")
            try connection.execute(sql: "CREATE TABLE bench_row (id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL, text TEXT NOT NULL) STRICT")
        }
    }

    func close() async throws {
        try await ours.close()
        try raw.close()
    }

    func writeOurs(_ number: Int) async throws {
        try await ours.write { transaction in
            _ = try transaction.execute("INSERT INTO bench_row (person_id, text) VALUES (\(number), \("a note of some length, as they are"))")
        }
    }

    func writeRaw(_ number: Int) async throws {
        try await raw.write { connection in
            try connection.cachedStatement(sql: "INSERT INTO bench_row (person_id, text) VALUES (?, ?)")
                .execute(arguments: [number, "a note of some length, as they are"])
        }
    }

    /// Returns the calls a second that get through, with so many at a time.
    static func rate(_ count: Int, inFlight: Int, _ call: @escaping @Sendable (Int) async throws -> Void) async throws -> Double {
        let each = count / inFlight
        let milliseconds = try await measureMilliseconds {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for worker in 0..<inFlight {
                    group.addTask {
                        for number in 0..<each { try await call(worker * each + number) }
                    }
                }
                try await group.waitForAll()
            }
        }
        return Double(each * inFlight) / milliseconds * 1000
    }
}
