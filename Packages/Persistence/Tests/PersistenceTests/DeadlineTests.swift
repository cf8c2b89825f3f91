import Core
import CoreTesting
import Dispatch
import Foundation
import Persistence
import PersistenceSQLite
import Synchronization
import Testing

/// The time that a write may wait for its turn.
@Suite(.timeLimit(.minutes(1))) struct DeadlineTests {
    /// A database whose first write holds up the others until it is released.
    private struct Occupied {
        let files: TemporaryDatabase
        let database: SQLiteDatabase
        private let release = DispatchSemaphore(value: 0)
        private let running: Task<Void, any Error>

        init(clock: TestClock, uptime: @escaping @Sendable () -> UInt64) async throws {
            files = try TemporaryDatabase()
            try await files.openShop().close()
            let database = try SQLiteDatabase(path: files.path, writeTimeout: .seconds(10), clock: clock, uptime: uptime)
            self.database = database
            let (started, signal) = AsyncStream.makeStream(of: Void.self)
            running = Task { [release] in
                try await database.write { transaction in
                    signal.finish()
                    release.wait()
                    _ = try transaction.insert(into: "shop_customer", ["email": "running"])
                }
            }
            for await _ in started {}
        }

        func insert(_ email: String) async throws {
            try await database.write { _ = try $0.insert(into: "shop_customer", ["email": email]) }
        }

        /// Lets the first write go on, and returns what is stored after it and after `others`.
        func finish(_ others: () async throws -> Void = {}) async throws -> [String] {
            release.signal()
            try await running.value
            try await others()
            let emails = try await database.read { try $0.values(String.self, "SELECT email FROM shop_customer ORDER BY id") }
            try await database.close()
            return emails
        }
    }

    @Test func `a write that waited too long is withdrawn, one that runs is not`() async throws {
        let clock = TestClock()
        let occupied = try await Occupied(clock: clock) { UInt64(clock.now.timeIntervalSince1970) * 1_000_000_000 }
        let ended = Atomic(false)
        async let late = databaseError {
            defer { ended.store(true, ordering: .relaxed) }
            try await occupied.insert("late")
        }
        // One sleeper watches all that wait; whether the write waits already can't be seen from here.
        try await eventually {
            clock.advance(by: .seconds(10))
            return ended.load(ordering: .relaxed)
        }
        let error = await late
        #expect(error?.code == .timeout)
        #expect(error?.message.contains("waited longer than 10.0 seconds") == true)
        #expect(try await occupied.finish() == ["running"])
    }

    @Test func `a time of day that is set forward withdraws nothing`() async throws {
        let clock = TestClock()
        let occupied = try await Occupied(clock: clock) { 0 }
        // Started at once, so that the write waits when this returns.
        let waiting = Task.immediate { try await occupied.insert("waiting") }
        clock.advance(by: .seconds(3600))
        // The watchdog has looked, and sleeps again for the write that still waits.
        await clock.sleepers(1)
        #expect(try await occupied.finish { try await waiting.value } == ["running", "waiting"])
    }

    @Test func `a write whose time passed while another ran doesn't begin, even if nobody has withdrawn it`() async throws {
        let uptime = LockedValue<UInt64>(0)
        let occupied = try await Occupied(clock: TestClock()) { uptime.value }
        let late = Task.immediate { await databaseError { try await occupied.insert("late") } }
        uptime.withLock { $0 = 11_000_000_000 }
        #expect(try await occupied.finish() == ["running"])
        #expect(await late.value?.code == .timeout)
    }
}
