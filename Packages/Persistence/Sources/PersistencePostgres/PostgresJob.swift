import Persistence

/// A transaction waiting for a connection, with its result's type erased.
struct PostgresJob: Sendable {
    enum Kind: Sendable {
        case read
        case write(Isolation)

        /// The statement that begins the transaction.
        var opening: String {
            switch self {
            case .read: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
            case .write(.readCommitted): "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
            case .write(.repeatableRead): "BEGIN ISOLATION LEVEL REPEATABLE READ READ WRITE"
            case .write(.serializable): "BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE"
            }
        }

        var isRead: Bool {
            if case .read = self { true } else { false }
        }
    }

    let id: UInt64
    let kind: Kind
    /// The time at which the caller gets a timeout, by the monotonic clock.
    let deadline: UInt64
    /// Runs the body and returns a function that resumes the caller.
    let attempt: @Sendable (Transaction) throws -> @Sendable () -> Void
    /// Resumes the caller with an error.
    let fail: @Sendable (any Error) -> Void
}

extension PostgresJob {
    init<T: Sendable>(
        id: UInt64, kind: Kind, deadline: UInt64, _ body: @escaping @Sendable (Transaction) throws -> T, _ continuation: CheckedContinuation<T, any Error>
    ) {
        self.id = id
        self.kind = kind
        self.deadline = deadline
        attempt = { transaction in
            let result = try body(transaction)
            return { continuation.resume(returning: result) }
        }
        fail = { continuation.resume(throwing: $0) }
    }

    /// The same job with an expired deadline, so that the next check fails it.
    var expired: PostgresJob {
        PostgresJob(id: id, kind: kind, deadline: 0, attempt: attempt, fail: fail)
    }
}
