import Foundation
import Synchronization

/// Ends calls that exceed their deadline. All calls of a client share one timer: a sleeping task for each would cost more than the rest of the
/// client.
final class Deadlines: Sendable {
    private struct Entry {
        let due: Date
        let expire: @Sendable () -> Void
    }

    private struct State {
        var lastNumber = 0
        var entries: [Int: Entry] = [:]
        var timer: (due: Date, task: Task<Void, Never>)?
    }

    private let clock: any Clock
    private let state = Mutex(State())

    init(clock: any Clock) { self.clock = clock }

    deinit { state.withLock { $0.timer?.task.cancel() } }

    /// Runs an operation with a time limit. It runs in its own task, which is canceled at the deadline or with the caller; the caller continues
    /// at once, even if the operation takes long to notice. Without a limit the operation runs in the caller's task: creating a task and resuming
    /// the caller takes longer than a call in process.
    ///
    /// - Throws: ``HTTPClientError/timedOut``, `CancellationError`, or any error of the operation.
    func run<Output: Sendable>(
        within duration: Duration?, _ operation: @escaping @Sendable () async throws -> Output
    ) async throws -> Output {
        guard let duration else {
            try Task.checkCancellation()
            return try await operation()
        }
        let race = Race<Output>()
        let number = add(within: duration) { race.end(.failure(HTTPClientError.timedOut), cancelling: true) }
        defer { remove(number) }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                race.start(continuation, operation)
            }
        } onCancel: {
            race.end(.failure(CancellationError()), cancelling: true)
        }
    }

    /// Calls `expire` once after a duration, unless the entry is removed first.
    func add(within duration: Duration, expire: @escaping @Sendable () -> Void) -> Int {
        let due = clock.now.addingTimeInterval(duration / .seconds(1))
        return state.withLock { state in
            state.lastNumber += 1
            state.entries[state.lastNumber] = Entry(due: due, expire: expire)
            if let timer = state.timer, timer.due <= due { return state.lastNumber }
            state.timer?.task.cancel()
            state.timer = (due, timer(for: duration))
            return state.lastNumber
        }
    }

    func remove(_ number: Int) {
        state.withLock { _ = $0.entries.removeValue(forKey: number) }
    }

    private func timer(for duration: Duration) -> Task<Void, Never> {
        let (clock, start) = (clock, clock.now)
        return Task { [weak self] in
            guard (try? await clock.sleep(for: duration)) != nil else { return }
            // The sleep stays correct even if the system clock was set back meanwhile.
            self?.expire(at: max(clock.now, start.addingTimeInterval(duration / .seconds(1))))
        }
    }

    private func expire(at now: Date) {
        let expired = state.withLock { state in
            let expired = state.entries.filter { $0.value.due <= now }
            for number in expired.keys { state.entries[number] = nil }
            state.timer = nil
            if let next = state.entries.values.map(\.due).min() {
                state.timer = (next, timer(for: .seconds(next.timeIntervalSince(now))))
            }
            return expired.values.sorted { $0.due < $1.due }
        }
        for entry in expired { entry.expire() }
    }
}

/// The first of a call's possible outcomes: its completion, its deadline, or its caller's cancellation.
private final class Race<Output: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Output, any Error>?
        var task: Task<Void, Never>?
        var outcome: Result<Output, any Error>?
    }

    private let state = Mutex(State())

    func start(_ continuation: CheckedContinuation<Output, any Error>, _ operation: @escaping @Sendable () async throws -> Output) {
        let early = state.withLock { state in
            if state.outcome == nil { state.continuation = continuation }
            return state.outcome
        }
        if let early { return continuation.resume(with: early) }
        let task = Task {
            do {
                end(.success(try await operation()), cancelling: false)
            } catch {
                end(.failure(error), cancelling: false)
            }
        }
        let isOver = state.withLock { state in
            if state.outcome == nil { state.task = task }
            return state.outcome != nil
        }
        if isOver { task.cancel() }
    }

    func end(_ outcome: Result<Output, any Error>, cancelling: Bool) {
        let (continuation, task) = state.withLock { state in
            guard state.outcome == nil else { return (nil as CheckedContinuation<Output, any Error>?, nil as Task<Void, Never>?) }
            state.outcome = outcome
            defer { (state.continuation, state.task) = (nil, nil) }
            return (state.continuation, state.task)
        }
        if cancelling { task?.cancel() }
        continuation?.resume(with: outcome)
    }
}
