import Foundation
import GRDB
import Persistence

/// What operators do with a database's file.
public enum SQLiteFile {
    /// Writes a copy of a database as it is at one moment, while others read and write it.
    ///
    /// The copy is compact, checked, and appears under its name only when it is whole.
    ///
    /// - Throws: ``/Persistence/DatabaseError`` that names the file and the fix.
    public static func backup(_ path: String, to target: String) throws {
        try requireFile(path, "give the data folder of the server")
        guard !FileManager.default.fileExists(atPath: target) else { throw refusal("\(target) exists. To fix, name another file, or remove it.") }
        let partial = target + ".partial"
        try? FileManager.default.removeItem(atPath: partial)
        do {
            let source = try DatabaseQueue(path: path)
            // One read transaction: writers go on meanwhile.
            try source.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [partial]) }
            try source.close()
            try check(partial)
            try place(partial, at: target)
        } catch {
            try? FileManager.default.removeItem(atPath: partial)
            throw SQLiteErrors.translated(error)
        }
    }

    /// Puts a backup in a database's place. What was there stays beside it, under `.replaced`.
    ///
    /// - Throws: ``/Persistence/DatabaseError`` that names the file and the fix: for a damaged backup, and while a process has the database open.
    public static func restore(_ backup: String, to path: String) throws {
        try requireFile(backup, "name a file that the command backup wrote")
        try requireClosed(path)
        let fresh = path + ".restoring"
        let manager = FileManager.default
        try? manager.removeItem(atPath: fresh)
        do {
            try manager.copyItem(atPath: backup, toPath: fresh)
            try check(fresh)
            // Looked at again: the check of a large backup takes its time.
            try requireClosed(path)
            // The log goes first: with another database's file beside it, it would be played into that.
            for suffix in ["-wal", ""] where manager.fileExists(atPath: path + suffix) {
                try? manager.removeItem(atPath: path + ".replaced" + suffix)
                try manager.moveItem(atPath: path + suffix, toPath: path + ".replaced" + suffix)
            }
            try? manager.removeItem(atPath: path + "-shm")
            try place(fresh, at: path)
        } catch {
            try? manager.removeItem(atPath: fresh)
            throw SQLiteErrors.translated(error)
        }
    }

    /// Gives the room of deleted rows back to the disk.
    ///
    /// - Throws: ``/Persistence/DatabaseError`` while a process has the database open.
    public static func vacuum(_ path: String) throws {
        try requireFile(path, "give the data folder of the server")
        try requireClosed(path)
        do {
            let database = try DatabaseQueue(path: path)
            try database.writeWithoutTransaction { connection in
                try connection.execute(sql: "VACUUM")
                try connection.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
            }
            try database.close()
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    /// Checks every page, index and constraint of a file that nobody has open.
    private static func check(_ path: String) throws {
        let database = try DatabaseQueue(path: path)
        let findings = try database.read { try String.fetchAll($0, sql: "PRAGMA integrity_check(1)") }
        try database.close()
        guard findings == ["ok"] else {
            throw DatabaseError(code: .corrupt, message: "\(path) is damaged: \(findings.joined(separator: "; ")). To fix, use another backup.")
        }
    }

    /// Makes a file durable and gives it its name.
    private static func place(_ file: String, at path: String) throws {
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) }
        let handle = try FileHandle(forUpdating: URL(fileURLWithPath: file))
        try handle.synchronize()
        try handle.close()
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        try FileManager.default.moveItem(atPath: file, toPath: path)
    }

    private static func requireFile(_ path: String, _ fix: String) throws {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue else {
            throw DatabaseError(code: .unavailable, message: "There is no file \(path). To fix, \(fix).")
        }
    }

    /// SQLite in WAL mode holds a shared lock on these bytes as long as it has a file open.
    private static func requireClosed(_ path: String) throws {
        let descriptor = open(path, O_RDWR)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var lock = flock()
        (lock.l_type, lock.l_whence, lock.l_start, lock.l_len) = (Int16(F_WRLCK), Int16(SEEK_SET), 0x4000_0002, 510)
        guard fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK) else { return }
        throw DatabaseError(
            code: .busy, message: "The process \(lock.l_pid) has the database \(path) open. To fix, stop it first, and start it again afterwards.")
    }

    private static func refusal(_ message: String) -> DatabaseError { DatabaseError(code: .unavailable, message: message) }

    // GRDB has an error of this name, too.
    private typealias DatabaseError = Persistence.DatabaseError
}
