import Foundation
import GRDB
import Persistence

/// Backs up, restores and compacts a database's file; for operators.
public enum SQLiteFile {
    /// Writes a consistent copy of a database while others read and write it.
    ///
    /// The copy is compact and checked, and appears under its name only when it is complete.
    ///
    /// - Throws: ``/Persistence/DatabaseError`` with the file and fix.
    public static func backup(_ path: String, to target: String) throws {
        try requireFile(path, "give the data folder of the server")
        guard !FileManager.default.fileExists(atPath: target) else { throw refusal("\(target) exists. To fix, choose another name, or remove the file.") }
        let partial = target + ".partial"
        try? FileManager.default.removeItem(atPath: partial)
        do {
            let source = try DatabaseQueue(path: path)
            // A single read transaction, during which writers can continue.
            try source.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [partial]) }
            try source.close()
            try check(partial)
            try place(partial, at: target)
        } catch {
            try? FileManager.default.removeItem(atPath: partial)
            throw SQLiteErrors.translated(error)
        }
    }

    /// Replaces a database with a backup. The previous file is kept beside it with the suffix `.replaced`.
    ///
    /// - Throws: ``/Persistence/DatabaseError`` with the file and fix, if the backup is damaged or a process has the database open.
    public static func restore(_ backup: String, to path: String) throws {
        try requireFile(backup, "give a file written by the command backup")
        try requireClosed(path)
        let fresh = path + ".restoring"
        let manager = FileManager.default
        try? manager.removeItem(atPath: fresh)
        do {
            try manager.copyItem(atPath: backup, toPath: fresh)
            try check(fresh)
            // Checked again, because checking a large backup takes time.
            try requireClosed(path)
            // The log is removed first: SQLite would replay it into another database's file.
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

    /// Returns the space of deleted rows to the disk.
    ///
    /// - Throws: ``/Persistence/DatabaseError`` if a process has the database open.
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

    /// Checks every page, index and constraint of a file that is not open.
    private static func check(_ path: String) throws {
        let database = try DatabaseQueue(path: path)
        let findings = try database.read { try String.fetchAll($0, sql: "PRAGMA integrity_check(1)") }
        try database.close()
        guard findings == ["ok"] else {
            throw DatabaseError(code: .corrupt, message: "\(path) is damaged: \(findings.joined(separator: "; ")). To fix, use another backup.")
        }
    }

    /// Makes a file durable and gives it its final name.
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

    /// SQLite in WAL mode holds a shared lock on these bytes while it has a file open.
    private static func requireClosed(_ path: String) throws {
        let descriptor = open(path, O_RDWR)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var lock = flock()
        (lock.l_type, lock.l_whence, lock.l_start, lock.l_len) = (Int16(F_WRLCK), Int16(SEEK_SET), 0x4000_0002, 510)
        guard fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK) else { return }
        throw DatabaseError(
            code: .busy, message: "Process \(lock.l_pid) has the database \(path) open. To fix, stop it first and restart it afterwards.")
    }

    private static func refusal(_ message: String) -> DatabaseError { DatabaseError(code: .unavailable, message: message) }

    // GRDB also defines a type with this name.
    private typealias DatabaseError = Persistence.DatabaseError
}

#if canImport(Glibc)
import Glibc
#endif

extension SQLiteFile {
    /// Returns the system's reason why a file or folder can't be written, such as "Read-only file system"; nil if it can.
    public static func refusal(toWrite path: String) -> String? {
        access(path, W_OK) == 0 ? nil : String(cString: strerror(errno))
    }
}
