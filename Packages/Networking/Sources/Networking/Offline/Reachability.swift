public import Core
public import Foundation
import Synchronization

/// Whether the server can be reached, learnt from calls that really failed or succeeded: no probing, no guess from network interfaces.
///
/// ```swift
/// for await state in reachability.changes() { send(.reachabilityChanged(state)) }
/// ```
public final class Reachability: Sendable {
    /// What the last call showed.
    public enum State: Sendable, Equatable {
        /// The last call was answered, or none was made.
        case online
        /// Calls have got no answer since a time.
        case offline(since: Date)
    }

    private let clock: any Clock
    private let current = Mutex(State.online)
    private let broadcaster = Broadcaster<State>()

    /// Starts online.
    public init(clock: any Clock) { self.clock = clock }

    /// What the last call showed.
    public var state: State { current.withLock { $0 } }

    /// Changes from now on. Each caller gets a stream of its own.
    public func changes() -> AsyncStream<State> { broadcaster.stream() }

    /// An answer came, be it an error.
    public func succeeded() { set { _ in .online } }

    /// No answer came.
    public func failed() {
        let now = clock.now
        set { if case .offline = $0 { $0 } else { .offline(since: now) } }
    }

    private func set(_ next: (State) -> State) {
        let changed: State? = current.withLock { state in
            let new = next(state)
            guard new != state else { return nil }
            state = new
            return new
        }
        if let changed { broadcaster.send(changed) }
    }
}
