public import Core
public import CoreMetrics
import Foundation
public import Persistence

/// A database whose transactions are counted and timed.
public struct MeasuredDatabase: Database {
    private let base: any Database
    private let clock: any Clock
    private let reads: Transactions
    private let writes: Transactions

    private struct Transactions: Sendable {
        let duration: CoreMetrics.Timer
        let failures: Counter

        init(_ kind: String, _ factory: any MetricsFactory) {
            duration = CoreMetrics.Timer(label: "database_transaction_duration_seconds", dimensions: [("kind", kind)], factory: factory)
            failures = Counter(label: "database_transaction_failures_total", dimensions: [("kind", kind)], factory: factory)
        }
    }

    /// Creates a database that measures the transactions of another.
    public init(_ base: any Database, clock: any Clock, factory: any MetricsFactory) {
        self.base = base
        self.clock = clock
        reads = Transactions("read", factory)
        writes = Transactions("write", factory)
    }

    /// The dialect of the engine.
    public var dialect: Dialect { base.dialect }

    /// Runs a read.
    public func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await measured(reads) { try await base.read(body) }
    }

    /// Runs a write.
    public func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await measured(writes) { try await base.write(isolation, body) }
    }

    /// Yields after announcements on a channel.
    public func announcements(of channel: String) -> AsyncStream<Void> { base.announcements(of: channel) }

    /// Closes the database.
    public func close() async throws { try await base.close() }

    /// Checks the stored data.
    public func check() async throws { try await base.check() }

    private func measured<T>(_ transactions: Transactions, _ work: () async throws -> T) async throws -> T {
        let started = clock.now
        defer { transactions.duration.recordNanoseconds(Int64(max(0, clock.now.timeIntervalSince(started)) * 1e9)) }
        do {
            return try await work()
        } catch let error as DatabaseError {
            transactions.failures.increment()
            throw error
        }
    }
}
