import Core
import Foundation
import GRDB
import Persistence
import Synchronization

/// Runs all writes: those that wait at the same time share a commit. Requests come first; the background gets a share of the time.
final class WriteQueue: Sendable {
    private struct State {
        var waiting: [WriteJob] = []
        var isDraining = false
        var isClosed = false
        var nextID: UInt64 = 0
        /// Withdraws writes whose deadline passed; set while any may be waiting.
        var watchdog: Task<Void, Never>?
        var whenIdle: [CheckedContinuation<Void, Never>] = []
        var schedule = WriteSchedule()
    }

    private let writer: any DatabaseWriter
    private let announcements: Announcements
    private let checkpoints: Checkpoints?
    private let timeout: Duration
    private let clock: any Clock
    private let uptime: @Sendable () -> UInt64
    private let confirmCommit: @Sendable () throws -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - clock: only suspends, since the time of day may be set back or forward while a write waits.
    ///   - uptime: returns the nanoseconds of a clock that never goes back, by which deadlines pass.
    ///   - confirmCommit: see ``WriteGroup/confirmCommit``.
    init(
        writer: any DatabaseWriter, announcements: Announcements, checkpoints: Checkpoints? = nil, timeout: Duration, clock: any Clock,
        uptime: @escaping @Sendable () -> UInt64, confirmCommit: @escaping @Sendable () throws -> Void
    ) {
        self.writer = writer
        self.announcements = announcements
        self.checkpoints = checkpoints
        self.timeout = timeout
        self.clock = clock
        self.uptime = uptime
        self.confirmCommit = confirmCommit
    }

    func run<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let deadline = uptime() + UInt64(timeout / .nanoseconds(1))
                enqueue(WriteJob(id: id, deadline: deadline, isBackground: TransactionPriority.current == .background, body, continuation))
                // An earlier cancellation found nothing to withdraw.
                if Task.isCancelled { withdraw(id) }
            }
        } onCancel: {
            withdraw(id)
        }
    }

    /// Refuses further writes and returns when the waiting ones are done.
    func close() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                state.isClosed = true
                state.watchdog?.cancel()
                if state.isDraining { state.whenIdle.append(continuation) }
                return !state.isDraining
            }
            if isIdle { continuation.resume() }
        }
    }

    private func enqueue(_ job: WriteJob) {
        enum Next { case drain, wait, refuse }
        let next: Next = state.withLock { state in
            guard !state.isClosed else { return .refuse }
            state.waiting.append(job)
            if state.watchdog == nil { startWatching(&state) }
            defer { state.isDraining = true }
            return state.isDraining ? .wait : .drain
        }
        switch next {
        case .drain: scheduleDrain()
        case .wait: break
        case .refuse: job.fail(Persistence.DatabaseError(code: .unavailable, message: "The database is closed."))
        }
    }

    private func withdraw(_ id: UInt64) {
        let job = state.withLock { state -> WriteJob? in
            guard let index = state.waiting.firstIndex(where: { $0.id == id }) else { return nil }
            return state.waiting.remove(at: index)
        }
        job?.fail(Persistence.DatabaseError(code: .canceled, message: "The task was canceled while its write was waiting; nothing was changed."))
    }

    /// Sleeps until the next possible deadline: the task is created occasionally rather than for each write.
    private func startWatching(_ state: inout State) {
        state.watchdog = Task { [weak self, clock, timeout] in
            var pause = timeout
            while (try? await clock.sleep(for: pause)) != nil, let next = self?.withdrawLate() { pause = next }
        }
    }

    /// Withdraws the writes whose deadline has passed.
    ///
    /// - Returns: the time until the next deadline; nil if nothing is waiting.
    private func withdrawLate() -> Duration? {
        let now = uptime()
        let (late, next) = state.withLock { state in
            let late = Self.takeLate(at: now, from: &state)
            if state.waiting.isEmpty { state.watchdog = nil }
            return (late, state.waiting.first.map { Duration.nanoseconds($0.deadline - now) })
        }
        refuse(late)
        return next
    }

    private static func takeLate(at now: UInt64, from state: inout State) -> [WriteJob] {
        let late = state.waiting.prefix { $0.deadline <= now }
        state.waiting.removeFirst(late.count)
        return Array(late)
    }

    private func refuse(_ late: [WriteJob]) {
        let message = "The write waited longer than \(timeout) and was withdrawn; nothing was changed."
        for job in late { job.fail(Persistence.DatabaseError(code: .timeout, message: message)) }
    }

    private func scheduleDrain() {
        writer.asyncWriteWithoutTransaction { [self] connection in
            let group = WriteGroup(connection: connection, jobs: takeGroup(), announcements: announcements, confirmCommit: confirmCommit)
            let rest = Signpost.detail("write", category: "database") { group.run() }
            checkpoints?.groupEnded(on: connection)
            let (hasMore, idle) = state.withLock { state in
                putBack(rest, &state)
                state.isDraining = !state.waiting.isEmpty
                guard !state.isDraining else { return (true, [CheckedContinuation<Void, Never>]()) }
                defer { state.whenIdle = [] }
                return (false, state.whenIdle)
            }
            if hasMore { scheduleDrain() }
            for continuation in idle { continuation.resume() }
        }
    }

    /// Lets writes that had no room in a group wait again, where their deadlines are kept in order.
    private func putBack(_ rest: [WriteJob], _ state: inout State) {
        guard !rest.isEmpty else { return }
        state.waiting = (rest + state.waiting).sorted { $0.id < $1.id }
        if state.watchdog == nil, !state.isClosed { startWatching(&state) }
    }

    /// Takes the next group, without the writes whose deadline has passed: after a long wait for the file's lock, the watchdog may not have run yet.
    private func takeGroup() -> [WriteJob] {
        let now = uptime()
        let (late, group) = state.withLock { state in
            (Self.takeLate(at: now, from: &state), state.schedule.takeGroup(from: &state.waiting))
        }
        refuse(late)
        return group
    }
}

/// A waiting write, with its result's type erased.
struct WriteJob: Sendable {
    let id: UInt64
    /// The uptime in nanoseconds at which it is withdrawn if it is still waiting.
    let deadline: UInt64
    /// Whether nobody waits for it.
    let isBackground: Bool
    /// Runs the body and returns a function that resumes the caller.
    let attempt: @Sendable (Transaction) throws -> @Sendable () -> Void
    /// Resumes the caller with an error.
    let fail: @Sendable (any Error) -> Void
}

extension WriteJob {
    init<T: Sendable>(
        id: UInt64, deadline: UInt64, isBackground: Bool, _ body: @escaping @Sendable (Transaction) throws -> T,
        _ continuation: CheckedContinuation<T, any Error>
    ) {
        self.id = id
        self.deadline = deadline
        self.isBackground = isBackground
        attempt = { transaction in
            let result = try body(transaction)
            return { continuation.resume(returning: result) }
        }
        fail = { continuation.resume(throwing: SQLiteErrors.translated($0)) }
    }
}
