import Foundation
import Persistence
import PersistenceSQLite
import PersistenceTesting
import Testing

/// A database's file that can't be written: refused at the start, and under a running database until it can.
@Suite(.timeLimit(.minutes(1))) struct ReadOnlyDiskTests {
    private static let insert: @Sendable (Transaction) throws -> Void = { try $0.insert(into: "shop_customer", ["email": "\(UUID())"]) }

    private func count(_ database: SQLiteDatabase) async throws -> Int {
        try await database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM shop_customer") }
    }

    private func open(_ path: String) async throws -> SQLiteDatabase {
        let database = try SQLiteDatabase(path: path)
        try await Migrator(database).migrate(plugins: Shop.plugins)
        return database
    }

    @Test(.enabled(if: SmallDisk.isAllowed, "\(SmallDisk.isForbidden)"))
    func `a disk that is mounted read-only is refused at the start, and good again once it is mounted for writing`() async throws {
        let disk = try SmallDisk()
        let path = disk.url.appending(path: "test.sqlite").path
        let first = try await open(path)
        try await first.write(Self.insert)
        try await first.close()
        try disk.remount(readOnly: true)
        let error = try #require(throws: DatabaseError.self) { try SQLiteDatabase(path: path) }
        #expect(
            error.message == "The database \(path) can't be opened: \(disk.url.path) can't be written (Read-only file system). "
                + "To fix, give this user write permission, or mount its disk for writing.")
        try disk.remount(readOnly: false)
        let second = try await open(path)
        try await second.write(Self.insert)
        #expect(try await count(second) == 2)
        try await second.close()
    }

    @Test(.enabled(if: ImmutableFiles.isAllowed, "\(ImmutableFiles.isForbidden)"), arguments: ["", "-wal"])
    func `a file that may not be written is named at the start`(suffix: String) async throws {
        let files = try TemporaryDatabase()
        // Left open, so that its log is there.
        let database = try await open(files.path)
        let immutable = try #require(ImmutableFiles([files.path + suffix]))
        let error = try #require(throws: DatabaseError.self) { try SQLiteDatabase(path: files.path) }
        let text = "\(files.path)\(suffix) can't be written (Operation not permitted). To fix, give this user write permission"
        #expect(error.message.contains(text), "\(error)")
        withExtendedLifetime(immutable) {}
        try await database.close()
    }

    @Test(.enabled(if: ImmutableFiles.isAllowed, "\(ImmutableFiles.isForbidden)"))
    func `a file that refuses writing under a running database is read on, and written again as soon as it lets`() async throws {
        let files = try TemporaryDatabase()
        let database = try await open(files.path)
        for _ in 1...20 { try await database.write(Self.insert) }
        var immutable = ImmutableFiles([files.path, files.path + "-wal"])
        #expect(immutable != nil)
        // At once as well as one after another: groups end with an answer for each, too.
        let refusals = await withTaskGroup { group in
            for _ in 0..<20 { group.addTask { await databaseError { try await database.write(Self.insert) } } }
            return await group.reduce(into: [DatabaseError?]()) { $0.append($1) }
        }
        #expect(refusals.allSatisfy { $0?.code == .unavailable }, "\(refusals)")
        #expect(refusals.first??.message.contains("disk I/O error (SQLite's code 778). To fix, check whether the database's disk is read-only") == true)
        // More readers than are open so far.
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 { group.addTask { try await count(database) } }
            for try await number in group { #expect(number == 20) }
        }
        immutable = nil
        try await database.write(Self.insert)
        #expect(try await count(database) == 21)
        try await database.close()
        #expect(try await count(try await open(files.path)) == 21)
    }
}
