public import Foundation
public import Persistence

/// The time that customers wait for a driver, which Fleet learns. Where it knows nothing, promises hold that are true without knowing
/// traffic.
public protocol ArrivalEstimates: Sendable {
    /// Returns how long a visit takes that begins to be waited for at a time; nil if that isn't known yet.
    func wait(for visit: VisitKind, area: String, at time: Date, in transaction: Transaction) throws -> ArrivalWait?
}

/// The kind of visit that a customer waits for.
public enum VisitKind: Sendable, Hashable {
    /// A pickup as soon as possible, from the time that it is asked for.
    case pickup
    /// A delivery, from the time that it leaves the plant.
    case delivery
}

/// The seconds of a wait: half of the visits come within the one, four of five within the other.
public struct ArrivalWait: Sendable, Hashable {
    let median: TimeInterval
    let late: TimeInterval

    /// Creates a wait.
    public init(median: TimeInterval, late: TimeInterval) {
        self.median = median
        self.late = late
    }
}

/// Estimates of a product without Fleet.
struct NothingLearned: ArrivalEstimates {
    func wait(for visit: VisitKind, area: String, at time: Date, in transaction: Transaction) throws -> ArrivalWait? { nil }
}
