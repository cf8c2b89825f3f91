import Foundation
import Persistence

/// A waiting write, with its result's type erased.
struct WriteJob: Sendable {
    let id: UInt64
    /// The time at which it is withdrawn if it is still waiting.
    let deadline: Date
    /// Runs the body and returns a function that resumes the caller.
    let attempt: @Sendable (Transaction) throws -> @Sendable () -> Void
    /// Resumes the caller with an error.
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
