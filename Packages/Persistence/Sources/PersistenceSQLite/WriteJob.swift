import Persistence

/// A write that waits for its turn, with its result's type erased.
struct WriteJob: Sendable {
    let id: UInt64
    /// Runs the body and returns what answers the caller.
    let attempt: @Sendable (Transaction) throws -> @Sendable () -> Void
    /// Answers the caller with an error.
    let fail: @Sendable (any Error) -> Void
}

extension WriteJob {
    init<T: Sendable>(id: UInt64, _ body: @escaping @Sendable (Transaction) throws -> T, _ continuation: CheckedContinuation<T, any Error>) {
        self.id = id
        attempt = { transaction in
            let result = try body(transaction)
            return { continuation.resume(returning: result) }
        }
        fail = { continuation.resume(throwing: SQLiteErrors.translated($0)) }
    }
}
