import Synchronization

/// Whether the server accepts new work, reported by `/ready` to load balancers.
public final class Readiness: Sendable {
    private let draining = Atomic(false)

    /// Creates an instance that is ready.
    public init() {}

    /// Whether the server is about to stop.
    public var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// Marks the server as about to stop. It still responds to requests.
    public func drain() { draining.store(true, ordering: .relaxed) }
}
