import CoreTesting
import Dispatch
import Persistence
import PersistenceSQLite
import Synchronization
import Testing

/// How long a write may wait for its turn.
@Suite(.timeLimit(.minutes(1))) struct DeadlineTests {
    @Test func `a write that waited too long is withdrawn, one that runs is not`() async throws {
        let files = try TemporaryDatabase()
        try await files.openShop().close()
        let clock = TestClock()
        let database = try SQLiteDatabase(path: files.path, writeTimeout: .seconds(10), clock: clock)
        let release = DispatchSemaphore(value: 0)
        let (started, signal) = AsyncStream.makeStream(of: Void.self)
        let running = Task {
            try await database.write { transaction in
                signal.finish()
                release.wait()
                _ = try transaction.insert(into: "shop_customer", ["email": "running"])
            }
        }
        for await _ in started {}
        let ended = Atomic(false)
        async let late = databaseError {
            defer { ended.store(true, ordering: .relaxed) }
            try await database.write { _ = try $0.insert(into: "shop_customer", ["email": "late"]) }
        }
        // One sleeper watches all that wait; whether the write waits already can't be seen from here.
        while !ended.load(ordering: .relaxed) {
            clock.advance(by: .seconds(10))
            await Task.yield()
        }
        let error = await late
        #expect(error?.code == .timeout)
        #expect(error?.message.contains("waited longer than 10.0 seconds") == true)
        release.signal()
        try await running.value
        try await database.write { _ = try $0.insert(into: "shop_customer", ["email": "after"]) }
        #expect(try await database.read { try $0.values(String.self, "SELECT email FROM shop_customer ORDER BY id") } == ["running", "after"])
        try await database.close()
    }
}
