public import Persistence
import Synchronization

/// A database that refuses statements for which the engine would scan a growing table.
///
/// Each statement's plan is checked on its first run in a process. A statement that scans throws, which fails the test and logs the table.
public struct PlanCheckingDatabase: Database {
    private let base: any Database

    /// Creates a database that checks the statements run on another.
    public init(_ base: any Database) { self.base = base }

    /// The dialect of the engine.
    public var dialect: Dialect { base.dialect }

    /// Runs a read, checking its statements.
    public func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await base.read { try $0.observed(by: QueryPlans.check, body) }
    }

    /// Runs a write, checking its statements.
    @discardableResult
    public func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await base.write(isolation) { try $0.observed(by: QueryPlans.check, body) }
    }

    /// Yields after announcements on a channel.
    public func announcements(of channel: String) -> AsyncStream<Void> { base.announcements(of: channel) }

    /// Closes the database.
    public func close() async throws { try await base.close() }

    /// Checks the stored data.
    public func check() async throws { try await base.check() }
}
