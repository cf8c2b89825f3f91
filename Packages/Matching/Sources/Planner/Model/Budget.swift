/// The limits of a search, and its seed.
public struct Budget: Sendable, Hashable {
    /// The time from the call to the plan; nil if only iterations count.
    public var time: Duration?
    /// The rounds of search; nil if only time counts. Without a time, a plan depends on nothing but the problem, the seed, this and the islands.
    public var iterations: Int?
    /// The seed of everything random.
    public var seed: UInt64
    /// The searches that run side by side, each on a thread of its own, and exchange their best plans.
    public var islands: Int

    /// Creates a budget by time, by iterations or both, whichever ends first.
    public init(time: Duration? = nil, iterations: Int? = nil, seed: UInt64 = 1, islands: Int = 1) {
        (self.time, self.iterations, self.seed, self.islands) = (time, iterations, seed, max(islands, 1))
    }
}

/// The state of a search that goes on.
public struct PlanProgress: Sendable, Hashable {
    /// The rounds made so far.
    public var iterations: Int
    /// The vehicles of the best plan.
    public var vehicles: Int
    /// The distance of the best plan.
    public var distance: Double
    /// The requests that the best plan doesn't serve.
    public var unassigned: Int
}
