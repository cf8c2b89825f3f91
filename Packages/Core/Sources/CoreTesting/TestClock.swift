public import Core
public import Foundation
import Synchronization
public import Testing

/// A clock that stands still until the test advances it.
///
/// ```swift
/// let clock = TestClock()
/// let call = Task { try await client.data(for: request) }
/// await clock.sleepers(1)
/// clock.advance(by: .seconds(30))
/// ```
public final class TestClock: Core.Clock {
    private struct Sleeper {
        let number: Int
        let due: Date
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Watcher {
        let number: Int
        let count: Int
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var now: Date
        var sleepers: [Sleeper] = []
        var watchers: [Watcher] = []
        var cancelled: Set<Int> = []
        var lastNumber = 0

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }
    }

    private let state: Mutex<State>

    /// Creates a clock.
    ///
    /// - Parameter now: the initial time; noon on January 1, 2026, UTC, by default.
    public init(now: Date = Date(timeIntervalSince1970: 1_767_268_800)) {
        state = Mutex(State(now: now))
    }

    /// The current time. Setting it resumes the sleepers that are due.
    public var now: Date {
        get { state.withLock { $0.now } }
        set { move { $0 = newValue } }
    }

    /// Advances the time and resumes the sleepers that are due, earliest first.
    public func advance(by duration: Duration) {
        move { $0 += duration / .seconds(1) }
    }

    /// The number of current sleepers.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Waits until there are at least a number of sleepers. Fails the test if that doesn't happen within the deadline (in real time).
    public func sleepers(_ count: Int, within deadline: Duration = .seconds(30), sourceLocation: SourceLocation = #_sourceLocation) async {
        let number = state.withLock { $0.nextNumber() }
        let alarm = Task {
            guard (try? await SystemClock().sleep(for: deadline)) != nil else { return }
            self.dismiss(watcher: number)
        }
        let reached = await withCheckedContinuation { continuation in
            let enough = state.withLock { state -> Bool? in
                if state.sleepers.count >= count { return true }
                if state.cancelled.remove(number) != nil { return false }
                state.watchers.append(Watcher(number: number, count: count, continuation: continuation))
                return nil
            }
            if let enough { continuation.resume(returning: enough) }
        }
        alarm.cancel()
        guard !reached else { return }
        let fix = "To fix, check that the code under test sleeps on this clock."
        let text = "Expected \(count) sleeper\(count == 1 ? "" : "s") on the test clock, but after \(deadline) there are \(sleeperCount). \(fix)"
        Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    }

    /// Suspends until the test has advanced the time by a duration.
    public func sleep(for duration: Duration) async throws {
        try Task.checkCancellation()
        guard duration > .zero else { return }
        let number = state.withLock { $0.nextNumber() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in register(number, duration, continuation) }
        } onCancel: {
            let sleeper = state.withLock { state in
                guard let position = state.sleepers.firstIndex(where: { $0.number == number }) else {
                    state.cancelled.insert(number)
                    return nil as Sleeper?
                }
                return state.sleepers.remove(at: position)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    private func register(_ number: Int, _ duration: Duration, _ continuation: CheckedContinuation<Void, any Error>) {
        let reached = state.withLock { state -> [Watcher]? in
            guard state.cancelled.remove(number) == nil else { return nil }
            state.sleepers.append(Sleeper(number: number, due: state.now + duration / .seconds(1), continuation: continuation))
            let reached = state.watchers.filter { $0.count <= state.sleepers.count }
            state.watchers.removeAll { $0.count <= state.sleepers.count }
            return reached
        }
        guard let reached else { return continuation.resume(throwing: CancellationError()) }
        for watcher in reached { watcher.continuation.resume(returning: true) }
    }

    private func dismiss(watcher number: Int) {
        let watcher = state.withLock { state in
            guard let position = state.watchers.firstIndex(where: { $0.number == number }) else {
                state.cancelled.insert(number)
                return nil as Watcher?
            }
            return state.watchers.remove(at: position)
        }
        watcher?.continuation.resume(returning: false)
    }

    private func move(_ change: (inout Date) -> Void) {
        let woken = state.withLock { state in
            change(&state.now)
            let now = state.now
            let woken = state.sleepers.filter { $0.due <= now }.sorted { ($0.due, $0.number) < ($1.due, $1.number) }
            state.sleepers.removeAll { $0.due <= now }
            return woken
        }
        for sleeper in woken { sleeper.continuation.resume() }
    }
}
