import Core
import Dispatch
import Foundation
import Persistence
import Synchronization

/// The queue of waiting transactions and the threads that run them, since libpq blocks and must not run on Swift's own threads.
final class PostgresPool: Sendable {
    private struct State {
        var waiting: [PostgresJob] = []
        var running: [UInt64: PostgresCanceller] = [:]
        var cancelled: Set<UInt64> = []
        var workers = 0
        var isClosed = false
        /// The error of the last attempt to connect, if it failed.
        var problem: DatabaseError?
        var whenEnded: [CheckedContinuation<Void, Never>] = []
        var roundTrips = 0

        var isOver: Bool { isClosed && waiting.isEmpty }
    }

    let settings: PostgresSettings
    private let mostWorkers: Int
    /// Sends the announcements of committed transactions.
    let listener: PostgresListener
    private let state = Mutex(State())
    private let lastID = Atomic<UInt64>(0)
    /// A copy of the state's flag, read without the lock, which is contended enough.
    private let isClosing = Atomic(false)
    private let work = DispatchSemaphore(value: 0)
    private let watchdog: WakePipe
    private let followUps = Mutex(())

    /// - Parameter connections: the most connections, each of which opens when it is first needed.
    init(_ settings: PostgresSettings, connections: Int, listener: PostgresListener) throws {
        (self.settings, mostWorkers) = (settings, connections)
        self.listener = listener
        watchdog = try WakePipe()
        Thread.detachNewThread { [self] in watch() }
    }

    func run<T: Sendable>(_ kind: PostgresJob.Kind, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        let id = lastID.add(1, ordering: .relaxed).newValue
        let deadline = MonotonicClock.nanoseconds + UInt64(settings.timeout.milliseconds) * 1_000_000
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enqueue(PostgresJob(id: id, kind: kind, deadline: deadline, body, continuation))
                // An earlier cancellation found nothing to withdraw.
                if Task.isCancelled { cancel(id, kind) }
            }
        } onCancel: {
            cancel(id, kind)
        }
    }

    /// Refuses further transactions; waiting ones still run.
    func close() {
        let workers = state.withLock { state in
            state.isClosed = true
            return state.workers
        }
        isClosing.store(true, ordering: .releasing)
        for _ in 0..<workers { work.signal() }
        watchdog.wake()
    }

    /// Returns when every thread and connection has ended.
    func ended() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.workers > 0 { state.whenEnded.append(continuation) }
                return state.workers == 0
            }
            if isOver { continuation.resume() }
        }
    }

    private func enqueue(_ job: PostgresJob) {
        enum Next { case refuse, signal, startWorker }
        let next: Next = state.withLock { state in
            guard !state.isClosed else { return .refuse }
            state.waiting.append(job)
            guard state.running.count + state.waiting.count > state.workers, state.workers < mostWorkers else { return .signal }
            state.workers += 1
            return .startWorker
        }
        switch next {
        case .refuse: return job.fail(PostgresErrors.closed)
        case .signal: break
        case .startWorker: Thread.detachNewThread { [self] in PostgresWorker(pool: self).run() }
        }
        work.signal()
    }

    private func cancel(_ id: UInt64, _ kind: PostgresJob.Kind) {
        let job = state.withLock { state -> PostgresJob? in
            if let index = state.waiting.firstIndex(where: { $0.id == id }) { return state.waiting.remove(at: index) }
            // A write that has begun is never interrupted.
            if kind.isRead, state.running[id] != nil {
                state.cancelled.insert(id)
                watchdog.wake()
            }
            return nil
        }
        job?.fail(DatabaseError(code: .canceled, message: "The task was canceled while it waited for a connection; nothing was changed."))
    }
}

extension PostgresPool {
    /// The number of times that transactions waited for the server.
    var roundTrips: Int { state.withLock { $0.roundTrips } }
}

/// The operations for workers.
extension PostgresPool {
    /// Waits for possible work; returns false when there will be none.
    func waitForWork() -> Bool {
        work.wait()
        guard isClosing.load(ordering: .acquiring) else { return true }
        let (goesOn, ended) = state.withLock { state -> (Bool, [CheckedContinuation<Void, Never>]) in
            guard state.isOver else { return (true, []) }
            state.workers -= 1
            // Each call wakes the next worker: those that looked while a job was still waiting have used theirs.
            work.signal()
            guard state.workers == 0 else { return (false, []) }
            defer { state.whenEnded = [] }
            return (false, state.whenEnded)
        }
        for continuation in ended { continuation.resume() }
        return goesOn
    }

    func connected() { state.withLock { $0.problem = nil } }

    func couldNotConnect(_ error: any Error) {
        let hasWork = state.withLock { state in
            // lint:allow downcast because a thrown error has no other form
            state.problem = error as? DatabaseError
            return !state.waiting.isEmpty
        }
        if hasWork { work.signal() }
    }

    /// Returns the next transaction, to run on the connection of this canceller.
    func take(_ canceller: PostgresCanceller) -> PostgresJob? {
        state.withLock { state in
            guard !state.waiting.isEmpty else { return nil }
            let job = state.waiting.removeFirst()
            state.running[job.id] = canceller
            canceller.works(for: job.id)
            return job
        }
    }

    func moved(_ job: PostgresJob, to canceller: PostgresCanceller) {
        canceller.works(for: job.id)
        state.withLock { $0.running[job.id] = canceller }
    }

    func putBack(_ job: PostgresJob, _ error: any Error) {
        state.withLock { state in
            state.running[job.id] = nil
            if state.cancelled.remove(job.id) == nil { state.waiting.insert(job, at: 0) } else { state.waiting.insert(job.expired, at: 0) }
        }
        couldNotConnect(error)
    }

    func isCancelled(_ id: UInt64) -> Bool { state.withLock { $0.cancelled.contains(id) } }

    func ended(_ id: UInt64, roundTrips: Int) {
        let isOver = state.withLock { state in
            state.roundTrips += roundTrips
            state.running[id] = nil
            state.cancelled.remove(id)
            return state.isOver
        }
        if isOver { work.signal() }
    }

    /// Runs the actions after commits, one transaction's at a time, in the order of the commits.
    func follow(up actions: [@Sendable () -> Void]) {
        guard !actions.isEmpty else { return }
        followUps.withLock { _ in for action in actions { action() } }
    }
}

/// The thread that fails transactions whose deadline passed, and interrupts reads.
extension PostgresPool {
    private static var checkInterval: Int { 200 }

    private func watch() {
        while true {
            watchdog.wait(milliseconds: Self.checkInterval)
            let (expired, cancellations, problem, isOver) = state.withLock { state in
                let now = MonotonicClock.nanoseconds
                let expired = state.waiting.filter { $0.deadline <= now }
                if !expired.isEmpty { state.waiting.removeAll { $0.deadline <= now } }
                // Repeated, since an interruption that arrives between two statements is lost on the server.
                let cancellations = state.cancelled.compactMap { job in state.running[job].map { ($0, job) } }
                return (expired, cancellations, state.problem, state.isOver && state.workers == 0)
            }
            for (canceller, job) in cancellations { canceller.cancel(job) }
            for job in expired { job.fail(problem ?? timeout) }
            if isOver { return }
            if !expired.isEmpty { wakeWhenOver() }
        }
    }

    /// Ends the waiting workers once a closed pool has no jobs left.
    private func wakeWhenOver() {
        let workers = state.withLock { $0.isOver ? $0.workers : 0 }
        for _ in 0..<workers { work.signal() }
    }

    private var timeout: DatabaseError {
        DatabaseError(
            code: .timeout,
            message: "No connection was free within \(settings.timeout.milliseconds) ms. To fix, raise DATABASE_CONNECTIONS, or find out what holds them.")
    }
}
