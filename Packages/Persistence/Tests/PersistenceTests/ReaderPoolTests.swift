import Foundation
import Persistence
import PersistenceSQLite
import Synchronization
import Testing

struct ReaderPoolTests {
    private func code(_ body: () async throws -> Void) async -> DatabaseError.Code? {
        do { try await body() } catch { return (error as? DatabaseError)?.code }
        return nil
    }

    @Test func `values come back as they were bound, empty ones and long ones too`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        let texts = ["", "a", "日本語 🧺", String(repeating: "long ", count: 10_000)]
        let bytes: [[UInt8]] = [[], [0], Array(0...255), [UInt8](repeating: 7, count: 50_000)]
        for (text, bytes) in zip(texts, bytes) {
            let row = try #require(
                try await database.read { transaction in
                    try transaction.first("SELECT \(text) AS a, \(bytes) AS b, \(Int.min) AS c, \(1.5) AS d, \(String?.none) AS e")
                })
            #expect(row.values == [.text(text), .bytes(bytes), .integer(.min), .real(1.5), .null])
        }
    }

    @Test func `a statement that ran before sees the columns of a table that changed`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        try await database.write { try $0.insert(into: "shop_customer", ["email": "a"]) }
        func names(_ row: Row?) -> [String] { row?.columns.names ?? [] }
        let query: SQL = "SELECT * FROM shop_customer"
        let before = names(try await database.read { try $0.first(query) })
        #expect(names(try await database.write { try $0.first(query) }) == before)
        try await database.write { try $0.execute("ALTER TABLE shop_customer ADD COLUMN color TEXT") }
        #expect(names(try await database.read { try $0.first(query) }) == before + ["color"])
        try await database.write { try $0.execute("ALTER TABLE shop_customer RENAME COLUMN color TO colour") }
        #expect(names(try await database.read { try $0.first(query) }) == before + ["colour"])
        #expect(names(try await database.write { try $0.first(query) }) == before + ["colour"])
    }

    @Test func `closing waits for a read that runs, and later ones are refused`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        let (begun, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let isClosed = Mutex(false)
        // A thread of its own, since the read holds it.
        let reading = Task(executorPreference: SingleThread()) {
            try await database.read { transaction in
                begun.signal()
                release.wait()
                return try transaction.value(Int.self, "SELECT COUNT(*) FROM shop_customer")
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                begun.wait()
                continuation.resume()
            }
        }
        let closing = Task {
            try await database.close()
            isClosed.withLock { $0 = true }
        }
        while await code({ _ = try await database.write { try $0.execute("DELETE FROM shop_customer") } }) != .unavailable {}
        #expect(!isClosed.withLock { $0 })
        release.signal()
        #expect(try await reading.value == 0)
        try await closing.value
        #expect(await code { _ = try await database.read { try $0.first("SELECT 1") } } == .unavailable)
    }

    @Test func `a read of a canceled task doesn't begin, and one that fails leaves its connection in order`() async throws {
        struct Refusal: Error {}
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        let canceled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await code { _ = try await database.read { try $0.first("SELECT 1") } }
        }
        #expect(await canceled.value == .canceled)
        await #expect(throws: Refusal.self) { try await database.read { _ in throw Refusal() } }
        #expect(await code { _ = try await database.read { try $0.execute("COMMIT") } } == nil)
        #expect(try await database.read { try $0.value(Int.self, "SELECT 1") } == 1)
    }
}

/// Runs jobs on one thread, which isn't one of those that other tasks share.
private final class SingleThread: TaskExecutor {
    private let queue = DispatchQueue(label: "reader")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
