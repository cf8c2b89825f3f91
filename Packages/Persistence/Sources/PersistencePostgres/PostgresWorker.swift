import Core
import Glibc
import Persistence

/// Runs transactions on a connection of its own, one after another, on its thread.
final class PostgresWorker {
    private enum Outcome {
        case ended
        /// It is run again where time allows; `pause` where another transaction is in its way.
        case again(any Error, pause: Bool)
    }

    private let pool: PostgresPool
    private var link: PostgresLink?
    private let random = SystemRandomSource()
    /// Statements that begin reads of several.
    private var beginnings: Set<String> = []

    init(pool: PostgresPool) {
        self.pool = pool
    }

    /// Works until the pool is closed.
    func run() {
        var failures = 0
        while pool.waitForWork() {
            do {
                let link = try link ?? connected()
                failures = 0
                if let job = pool.take(link.canceller) { run(job) }
            } catch {
                // Whoever has a connection may take the job; this one tries again a little later.
                pool.couldNotConnect(error)
                failures += 1
                pause(milliseconds: random.integer(in: 25..<50) << min(failures, 3))
            }
        }
    }

    private func connected() throws -> PostgresLink {
        let new = try PostgresLink(pool.settings)
        link = new
        pool.connected()
        return new
    }

    private func run(_ job: PostgresJob) {
        var attempts = 0
        var refusals = 0
        while true {
            guard let link = link ?? reopened(for: job) else { return }
            let outcome = attempt(job, link, mayRepeatRefusal: refusals == 0)
            if link.loss != nil || link.isStale { self.link = nil }
            guard case .again(let error, let mustPause) = outcome else { return }
            attempts += 1
            refusals += mustPause ? 0 : 1
            guard MonotonicClock.nanoseconds < job.deadline, refusals < 10 else { return end(job) { job.fail(error) } }
            if mustPause { pause(milliseconds: random.integer(in: 0..<(1 << min(attempts, 6)))) }
        }
    }

    /// A new connection for a job whose first one was lost; nil where the job was put back for any worker.
    private func reopened(for job: PostgresJob) -> PostgresLink? {
        do {
            let new = try PostgresLink(pool.settings)
            link = new
            pool.moved(job, to: new.canceller)
            return new
        } catch {
            pool.putBack(job, error)
            return nil
        }
    }

    private func attempt(_ job: PostgresJob, _ link: PostgresLink, mayRepeatRefusal: Bool) -> Outcome {
        let connection = PostgresConnection(link, opening: job.kind.opening) { [beginnings] in job.kind.isRead && !beginnings.contains($0) }
        let transaction = Transaction(connection: connection)
        do {
            let answer = try job.attempt(transaction)
            let actions = transaction.finish()
            if let again = mustGoOn(connection) { return again }
            if job.kind.isRead { connection.end("COMMIT") } else { try connection.commit() }
            end(job) {
                pool.follow(up: actions)
                answer()
            }
            return .ended
        } catch {
            _ = transaction.finish()
            if let again = mustGoOn(connection) { return again }
            connection.end("ROLLBACK")
            return outcome(job, link, error, mayRepeatRefusal)
        }
    }

    /// That a read runs again, of which the first statement ran alone and wasn't the only one.
    private func mustGoOn(_ connection: PostgresConnection) -> Outcome? {
        guard let first = connection.goesOn else { return nil }
        if beginnings.count > 1000 { beginnings = [] }
        beginnings.insert(first)
        return .again(DatabaseError(code: .serialization, message: "The read wasn't run to its end."), pause: false)
    }

    private func outcome(_ job: PostgresJob, _ link: PostgresLink, _ error: any Error, _ mayRepeatRefusal: Bool) -> Outcome {
        if pool.isCancelled(job.id) {
            end(job) { job.fail(DatabaseError(code: .cancelled, message: "The task was cancelled while it read.")) }
            return .ended
        }
        // lint:allow downcast because a thrown error has no other form
        guard let known = error as? DatabaseError else {
            if link.loss != nil { return .again(error, pause: false) }
            end(job) { job.fail(error) }
            return .ended
        }
        switch known.code {
        case .serialization: return .again(known, pause: true)
        case .commitUnknown: break
        // Another transaction inserted the row after this one's snapshot: run again, the body sees it and says so in its own words.
        case .unique where mayRepeatRefusal: return .again(known, pause: false)
        case _ where link.loss != nil || link.isStale: return .again(known, pause: false)
        default: break
        }
        end(job) { job.fail(known) }
        return .ended
    }

    private func end(_ job: PostgresJob, _ answer: () -> Void) {
        link?.canceller.works(for: 0)
        pool.ended(job.id)
        answer()
    }

    private func pause(milliseconds: Int) {
        _ = poll(nil, 0, Int32(milliseconds))
    }
}
