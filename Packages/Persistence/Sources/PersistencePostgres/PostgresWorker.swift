import Core
import Glibc
import Persistence

/// Runs transactions one after another on its own connection and thread.
final class PostgresWorker {
    private enum Outcome {
        case ended
        /// The body runs again if time allows, after a pause if another transaction is in its way.
        case again(any Error, pause: Bool)
    }

    private let pool: PostgresPool
    private var link: PostgresLink?
    /// The link's round trips that the pool has counted.
    private var counted = 0
    private let random = SystemRandomSource()
    /// The statements that begin reads with several statements.
    private var beginnings: Set<String> = []

    init(pool: PostgresPool) {
        self.pool = pool
    }

    /// Runs jobs until the pool is closed.
    func run() {
        var failures = 0
        while pool.waitForWork() {
            do {
                let link = try link ?? connected()
                failures = 0
                if let job = pool.take(link.canceller) { run(job) }
            } catch {
                // Any worker with a connection may take the job; this one retries a little later.
                pool.couldNotConnect(error)
                failures += 1
                pause(milliseconds: random.integer(in: 25..<50) << min(failures, 3))
            }
        }
    }

    private func connected() throws -> PostgresLink {
        let new = try PostgresLink(pool.settings)
        (link, counted) = (new, 0)
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

    /// Returns a new connection for a job whose first one was lost; nil if the job was returned to the queue.
    private func reopened(for job: PostgresJob) -> PostgresLink? {
        do {
            let new = try PostgresLink(pool.settings)
            (link, counted) = (new, 0)
            pool.moved(job, to: new.canceller)
            return new
        } catch {
            pool.putBack(job, error)
            return nil
        }
    }

    private func attempt(_ job: PostgresJob, _ link: PostgresLink, mayRepeatRefusal: Bool) -> Outcome {
        let connection = PostgresConnection(link, opening: job.kind.opening, listener: pool.listener) { [beginnings] in
            job.kind.isRead && !beginnings.contains($0)
        }
        let transaction = Transaction(connection: connection)
        do {
            let resume = try job.attempt(transaction)
            let actions = transaction.finish()
            if let again = mustGoOn(connection) { return again }
            if job.kind.isRead { connection.end("COMMIT") } else { try connection.commit() }
            end(job) {
                pool.follow(up: actions)
                resume()
            }
            return .ended
        } catch {
            _ = transaction.finish()
            if let again = mustGoOn(connection) { return again }
            connection.end("ROLLBACK")
            return outcome(job, link, error, mayRepeatRefusal)
        }
    }

    /// Returns the outcome for a read that must be repeated because its first statement ran alone but others followed.
    private func mustGoOn(_ connection: PostgresConnection) -> Outcome? {
        guard let first = connection.goesOn else { return nil }
        if beginnings.count > 1000 { beginnings = [] }
        beginnings.insert(first)
        return .again(DatabaseError(code: .serialization, message: "The read didn't run to its end."), pause: false)
    }

    private func outcome(_ job: PostgresJob, _ link: PostgresLink, _ error: any Error, _ mayRepeatRefusal: Bool) -> Outcome {
        if pool.isCancelled(job.id) {
            end(job) { job.fail(DatabaseError(code: .canceled, message: "The task was canceled during a read.")) }
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
        // Another transaction inserted the row after this one's snapshot: when run again, the body sees it and handles it itself.
        case .unique where mayRepeatRefusal: return .again(known, pause: false)
        case _ where link.loss != nil || link.isStale: return .again(known, pause: false)
        default: break
        }
        end(job) { job.fail(known) }
        return .ended
    }

    private func end(_ job: PostgresJob, _ resume: () -> Void) {
        link?.canceller.works(for: 0)
        pool.ended(job.id, roundTrips: (link?.roundTrips ?? 0) - counted)
        counted = link?.roundTrips ?? 0
        resume()
    }

    private func pause(milliseconds: Int) {
        _ = poll(nil, 0, Int32(milliseconds))
    }
}
