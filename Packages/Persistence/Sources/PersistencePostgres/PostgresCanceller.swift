import CPostgres
import Synchronization

/// Interrupts the statement of one job on a connection, from any thread, and never that of the next job.
final class PostgresCanceller: Sendable {
    private struct State {
        /// libpq's handle as a number, since pointers don't cross threads.
        var handle: UInt = 0
        var job: UInt64 = 0
    }

    private let state = Mutex(State())

    /// Takes over a handle made by `PQgetCancel`.
    init(_ handle: OpaquePointer?) {
        let number = UInt(bitPattern: handle)
        state.withLock { $0.handle = number }
    }

    deinit {
        state.withLock { PQfreeCancel(OpaquePointer(bitPattern: $0.handle)) }
    }

    /// From now on the connection works for a job; 0 for none. Waits for an interruption that is under way.
    func works(for job: UInt64) {
        state.withLock { $0.job = job }
    }

    /// Asks the server to interrupt the statement, if it is still that job's. Blocks for a round trip.
    func cancel(_ job: UInt64) {
        state.withLock { state in
            guard state.job == job, let handle = OpaquePointer(bitPattern: state.handle) else { return }
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { reason in
                _ = PQcancel(handle, reason.baseAddress, Int32(reason.count))
            }
        }
    }
}
