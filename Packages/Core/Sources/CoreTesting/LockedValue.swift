import Synchronization

/// A value behind a lock, for fakes that note what they were asked.
///
/// ```swift
/// let calls = LockedValue<[Int]>([])
/// calls.withLock { $0.append(7) }
/// #expect(calls.value == [7])
/// ```
public final class LockedValue<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    /// Creates a box with its first value.
    public init(_ value: Value) { mutex = Mutex(value) }

    /// The present value.
    public var value: Value {
        get { mutex.withLock { $0 } }
        set { mutex.withLock { $0 = newValue } }
    }

    /// Reads and changes the value while nobody else can.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout Value) throws -> Result) rethrows -> Result {
        try mutex.withLock { try body(&$0) }
    }
}
