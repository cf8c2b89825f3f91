import GRDB
import Persistence

/// Writes that share one commit, each in its own savepoint.
struct WriteGroup {
    private struct Success {
        let job: WriteJob
        let resume: @Sendable () -> Void
        let commitActions: [@Sendable () -> Void]
    }

    /// Thrown when SQLite itself ended the transaction, for example because the disk is full: the group's changes are lost.
    private struct TransactionEnded: Error {}

    let connection: GRDB.Database
    let jobs: [WriteJob]
    let announcements: Announcements
    /// Throws if a commit that SQLite reported may not be durable.
    let confirmCommit: @Sendable () throws -> Void

    func run() {
        guard jobs.count > 1 else {
            for job in jobs { runAlone(job) }
            return
        }
        var successes: [Success] = []
        var failures: [(job: WriteJob, error: any Error)] = []
        do {
            try connection.beginTransaction(.immediate)
            for job in jobs {
                switch try runInSavepoint(job) {
                case .success(let success): successes.append(success)
                case .failure(let error): failures.append((job, error))
                }
            }
            try connection.commit()
        } catch {
            // No caller was resumed yet, so each write gets a transaction, and an error, of its own.
            rollback()
            for job in jobs { runAlone(job) }
            return
        }
        finish(successes)
        for failure in failures { failure.job.fail(failure.error) }
    }

    private func runAlone(_ job: WriteJob) {
        do {
            try connection.beginTransaction(.immediate)
            let success = try attempt(job)
            guard connection.isInsideTransaction else { throw endedByStatement }
            try connection.commit()
            finish([success])
        } catch {
            rollback()
            job.fail(error)
        }
    }

    private func runInSavepoint(_ job: WriteJob) throws -> Result<Success, any Error> {
        try connection.cachedStatement(sql: "SAVEPOINT tumble_write").execute()
        let result = Result { try attempt(job) }
        guard connection.isInsideTransaction else { throw TransactionEnded() }
        if case .failure = result {
            try connection.cachedStatement(sql: "ROLLBACK TO SAVEPOINT tumble_write").execute()
        }
        try connection.cachedStatement(sql: "RELEASE SAVEPOINT tumble_write").execute()
        return result
    }

    private func attempt(_ job: WriteJob) throws -> Success {
        let transaction = Transaction(connection: SQLiteConnection(connection, announcements))
        defer { _ = transaction.finish() }
        let resume = try job.attempt(transaction)
        return Success(job: job, resume: resume, commitActions: transaction.finish())
    }

    private func finish(_ successes: [Success]) {
        do {
            try confirmCommit()
        } catch {
            for success in successes { success.job.fail(error) }
            return
        }
        for success in successes {
            for action in success.commitActions { action() }
            success.resume()
        }
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
