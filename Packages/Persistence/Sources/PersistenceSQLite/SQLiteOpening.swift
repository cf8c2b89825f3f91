import Foundation
import GRDB
import Persistence

/// Opens SQLite's connections, and describes failures in one line.
enum SQLiteOpening {
    /// The size in bytes up to which a file's pages are checked before it is used.
    static let largestCheckedFirst = 64 << 20

    /// Opens a file.
    ///
    /// - Parameter pageCheck: checks the pages of a larger file in the background.
    static func file(
        _ path: String, busyTimeout: TimeInterval = 5, largestCheckedFirst: Int = largestCheckedFirst, pageCheck: PageCheck = PageCheck()
    ) throws -> any DatabaseWriter {
        try checkPlace(path)
        let isLarge = try FileManager.default.fileExists(atPath: path) && size(of: path) > largestCheckedFirst
        do {
            let pool = try DatabasePool(path: path, configuration: configuration(busyTimeout))
            try pool.writeWithoutTransaction { connection in
                // GRDB sets NORMAL for WAL, under which a power failure loses acknowledged commits.
                try connection.execute(sql: "PRAGMA synchronous = FULL")
                if !isLarge { try checkPages(connection) }
            }
            if isLarge { pageCheck.start(path) }
            return pool
        } catch {
            throw explained(error, path)
        }
    }

    private static func size(of path: String) throws -> Int {
        try URL(fileURLWithPath: path).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }

    static func memory() throws -> any DatabaseWriter {
        do {
            return try DatabaseQueue(configuration: configuration(5))
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    static func configuration(_ busyTimeout: TimeInterval) -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(busyTimeout)
        configuration.maximumReaderCount = max(4, ProcessInfo.processInfo.activeProcessorCount)
        // Sorted rows, and the pages that a savepoint changes, would be written to a file by default.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA temp_store = MEMORY") }
        return configuration
    }

    private static func checkPlace(_ path: String) throws {
        var isDirectory: ObjCBool = false
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
            guard !isDirectory.boolValue else {
                throw unavailable(path, "it is a folder", "give a file in it, for example \(path)/tumble.sqlite")
            }
        } else if !FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory) || !isDirectory.boolValue {
            throw unavailable(path, "there is no folder \(folder)", "create it: mkdir -p \(folder)")
        }
        // WAL creates two more files beside the database.
        for place in [folder] + [path, path + "-wal", path + "-shm"].filter(FileManager.default.fileExists) {
            if let reason = SQLiteFile.refusal(toWrite: place) {
                throw unavailable(path, "\(place) can't be written (\(reason))", "give this user write permission, or mount its disk for writing")
            }
        }
    }

    /// Throws if a page is damaged.
    static func checkPages(_ connection: GRDB.Database) throws {
        let findings = try String.fetchAll(connection, sql: "PRAGMA quick_check(1)")
        guard findings == ["ok"] else {
            throw Persistence.DatabaseError(code: .corrupt, message: findings.joined(separator: "; "))
        }
    }

    /// Runs a body, whose errors get the path and fix.
    static func explaining<T>(_ path: String, _ body: () throws -> T) throws -> T {
        do { return try body() } catch { throw explained(error, path) }
    }

    /// Returns an error with the path and fix.
    static func explained(_ error: any Error, _ path: String) -> Persistence.DatabaseError {
        // lint:allow downcast because a thrown error has no other form
        guard let known = SQLiteErrors.translated(error, namesFix: false) as? Persistence.DatabaseError else {
            return unavailable(path, "\(error)", "give this user read and write permission for it")
        }
        let reason = known.message
        let (problem, fix): (String, String) =
            switch known.code {
            case .corrupt: ("it is damaged or not a SQLite database (\(reason))", "move it away and restore a backup")
            case .full: ("the disk is full", "free space on it")
            case .busy: ("another program has locked it", "stop that program")
            case .readOnly: ("it can't be written (\(reason))", "give this user write permission for it and its folder")
            default: ("\(reason)", "give this user read and write permission for it and its folder")
            }
        return Persistence.DatabaseError(code: known.code, message: text(path, problem, fix))
    }

    private static func unavailable(_ path: String, _ problem: String, _ fix: String) -> Persistence.DatabaseError {
        Persistence.DatabaseError(code: .unavailable, message: text(path, problem, fix))
    }

    private static func text(_ path: String, _ problem: String, _ fix: String) -> String {
        "The database \(path) can't be opened: \(problem). To fix, \(fix)."
    }
}
