import Synchronization

/// The last actions of a store, without what nobody should read, in an order that leads to the same state again.
///
/// ```swift
/// let log = ActionLog<SignInFeature.Action>(redact: SignInFeature.redacted)
/// store.log = log
/// let state = log.replay(on: SignInFeature.State()) { feature.reduce(&$0, $1) }
/// ```
public final class ActionLog<Action: Sendable>: Sendable, CustomStringConvertible {
    private struct Storage {
        var actions: [Action] = []
        var dropped = 0
    }

    private let storage = Mutex(Storage())
    private let capacity: Int
    private let redact: @Sendable (Action) -> Action

    /// Creates an empty log.
    ///
    /// - Parameters:
    ///   - capacity: how many actions are kept; the oldest make room, half of them at a time.
    ///   - redact: takes out of an action what nobody should read, such as a password that is being typed.
    public init(capacity: Int = 1000, redact: @escaping @Sendable (Action) -> Action) {
        self.capacity = max(2, capacity)
        self.redact = redact
    }

    /// The actions that are kept, the oldest first.
    public var actions: [Action] { storage.withLock { $0.actions } }

    /// How many older actions made room. The log leads to the store's state only where it is 0.
    public var droppedCount: Int { storage.withLock { $0.dropped } }

    /// Notes an action.
    public func note(_ action: Action) {
        let action = redact(action)
        storage.withLock { storage in
            if storage.actions.count == capacity {
                storage.actions.removeFirst(capacity / 2)
                storage.dropped += capacity / 2
            }
            storage.actions.append(action)
        }
    }

    /// The state that the actions lead to. Effects are not started: what they sent is among the actions.
    ///
    /// - Parameter observe: called after each action.
    public func replay<State>(
        on initial: State, observe: (Action, State) -> Void = { _, _ in }, reduce: (inout State, Action) -> Effect<Action>
    ) -> State {
        var state = initial
        for action in actions {
            _ = reduce(&state, action)
            observe(action, state)
        }
        return state
    }

    /// The actions' names, one a line, without what they carry.
    public var description: String {
        storage.withLock { storage in
            let dropped = storage.dropped == 0 ? [] : ["(\(storage.dropped) before)"]
            return (dropped + storage.actions.map { ActionName.of($0) }).joined(separator: "\n")
        }
    }
}
