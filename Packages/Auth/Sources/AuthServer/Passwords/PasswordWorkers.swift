import Core
import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// A few threads of low priority that work through a bounded queue.
///
/// They keep hashes off the threads of Swift's concurrency and of the event loops, and the operating system prefers those where cores are short.
final class PasswordWorkers: Sendable {
    private struct Job: Sendable {
        let id: Int
        let run: @Sendable () -> Void
        let refuse: @Sendable () -> Void
    }

    private struct State: Sendable {
        var waiting: [Job] = []
        var nextID = 0
    }

    /// The state that the threads share. A thread keeps it alive until its present job has ended.
    private final class Queue: Sendable {
        let state = Mutex(State())
        let isClosed = Mutex(false)
        let signal = DispatchSemaphore(value: 0)

        func work() {
            while true {
                signal.wait()
                if isClosed.withLock({ $0 }) { return }
                state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }?.run()
            }
        }
    }

    private let queue = Queue()
    private let threads: Int
    private let limit: Int

    /// Starts the threads, at least one.
    init(threads: Int, waiting limit: Int) {
        self.threads = max(1, threads)
        self.limit = limit
        for number in 1...self.threads {
            let thread = Thread { [queue] in
                Self.lowerPriority()
                queue.work()
            }
            thread.name = "password hashing \(number)"
            thread.start()
        }
    }

    deinit {
        queue.isClosed.withLock { $0 = true }
        for _ in 0..<threads { queue.signal.signal() }
    }

    /// Runs work on one of the threads.
    ///
    /// - Throws: ``APIError`` of status 503 if too many jobs wait, `CancellationError` if the caller's task is canceled before its turn, and the
    ///   errors of the work.
    func run<Success: Sendable>(_ work: @escaping @Sendable () throws -> Success) async throws -> Success {
        try Task.checkCancellation()
        let id = queue.state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Success, any Error>) in
                let job = Job(
                    id: id, run: { continuation.resume(with: Result { try work() }) }, refuse: { continuation.resume(throwing: CancellationError()) })
                let isTaken = queue.state.withLock { state in
                    guard state.waiting.count < limit else { return false }
                    state.waiting.append(job)
                    return true
                }
                guard isTaken else { return continuation.resume(throwing: Self.busy) }
                queue.signal.signal()
            }
        } onCancel: {
            queue.state.withLock { state in
                state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0) }
            }?.refuse()
        }
    }

    var waitingCount: Int { queue.state.withLock { $0.waiting.count } }

    private static var busy: APIError { APIError(status: 503, code: "busy", message: Strings.busy) }

    /// Lowers the priority of the calling thread. On Linux, each thread has a priority of its own.
    private static func lowerPriority() {
        #if canImport(Glibc)
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 4)
        #endif
    }
}
