import Foundation
import Persistence

/// A write that waits for its turn, with its result's type erased.
struct WriteJob: Sendable {
    let id: UInt64
    /// When it is withdrawn if it still waits.
    let deadline: Date
    /// Runs the body and returns what answers the caller.
    let attempt: @Sendable (Transaction) throws -> @Sendable () -> Void
    /// Answers the caller with an error.
    let fail: @Sendable (any Error) -> Void
}

extension WriteJob {
    init<T: Sendable>(
        id: UInt64, deadline: Date, _ body: @escaping @Sendable (Transaction) throws -> T, _ continuation: CheckedContinuation<T, any Error>
    ) {
        self.id = id
        self.deadline = deadline
        attempt = { transaction in
            let result = try body(transaction)
            return { continuation.resume(returning: result) }
        }
        fail = { continuation.resume(throwing: SQLiteErrors.translated($0)) }
    }
}
