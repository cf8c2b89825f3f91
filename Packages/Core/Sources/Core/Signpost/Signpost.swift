public import Synchronization

/// Measures how long work takes and reports it to the attached sinks. Without a sink it costs one atomic load.
///
/// ```swift
/// let page = Signpost.interval("render", category: "live") { renderer.html(view) }
/// let rows = try await Signpost.interval("orders.list", category: "database") { try await database.read(list) }
/// ```
public enum Signpost {
    @usableFromInline static let isListenedTo = Atomic(false)
    private static let areDetailsWanted = Atomic(false)
    private static let lastNumber = Atomic<UInt64>(0)
    private static let sinks = Mutex<[any SignpostSink]>([])

    /// Whether a sink is attached.
    @inlinable public static var isEnabled: Bool { isListenedTo.load(ordering: .relaxed) }

    /// Whether a sink wants detailed names.
    public static var wantsDetails: Bool { areDetailsWanted.load(ordering: .relaxed) }

    /// Attaches a sink, which receives all later measurements. For the product's bootstrap and tests.
    public static func attach(_ sink: any SignpostSink) {
        change { $0.append(sink) }
    }

    /// Detaches a sink.
    public static func detach(_ sink: any SignpostSink) {
        change { $0.removeAll { $0 === sink } }
    }

    private static func change(_ change: (inout [any SignpostSink]) -> Void) {
        sinks.withLock {
            change(&$0)
            isListenedTo.store(!$0.isEmpty, ordering: .relaxed)
            areDetailsWanted.store($0.contains(where: \.wantsDetails), ordering: .relaxed)
        }
    }

    /// Measures synchronous work.
    public static func interval<Value, Failure: Error>(
        _ name: @autoclosure () -> String, category: String, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard isEnabled else { return try body() }
        let interval = begin(name(), category: category, isAsynchronous: false)
        defer { end(interval) }
        return try body()
    }

    /// Measures frequent small work, only for sinks that want details.
    public static func detail<Value, Failure: Error>(
        _ name: @autoclosure () -> String, category: String, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard wantsDetails else { return try body() }
        return try interval(name(), category: category, body)
    }

    /// Measures asynchronous work, on the caller's actor.
    public static func interval<Value, Failure: Error>(
        _ name: @autoclosure () -> String, category: String, _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        guard isEnabled else { return try await body() }
        let interval = begin(name(), category: category)
        defer { end(interval) }
        return try await body()
    }

    /// Begins work that ends elsewhere; returns nil if no sink is attached.
    ///
    /// - Parameter isAsynchronous: false for work that stays on its thread and ends before anything begun earlier there.
    public static func begin(_ name: @autoclosure () -> String, category: String, isAsynchronous: Bool = true) -> SignpostInterval? {
        guard isEnabled else { return nil }
        let interval = SignpostInterval(
            name: name(), category: category, number: lastNumber.add(1, ordering: .relaxed).newValue, isAsynchronous: isAsynchronous,
            startNanoseconds: MonotonicClock.nanoseconds, requestID: RequestID.current)
        for sink in sinks.withLock({ $0 }) { sink.began(interval) }
        return interval
    }

    /// Ends work; does nothing if `interval` is nil.
    public static func end(_ interval: SignpostInterval?) {
        guard let interval else { return }
        let nanoseconds = MonotonicClock.nanoseconds - interval.startNanoseconds
        for sink in sinks.withLock({ $0 }) { sink.ended(interval, nanoseconds: nanoseconds) }
    }
}
