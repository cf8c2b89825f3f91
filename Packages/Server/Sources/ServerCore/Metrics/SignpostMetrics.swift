public import Core
public import CoreMetrics
import Synchronization

/// Converts measurements of ``Signpost`` into timers of swift-metrics: `signpost_duration_seconds` by category and name.
///
/// Memory is bounded: a limited number of names have their own timers, and all others share one named `other`.
public final class SignpostMetrics: SignpostSink {
    private struct Key: Hashable {
        let category: String
        let name: String
    }

    private let factory: any MetricsFactory
    private let nameLimit: Int
    private let timers = Mutex<[Key: Timer]>([:])

    /// Creates a sink, to be attached with ``Signpost/attach(_:)``.
    ///
    /// - Parameters:
    ///   - factory: stores the metrics.
    ///   - nameLimit: the number of names with their own timers.
    public init(factory: any MetricsFactory, nameLimit: Int = 500) {
        self.factory = factory
        self.nameLimit = nameLimit
    }

    /// False, since figures are kept for kinds of work rather than single actions.
    public var wantsDetails: Bool { false }

    /// Adds a duration to its name's timer.
    public func ended(_ interval: SignpostInterval, nanoseconds: UInt64) {
        timer(Key(category: interval.category, name: interval.name)).recordNanoseconds(Int64(clamping: nanoseconds))
    }

    private func timer(_ key: Key) -> Timer {
        timers.withLock { timers in
            if let timer = timers[key] { return timer }
            let kept = timers.count < nameLimit ? key : Key(category: "any", name: "other")
            let timer =
                timers[kept]
                ?? Timer(label: "signpost_duration_seconds", dimensions: [("category", kept.category), ("name", kept.name)], factory: factory)
            timers[kept] = timer
            return timer
        }
    }
}
