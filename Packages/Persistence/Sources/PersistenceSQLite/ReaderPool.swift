import GRDB
import Persistence
import Synchronization

/// The connections that read a file, each used by one read at a time, on the thread that calls.
///
/// Most reads take a few microseconds, less than handing them to another thread would. There are as many connections as there ever were reads at once,
/// which is at most one for each of the process's threads that run tasks.
final class ReaderPool: Sendable {
    private struct State {
        var idle: [DatabaseQueue] = []
        var used = 0
        var isClosed = false
        var whenUnused: [CheckedContinuation<Void, Never>] = []
    }

    private let path: String
    private let configuration: Configuration
    private let state = Mutex(State())

    /// - Parameter configuration: that of the connection that writes.
    init(path: String, configuration: Configuration) {
        var configuration = configuration
        configuration.readonly = true
        (self.path, self.configuration) = (path, configuration)
    }

    /// Runs a body in a transaction that reads.
    func read<T>(_ body: (GRDB.Database) throws -> T) throws -> T {
        let reader = try take()
        defer { giveBack(reader) }
        return try reader.unsafeRead { connection in
            try PreparedStatement("BEGIN DEFERRED TRANSACTION", on: connection).run()
            defer { Self.end(connection) }
            return try body(connection)
        }
    }

    /// Waits for the reads under way, and closes every connection.
    func close() async {
        await withCheckedContinuation { continuation in
            let idle: [DatabaseQueue]? = state.withLock { state in
                state.isClosed = true
                guard state.used == 0 else {
                    state.whenUnused.append(continuation)
                    return nil
                }
                defer { state.idle = [] }
                return state.idle
            }
            guard let idle else { return }
            for reader in idle { try? reader.close() }
            continuation.resume()
        }
    }

    private func take() throws -> DatabaseQueue {
        let reader: DatabaseQueue? = try state.withLock { state in
            guard !state.isClosed else { throw Persistence.DatabaseError(code: .unavailable, message: "The database is closed.") }
            state.used += 1
            return state.idle.popLast()
        }
        if let reader { return reader }
        do {
            return try DatabaseQueue(path: path, configuration: configuration)
        } catch {
            giveBack(nil)
            throw error
        }
    }

    private func giveBack(_ reader: DatabaseQueue?) {
        let (closing, waiting) = state.withLock { state -> ([DatabaseQueue], [CheckedContinuation<Void, Never>]) in
            state.used -= 1
            if let reader { state.idle.append(reader) }
            guard state.isClosed, state.used == 0 else { return ([], []) }
            defer { (state.idle, state.whenUnused) = ([], []) }
            return (state.idle, state.whenUnused)
        }
        for reader in closing { try? reader.close() }
        for continuation in waiting { continuation.resume() }
    }

    /// Ends the transaction, unless a statement of the body did.
    private static func end(_ connection: GRDB.Database) {
        guard connection.isInsideTransaction else { return }
        do { try PreparedStatement("COMMIT TRANSACTION", on: connection).run() } catch { try? connection.rollback() }
    }
}
