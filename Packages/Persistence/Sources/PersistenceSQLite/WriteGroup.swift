import Core
import GRDB
import Persistence
import Synchronization

/// Writes that share one commit.
///
/// They run without savepoints, for which SQLite copies every page that a write changes. Where a write fails after it has changed something, the group
/// starts again, each write in its own savepoint. After ``longest`` it ends, whatever is left.
struct WriteGroup {
    private struct Success {
        let resume: @Sendable () -> Void
        let fail: @Sendable (any Error) -> Void
        let commitActions: [@Sendable () -> Void]
    }

    /// Thrown when SQLite itself ended the transaction, for example because the disk is full: the group's changes are lost.
    private struct TransactionEnded: Error {}

    /// Thrown when a write failed whose changes only a savepoint can undo.
    private struct NeedsSavepoints: Error {}

    /// Thrown when no transaction could begin, for example because another program holds the file's lock.
    private struct CannotBegin: Error { let cause: any Error }

    let connection: GRDB.Database
    let jobs: [WriteJob]
    /// Notified once for each channel, however many of the group's writes announce something on it.
    let announcements: Announcements
    /// Throws if a commit that SQLite reported may not be durable.
    let confirmCommit: @Sendable () throws -> Void
    /// The time in nanoseconds after which no further write begins, which bounds how long the first one waits for the last.
    var longest: UInt64 = 8_000_000

    private let announced = Announced()

    /// Runs the writes in their order.
    ///
    /// - Returns: those that are left for the next group.
    func run() -> [WriteJob] {
        guard jobs.count > 1 else { return runEachAlone() }
        do {
            do {
                return try runTogether(inSavepoints: false)
            } catch is NeedsSavepoints {
                rollback()
                return try runTogether(inSavepoints: true)
            }
        } catch let refusal as CannotBegin {
            for job in jobs { job.fail(refusal.cause) }
            return []
        } catch {
            // No caller was resumed yet, so each write gets a transaction, and an error, of its own.
            rollback()
            return runEachAlone()
        }
    }

    private func runTogether(inSavepoints: Bool) throws -> [WriteJob] {
        let end = MonotonicClock.nanoseconds + longest
        try begin()
        var successes: [Success] = []
        var failures: [(job: WriteJob, error: any Error)] = []
        var rest = jobs[...]
        while let job = rest.first, rest.count == jobs.count || MonotonicClock.nanoseconds < end {
            rest.removeFirst()
            switch try inSavepoints ? runInSavepoint(job) : runInGroup(job) {
            case .success(let success): successes.append(success)
            case .failure(let error): failures.append((job, error))
            }
        }
        try perform("COMMIT TRANSACTION")
        finish(successes)
        for failure in failures { failure.job.fail(failure.error) }
        return Array(rest)
    }

    private func begin() throws(CannotBegin) {
        do { try perform("BEGIN IMMEDIATE TRANSACTION") } catch { throw CannotBegin(cause: error) }
    }

    /// Runs each write in a transaction of its own, and leaves none. Where one can't begin, it and the later ones fail: each would wait for the same lock.
    private func runEachAlone() -> [WriteJob] {
        for (index, job) in jobs.enumerated() {
            do throws(CannotBegin) {
                try begin()
            } catch {
                for job in jobs[index...] { job.fail(error.cause) }
                return []
            }
            runAlone(job)
        }
        return []
    }

    private func runAlone(_ job: WriteJob) {
        do {
            let success = try attempt(job, on: SQLiteConnection(connection, announce: announced.add))
            guard connection.isInsideTransaction else { throw endedByStatement }
            try perform("COMMIT TRANSACTION")
            finish([success])
        } catch {
            rollback()
            job.fail(error)
        }
    }

    private func runInGroup(_ job: WriteJob) throws -> Result<Success, any Error> {
        let access = SQLiteConnection(connection, announce: announced.add)
        let result = Result { try attempt(job, on: access) }
        guard connection.isInsideTransaction else { throw TransactionEnded() }
        if case .failure = result, access.hasWritten { throw NeedsSavepoints() }
        return result
    }

    private func runInSavepoint(_ job: WriteJob) throws -> Result<Success, any Error> {
        try perform("SAVEPOINT tumble_write")
        let result = Result { try attempt(job, on: SQLiteConnection(connection, announce: announced.add)) }
        guard connection.isInsideTransaction else { throw TransactionEnded() }
        if case .failure = result { try perform("ROLLBACK TO SAVEPOINT tumble_write") }
        try perform("RELEASE SAVEPOINT tumble_write")
        return result
    }

    private func attempt(_ job: WriteJob, on access: SQLiteConnection) throws -> Success {
        let transaction = Transaction(connection: access)
        defer { _ = transaction.finish() }
        let resume = try job.attempt(transaction)
        return Success(resume: resume, fail: job.fail, commitActions: transaction.finish())
    }

    private func perform(_ statement: String) throws { try PreparedStatement(statement, on: connection).run() }

    private func finish(_ successes: [Success]) {
        do {
            try confirmCommit()
        } catch {
            for success in successes { success.fail(error) }
            return
        }
        for success in successes {
            for action in success.commitActions { action() }
            success.resume()
        }
        for channel in announced.take() { announcements.notify(channel) }
    }

    private func rollback() {
        if connection.isInsideTransaction { try? connection.rollback() }
    }

    private var endedByStatement: Persistence.DatabaseError {
        Persistence.DatabaseError(
            code: .other, message: "A statement ended the transaction. To fix, leave BEGIN, COMMIT and ROLLBACK to the database's write."
        )
    }
}

/// The channels of a commit's announcements.
private final class Announced: Sendable {
    private let channels = Mutex<Set<String>>([])

    func add(_ channel: String) { channels.withLock { _ = $0.insert(channel) } }

    func take() -> Set<String> {
        channels.withLock { channels in
            defer { channels = [] }
            return channels
        }
    }
}
