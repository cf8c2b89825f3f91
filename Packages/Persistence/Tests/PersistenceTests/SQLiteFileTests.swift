import Foundation
import Persistence
import PersistenceSQLite
import Testing

struct SQLiteFileTests {
    private func emails(_ path: String) async throws -> [String] {
        let database = try SQLiteDatabase(path: path)
        let emails = try await database.read { try $0.values(String.self, "SELECT email FROM shop_customer ORDER BY id") }
        try await database.close()
        return emails
    }

    private func refusal(_ body: () throws -> Void) -> DatabaseError? { #expect(throws: DatabaseError.self, performing: body) }

    /// Opens a database in another process, where SQLite's locks are seen, for as long as the body runs.
    private func whileOpenElsewhere(_ path: String, _ body: () throws -> Void) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script =
            "import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.execute('SELECT count(*) FROM shop_customer').fetchall(); print('open', flush=True); sys.stdin.read()"
        process.arguments = ["python3", "-c", script, path]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        defer {
            try? input.fileHandleForWriting.close()
            process.waitUntilExit()
        }
        #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).hasPrefix("open"))
        try body()
    }

    @Test func `a backup is made while others write, and holds what was committed at one moment`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        let target = files.folder.appendingPathComponent("backup.sqlite").path
        // Two rows a transaction: a backup that saw half of one would have an odd number.
        let writing = Task {
            var number = 0
            while !Task.isCancelled {
                let pair = number
                _ = try? await database.write { transaction in
                    try transaction.insert(into: "shop_customer", ["email": "\(pair)"])
                    try transaction.insert(into: "shop_customer", ["email": "\(pair + 1)"])
                }
                number += 2
            }
        }
        try await database.write { try $0.insert(into: "shop_item", ["customer_id": $0.insert(into: "shop_customer", ["email": "first"])]) }
        try SQLiteFile.backup(files.path, to: target)
        writing.cancel()
        await writing.value
        let saved = try await emails(target)
        #expect(saved.contains("first"))
        #expect(saved.count % 2 == 1)
        #expect(!FileManager.default.fileExists(atPath: target + ".partial"))
    }

    @Test func `a restored database is the backup, and what it replaced stays`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        try await database.write { try $0.insert(into: "shop_customer", ["email": "kept"]) }
        let backup = files.folder.appendingPathComponent("backup.sqlite").path
        try SQLiteFile.backup(files.path, to: backup)
        try await database.write { try $0.insert(into: "shop_customer", ["email": "later"]) }
        try await database.close()
        try SQLiteFile.restore(backup, to: files.path)
        #expect(try await emails(files.path) == ["kept"])
        #expect(try await emails(files.path + ".replaced") == ["kept", "later"])
        #expect(try await emails(backup) == ["kept"])
    }

    @Test func `a killed server's log is not played into the restored database`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        let backup = files.folder.appendingPathComponent("backup.sqlite").path
        try SQLiteFile.backup(files.path, to: backup)
        try await database.write { try $0.insert(into: "shop_customer", ["email": "later"]) }
        // What a SIGKILL leaves: the file with a log beside it.
        let killed = files.folder.appendingPathComponent("killed.sqlite").path
        for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: files.path + suffix, toPath: killed + suffix) }
        try SQLiteFile.restore(backup, to: killed)
        #expect(try await emails(killed) == [])
        #expect(try await emails(killed + ".replaced") == ["later"])
        try await database.close()
    }

    @Test func `restore and vacuum are refused while a process has the database open, backup isn't`() async throws {
        let files = try TemporaryDatabase()
        try await files.openShop().close()
        let path = files.path
        let backup = files.folder.appendingPathComponent("backup.sqlite").path
        try whileOpenElsewhere(path) {
            try SQLiteFile.backup(path, to: backup)
            #expect(refusal { try SQLiteFile.restore(backup, to: path) }?.message.contains("has the database \(path) open. To fix, stop it first") == true)
            #expect(refusal { try SQLiteFile.vacuum(path) }?.code == .busy)
        }
        try SQLiteFile.restore(backup, to: path)
        try SQLiteFile.vacuum(path)
    }

    @Test func `a damaged backup, a file that is there already, and one that isn't are refused`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        try await database.write { try $0.insert(into: "shop_customer", ["email": "kept"]) }
        try await database.close()
        let junk = files.folder.appendingPathComponent("junk").path
        try Data("this is no database, whatever its name says, and it is long enough to be looked at".utf8).write(to: URL(fileURLWithPath: junk))
        #expect(refusal { try SQLiteFile.restore(junk, to: files.path) }?.code == .corrupt)
        #expect(try await emails(files.path) == ["kept"])
        #expect(refusal { try SQLiteFile.backup(files.path, to: junk) }?.message.contains("exists. To fix, choose another name") == true)
        #expect(refusal { try SQLiteFile.restore(files.path + ".none", to: files.path) }?.message.contains("There is no file") == true)
        #expect(refusal { try SQLiteFile.backup(files.path + ".none", to: files.path + ".copy") }?.code == .unavailable)
        #expect(refusal { try SQLiteFile.vacuum(files.path + ".none") }?.code == .unavailable)
    }

    @Test func `vacuum gives the room of deleted rows back`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        try await database.write { transaction in
            for number in 0..<500 { try transaction.insert(into: "shop_customer", ["email": "\(number)", "note": String(repeating: "x", count: 1000)]) }
        }
        try await database.write { _ = try $0.execute("DELETE FROM shop_customer WHERE id > \(1)") }
        try await database.close()
        let size = { try FileManager.default.attributesOfItem(atPath: files.path)[.size] as? Int ?? 0 }
        let before = try size()
        try SQLiteFile.vacuum(files.path)
        #expect(try size() < before / 2)
        #expect(try await emails(files.path) == ["0"])
    }
}
