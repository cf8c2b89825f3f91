import Foundation
import GRDB
import Persistence
import Synchronization
import Testing

@testable import PersistenceSQLite

// GRDB has an error of this name, too.
private typealias DatabaseError = Persistence.DatabaseError

struct WriteGroupTests {
    struct Refusal: Error {}

    /// What happened to the jobs of a group, in the order it did.
    final class Journal: Sendable {
        let entries = Mutex<[String]>([])

        func add(_ entry: String) {
            entries.withLock { $0.append(entry) }
        }

        func job(_ name: String, _ body: @escaping @Sendable (Transaction) throws -> Void) -> WriteJob {
            WriteJob(
                id: 0, deadline: .max, isBackground: false,
                attempt: { [self] transaction in
                    add("\(name) runs")
                    transaction.afterCommit { [self] in add("\(name) follows up") }
                    try body(transaction)
                    return { [self] in add("\(name) done") }
                },
                fail: { [self] error in
                    add("\(name) failed \((SQLiteErrors.translated(error) as? DatabaseError)?.code.rawValue ?? "\(error)")")
                }
            )
        }

        func insertion(_ name: String) -> WriteJob {
            job(name) { try $0.insert(into: "shop_customer", ["email": name]) }
        }
    }

    /// Runs a group, and returns what is stored then.
    private func run(
        _ jobs: [WriteJob], limitPages: Bool = false, longest: UInt64 = .max / 2, confirmCommit: @escaping @Sendable () throws -> Void = {}
    ) async throws -> [String] {
        let files = try TemporaryDatabase()
        try await files.openShop().close()
        let writer = try SQLiteOpening.file(files.path)
        try await writer.writeWithoutTransaction { connection in
            if limitPages { try connection.execute(sql: "PRAGMA max_page_count = 1") }
            var left = jobs
            while !left.isEmpty {
                let group = WriteGroup(
                    connection: connection, jobs: left, announcements: Announcements(), confirmCommit: confirmCommit, longest: longest)
                left = group.run()
            }
        }
        try writer.close()
        return try await files.open().read { try $0.values(String.self, "SELECT email FROM shop_customer ORDER BY id") }
    }

    @Test func `a group is answered after its commit, and one that throws before it changes anything fails alone`() async throws {
        let journal = Journal()
        let refused = journal.job("b") { transaction in
            _ = try transaction.rows("SELECT id FROM shop_customer")
            throw Refusal()
        }
        #expect(try await run([journal.insertion("a"), refused, journal.insertion("c")]) == ["a", "c"])
        #expect(
            journal.entries.withLock { $0 } == [
                "a runs", "b runs", "c runs", "a follows up", "a done", "c follows up", "c done", "b failed Refusal()",
            ]
        )
    }

    @Test func `where one throws after a change the group runs again, and that one is undone alone`() async throws {
        let journal = Journal()
        let refused = journal.job("b") { transaction in
            try transaction.insert(into: "shop_customer", ["email": "b"])
            throw Refusal()
        }
        #expect(try await run([journal.insertion("a"), refused, journal.insertion("c")]) == ["a", "c"])
        #expect(
            journal.entries.withLock { $0 } == [
                "a runs", "b runs", "a runs", "b runs", "c runs", "a follows up", "a done", "c follows up", "c done", "b failed Refusal()",
            ]
        )
    }

    @Test func `a group that took too long leaves the rest of its writes to the next`() async throws {
        let journal = Journal()
        #expect(try await run(["a", "b", "c"].map(journal.insertion), longest: 0) == ["a", "b", "c"])
        #expect(
            journal.entries.withLock { $0 } == ["a", "b", "c"].flatMap { ["\($0) runs", "\($0) follows up", "\($0) done"] }
        )
    }

    @Test func `when a transaction ends inside a group each write runs again alone`() async throws {
        let journal = Journal()
        let ending = journal.job("b") { try $0.execute("ROLLBACK") }
        #expect(try await run([journal.insertion("a"), ending, journal.insertion("c")]) == ["a", "c"])
        #expect(
            journal.entries.withLock { $0 } == [
                "a runs", "b runs", "a runs", "a follows up", "a done", "b runs", "b failed other", "c runs", "c follows up", "c done",
            ]
        )
    }

    @Test func `a full database in the middle of a group fails only the write that needs the room`() async throws {
        let journal = Journal()
        let large = journal.job("b") { try $0.insert(into: "shop_customer", ["email": String(repeating: "x", count: 1_000_000)]) }
        #expect(try await run([journal.insertion("a"), large, journal.insertion("c")], limitPages: true) == ["a", "c"])
        let answers = journal.entries.withLock { $0 }.filter { $0.hasSuffix("done") || $0.contains("failed") }
        #expect(answers.sorted() == ["a done", "b failed full", "c done"])
    }

    @Test func `where no transaction can begin the group fails at once, not each write after a wait of its own`() async throws {
        let files = try TemporaryDatabase()
        try await files.openShop().close()
        let (other, writer) = (try DatabaseQueue(path: files.path), try SQLiteOpening.file(files.path, busyTimeout: 0.05))
        let (journal, beginnings) = (Journal(), Journal())
        let jobs = ["a", "b", "c"].map(journal.insertion)
        try await other.writeWithoutTransaction { locked in
            try locked.beginTransaction(.immediate)
            writer.writeWithoutTransaction { connection in
                connection.trace(options: .statement) { beginnings.add("\($0)") }
                let left = WriteGroup(connection: connection, jobs: jobs, announcements: Announcements(), confirmCommit: {}).run()
                #expect(left.isEmpty)
            }
            try locked.rollback()
        }
        #expect(journal.entries.withLock { $0 } == ["a", "b", "c"].map { "\($0) failed busy" })
        #expect(beginnings.entries.withLock { $0.count { $0.hasPrefix("BEGIN") } } == 1)
        try writer.close()
    }

    @Test(arguments: [1, 3])
    func `a group whose commit may be lost is refused as a whole, without following up or running again`(count: Int) async throws {
        let journal = Journal()
        let names = ["a", "b", "c"].prefix(count)
        _ = try await run(names.map(journal.insertion)) { throw DatabaseError(code: .unavailable, message: "read-only") }
        #expect(journal.entries.withLock { $0 } == names.map { "\($0) runs" } + names.map { "\($0) failed unavailable" })
    }
}
