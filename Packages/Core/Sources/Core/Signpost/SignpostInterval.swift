/// A measured piece of work with a beginning and an end.
public struct SignpostInterval: Sendable {
    /// The name of the work, such as `GET /orders/{id}`. Use few distinct names, since figures are kept by name.
    public let name: String
    /// The category, such as `store` or `http`.
    public let category: String
    /// A number that distinguishes intervals of the same name.
    public let number: UInt64
    /// Whether the work may suspend and so overlap other work on its thread.
    public let isAsynchronous: Bool
    /// The start, by ``MonotonicClock``.
    public let startNanoseconds: UInt64
    /// The id of the request that the work belongs to.
    public let requestID: String?

    /// Creates an interval. Only ``Signpost`` and the tests of sinks need to.
    public init(name: String, category: String, number: UInt64, isAsynchronous: Bool, startNanoseconds: UInt64, requestID: String?) {
        self.name = name
        self.category = category
        self.number = number
        self.isAsynchronous = isAsynchronous
        self.startNanoseconds = startNanoseconds
        self.requestID = requestID
    }
}

/// Receives the measurements of ``Signpost``: a trace file, metrics, a test.
public protocol SignpostSink: AnyObject, Sendable {
    /// Whether names should include details, such as an action's, that may cost more to build than a small step takes.
    var wantsDetails: Bool { get }
    /// Called on the thread that begins the work.
    func began(_ interval: SignpostInterval)
    /// Called when work ends. Synchronous work ends on the thread that began it.
    ///
    /// - Parameter nanoseconds: the duration.
    func ended(_ interval: SignpostInterval, nanoseconds: UInt64)
}

extension SignpostSink {
    /// True by default, for sinks that look at a single run.
    public var wantsDetails: Bool { true }
    /// Does nothing, since most sinks need only durations.
    public func began(_ interval: SignpostInterval) {}
}
