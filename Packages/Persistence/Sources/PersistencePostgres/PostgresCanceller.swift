import CPostgres
import Synchronization

/// Interrupts the statement of a particular job on a connection, from any thread, and never that of the next job.
final class PostgresCanceller: Sendable {
    private struct State {
        /// libpq's handle as a number, since pointers aren't sendable.
        var handle: UInt = 0
        var job: UInt64 = 0
    }

    private let state = Mutex(State())

    /// Takes ownership of a handle created by `PQgetCancel`.
    init(_ handle: OpaquePointer?) {
        let number = UInt(bitPattern: handle)
        state.withLock { $0.handle = number }
    }

    deinit {
        state.withLock { PQfreeCancel(OpaquePointer(bitPattern: $0.handle)) }
    }

    /// Sets the job that the connection now works for; 0 for none. Waits for an interruption in progress.
    func works(for job: UInt64) {
        state.withLock { $0.job = job }
    }

    /// Asks the server to interrupt the statement if it still belongs to the job. Blocks for a round trip.
    func cancel(_ job: UInt64) {
        state.withLock { state in
            guard state.job == job, let handle = OpaquePointer(bitPattern: state.handle) else { return }
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { reason in
                _ = PQcancel(handle, reason.baseAddress, Int32(reason.count))
            }
        }
    }
}
