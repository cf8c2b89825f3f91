import Core
import Synchronization

/// Holds changes back while nobody looks at the page, and passes each on once when somebody looks again, however often it occurred.
///
/// A disconnected page may wait minutes for its browser. Without a gate it would fetch for every change that nobody sees.
public final class RealtimeGate: Sendable {
    private struct Held {
        let change: Change
        let continuation: AsyncStream<Change>.Continuation
    }

    private struct State {
        var isOpen = true
        var held: [Int: [Held]] = [:]
    }

    private let state = Mutex(State())

    /// Creates an open gate.
    public init() {}

    /// Opens the gate, passing on held changes and all later ones; or closes it.
    public func set(isOpen: Bool) {
        state.withLock { state in
            state.isOpen = isOpen
            guard isOpen else { return }
            // Under the lock, so that no later change of the same thing overtakes it.
            for held in state.held.values.joined() { held.continuation.yield(held.change) }
            state.held = [:]
        }
    }

    /// Passes a change to a listener, now or later. Among held changes of the same kind and thing the newest is kept, and at most `limit` overall.
    func pass(_ change: Change, to listener: Int, _ continuation: AsyncStream<Change>.Continuation, limit: Int) {
        let isOpen = state.withLock { state in
            guard !state.isOpen else { return true }
            var held = state.held.removeValue(forKey: listener) ?? []
            held.removeAll { $0.change.kind == change.kind && $0.change.id == change.id }
            held.append(Held(change: change, continuation: continuation))
            if held.count > limit { held.removeFirst() }
            state.held[listener] = held
            return false
        }
        if isOpen { continuation.yield(change) }
    }
}
