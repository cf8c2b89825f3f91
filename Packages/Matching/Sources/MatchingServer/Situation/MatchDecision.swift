public import FleetAPI
public import Foundation

/// The decision of a round about an order, with its reasons.
public struct MatchDecision: Sendable, Equatable {
    /// The choice for an order.
    public enum Outcome: Sendable, Hashable {
        /// A free driver should get it.
        case driver(Int)
        /// It fits in the trip of a driver who is under way.
        case trip(Int)
        /// It waits until a time to share the trip of a driver who hasn't accepted it yet, or who is under way and comes nearer.
        case waits(driver: Int, until: Date)
        /// It waits until a time, since its window is far ahead.
        case notDue(until: Date)
        /// No driver can take it.
        case nobody
        /// The round was cut before anything was decided.
        case undecided
    }

    /// The order's id.
    public var order: Int
    /// The choice.
    public var outcome: Outcome
    /// The ids of the stops of the driver's whole trip in their order; empty without a driver.
    public var route: [Int]
    /// The reasons for the choice, the most important first.
    public var reasons: [MatchReason]

    /// Creates a decision.
    public init(order: Int, outcome: Outcome, route: [Int] = [], reasons: [MatchReason]) {
        self.order = order
        self.outcome = outcome
        self.route = route
        self.reasons = reasons
    }
}
