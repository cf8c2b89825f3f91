import Synchronization

/// A value that is computed when it is first asked for.
final class OnceComputed<Value: Sendable>: Sendable {
    private let compute: @Sendable () -> Value
    private let state = Mutex<Value?>(nil)

    init(_ compute: @escaping @Sendable () -> Value) {
        self.compute = compute
    }

    /// The value.
    var value: Value {
        state.withLock { state in
            if let state { return state }
            let value = compute()
            state = value
            return value
        }
    }
}
