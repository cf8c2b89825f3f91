import Foundation
import Persistence
import PersistenceSQLite
import Testing

struct CheckpointTests {
    private static let rows = 3_000
    private static let note = String(repeating: "note ", count: 2_000)

    private func logSize(_ files: TemporaryDatabase) throws -> Int {
        try URL(fileURLWithPath: files.path + "-wal").resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }

    private func write(_ rows: Range<Int>, to database: SQLiteDatabase) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<16 {
                group.addTask {
                    for row in rows where row % 16 == writer {
                        try await database.write { try $0.perform("INSERT INTO shop_customer (email, note) VALUES (\("\(row)"), \(Self.note))") }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `the log begins anew however long writes go on, and nothing is lost`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        try await write(0..<Self.rows, to: database)
        // All rows take 36 MB.
        #expect(try logSize(files) < 26 << 20)
        try await database.close()
        let again = try files.open()
        #expect(try await again.read { try $0.value(Int.self, "SELECT COUNT(*) FROM shop_customer WHERE note = \(Self.note)") } == Self.rows)
        try await again.check()
        try await again.close()
    }

    @Test func `a long read keeps its snapshot, and the log begins anew after it`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        try await write(0..<10, to: database)
        let (begun, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let reading = Task(executorPreference: OneThread()) {
            try await database.read { transaction in
                let before = try transaction.value(Int.self, "SELECT COUNT(*) FROM shop_customer")
                begun.signal()
                release.wait()
                return (before, try transaction.value(Int.self, "SELECT COUNT(*) FROM shop_customer"))
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                begun.wait()
                continuation.resume()
            }
        }
        try await write(10..<1_500, to: database)
        release.signal()
        #expect(try await reading.value == (10, 10))
        let size = try logSize(files)
        try await write(1_500..<Self.rows, to: database)
        #expect(try logSize(files) < size + 14 << 20)
        #expect(try await database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM shop_customer") } == Self.rows)
        try await database.close()
    }
}

/// Runs jobs on a thread of its own, which a read may hold.
private final class OneThread: TaskExecutor {
    private let queue = DispatchQueue(label: "long read")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
