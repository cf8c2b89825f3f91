public import FleetAPI
import Foundation
import Planner
import Synchronization

/// Decides which drivers get which orders, on a thread of its own, so that no event loop and no thread of Swift's concurrency waits for it.
///
/// A computation ends at its deadline or when the task of its caller is canceled, whichever comes first, and leaves the rest undecided. There is one thread:
/// computations that arrive meanwhile wait for it, but no longer than their own time.
public final class MatchingEngine: Sendable {
    /// The time that a computation has, the wait for the thread included.
    public let timeout: Duration
    private let worker = MatchingWorker()

    /// Starts the thread.
    public init(timeout: Duration = .seconds(1)) { self.timeout = timeout }

    /// Returns the decisions about the orders of a situation, in their order.
    public func decide(_ situation: MatchSituation) async -> [MatchDecision] {
        await compute { MatchRound.decide(situation, until: $0) }
    }

    /// Returns the drivers for one order, those who can take it first, the best first.
    public func suggestions(_ situation: MatchSituation) async -> [DriverSuggestion] {
        await compute { MatchAdvice(situation, until: $0).suggestions() }
    }

    /// Returns what it would cost to give the order of a situation to a driver; nil where the driver isn't at work.
    public func estimate(_ situation: MatchSituation, driver: Int) async -> AssignmentEstimate? {
        await compute { MatchAdvice(situation, until: $0).estimate(driver: driver) }
    }

    private func compute<Value: Sendable>(_ work: @escaping @Sendable (StopSignal) -> Value) async -> Value {
        let deadline = StopSignal(time: timeout)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in worker.add { continuation.resume(returning: work(deadline)) } }
        } onCancel: {
            deadline.cancel()
        }
    }
}

/// A thread that does one computation after another.
private final class MatchingWorker: Sendable {
    private struct State {
        var waiting: [@Sendable () -> Void] = []
    }

    /// The state that the thread keeps alive until it ends.
    private final class Queue: Sendable {
        let state = Mutex(State())
        let signal = DispatchSemaphore(value: 0)

        func run() {
            while true {
                signal.wait()
                let next = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
                guard let next else { return }
                next()
            }
        }
    }

    private let queue = Queue()

    init() {
        let thread = Thread { [queue] in queue.run() }
        thread.name = "matching"
        // Recursion goes as deep as a trip has stops; the default stack of a secondary thread is small.
        thread.stackSize = 4 << 20
        thread.start()
    }

    deinit { queue.signal.signal() }

    func add(_ work: @escaping @Sendable () -> Void) {
        queue.state.withLock { $0.waiting.append(work) }
        queue.signal.signal()
    }
}
