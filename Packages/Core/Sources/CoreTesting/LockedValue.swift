import Synchronization

/// A value protected by a lock, for fakes that record their calls.
///
/// ```swift
/// let calls = LockedValue<[Int]>([])
/// calls.withLock { $0.append(7) }
/// #expect(calls.value == [7])
/// ```
public final class LockedValue<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    /// Creates a box with its initial value.
    public init(_ value: Value) { mutex = Mutex(value) }

    /// The current value.
    public var value: Value {
        get { mutex.withLock { $0 } }
        set { mutex.withLock { $0 = newValue } }
    }

    /// Calls a closure with exclusive access to the value.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout Value) throws -> Result) rethrows -> Result {
        try mutex.withLock { try body(&$0) }
    }
}
