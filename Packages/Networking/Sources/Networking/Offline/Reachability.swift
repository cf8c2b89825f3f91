public import Core
public import Foundation
import Synchronization

/// Whether the server can be reached, based on the outcome of actual calls rather than on probes or network interfaces.
///
/// ```swift
/// for await state in reachability.changes() { send(.reachabilityChanged(state)) }
/// ```
public final class Reachability: Sendable {
    /// The result of the last call.
    public enum State: Sendable, Equatable {
        /// The last call got a response, or none was made.
        case online
        /// Calls have had no response since a time.
        case offline(since: Date)
    }

    private let clock: any Clock
    private let current = Mutex(State.online)
    private let broadcaster = Broadcaster<State>()

    /// Starts online.
    public init(clock: any Clock) { self.clock = clock }

    /// The result of the last call.
    public var state: State { current.withLock { $0 } }

    /// Returns a stream of later changes, separate for each caller.
    public func changes() -> AsyncStream<State> { broadcaster.stream() }

    /// Records that a response arrived, even an error.
    public func succeeded() { set { _ in .online } }

    /// Records that no response arrived.
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
