/// A piece of work with a beginning and, later, an end.
public struct SignpostInterval: Sendable {
    /// What was done, such as `GET /orders/{id}`. Few different names: figures are kept by name.
    public let name: String
    /// Where, such as `store` or `http`.
    public let category: String
    /// Tells intervals of the same name apart.
    public let number: UInt64
    /// Whether the work could wait in between, and so overlap others on its thread.
    public let isAsynchronous: Bool
    /// When it began, by ``MonotonicClock``.
    public let startNanoseconds: UInt64
    /// The request that it belongs to.
    public let requestID: String?

    /// Creates an interval; outside of sinks' tests, ``Signpost`` does.
    public init(name: String, category: String, number: UInt64, isAsynchronous: Bool, startNanoseconds: UInt64, requestID: String?) {
        self.name = name
        self.category = category
        self.number = number
        self.isAsynchronous = isAsynchronous
        self.startNanoseconds = startNanoseconds
        self.requestID = requestID
    }
}

/// Takes what ``Signpost`` measures: a trace file, metrics, a test.
public protocol SignpostSink: AnyObject, Sendable {
    /// Whether names should say all they can, such as an action's, where that costs more than the work of a small step.
    var wantsDetails: Bool { get }
    /// Work begins. Called on the thread that begins it.
    func began(_ interval: SignpostInterval)
    /// Work has ended. Synchronous work ends on the thread on which it began.
    ///
    /// - Parameter nanoseconds: how long it took.
    func ended(_ interval: SignpostInterval, nanoseconds: UInt64)
}

extension SignpostSink {
    /// True: who looks at a single run wants to know each step.
    public var wantsDetails: Bool { true }
    /// Nothing: most sinks want the durations alone.
    public func began(_ interval: SignpostInterval) {}
}
