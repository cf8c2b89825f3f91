import Synchronization

/// Whether the server takes new work; a balancer that asks `/ready` learns from it when to send none.
public final class Readiness: Sendable {
    private let draining = Atomic(false)

    /// Creates it, ready.
    public init() {}

    /// Whether the server is about to stop.
    public var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// From now on the server isn't ready: it still answers, but is about to stop.
    public func drain() { draining.store(true, ordering: .relaxed) }
}
