import CoreTesting
import Persistence

/// A database whose writes wait while it is stalled, like one whose connections are all in use.
final class StallingDatabase: Database {
    let isStalled = LockedValue(false)
    /// Yields for each write that begins to wait.
    let stalls: AsyncStream<Void>
    private let base: any Database
    private let stall: AsyncStream<Void>.Continuation
    private let (release, released) = AsyncStream<Void>.makeStream()

    init(_ base: any Database) {
        self.base = base
        (stalls, stall) = AsyncStream<Void>.makeStream()
    }

    var dialect: Dialect { base.dialect }

    /// Lets the waiting writes go on.
    func goOn() {
        isStalled.withLock { $0 = false }
        released.finish()
    }

    func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T { try await base.read(body) }

    func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        if isStalled.value {
            stall.yield()
            // In a task of its own: a write under way isn't canceled.
            await Task { [release] in for await _ in release {} }.value
        }
        return try await base.write(isolation, body)
    }

    func announcements(of channel: String) -> AsyncStream<Void> { base.announcements(of: channel) }
    func close() async throws { try await base.close() }
    func check() async throws { try await base.check() }
}
