public import Core
public import Foundation

/// An order that waits for a driver.
public struct MatchOrder: Sendable, Equatable {
    /// The order's id.
    public var id: Int
    /// The stops in their order, of which there is at least one.
    public var stops: [MatchStop]
    /// The number of bags.
    public var bags: Int
    /// The time since which it waits.
    public var since: Date
    /// The ids of the drivers who declined it.
    public var declined: Set<Int>
    /// The ids of the drivers who let its last offer expire.
    public var silent: Set<Int>
    /// The id of the driver to whom alone it is offered at the moment; nil where there is none.
    public var offeredTo: Int?

    /// Creates an order.
    public init(id: Int, stops: [MatchStop], bags: Int, since: Date, declined: Set<Int> = [], silent: Set<Int> = [], offeredTo: Int? = nil) {
        self.id = id
        self.stops = stops
        self.bags = bags
        self.since = since
        self.declined = declined
        self.silent = silent
        self.offeredTo = offeredTo
    }
}

/// A driver with what they have yet to do.
public struct MatchDriver: Sendable, Equatable {
    /// The availability of a driver.
    public enum Availability: Sendable, Equatable {
        case free, busy, onBreak, offline
    }

    /// The driver's id.
    public var id: Int
    /// The driver's name.
    public var name: String
    /// The newest place; nil where it isn't known.
    public var place: Coordinate?
    /// The availability.
    public var availability: Availability
    /// The stops that a busy driver still has to make, in order.
    public var stops: [MatchStop]
    /// The number of bags aboard.
    public var bagsAboard: Int
    /// The number of orders that the driver has.
    public var orders: Int
    /// The time since which a free driver waits; nil for others.
    public var idleSince: Date?
    /// The number of jobs that the driver has had today.
    public var jobsToday: Int
    /// The pay of these jobs, in cents.
    public var centsToday: Int

    /// Creates a driver.
    public init(
        id: Int, name: String, place: Coordinate?, availability: Availability = .free, stops: [MatchStop] = [], bagsAboard: Int = 0, orders: Int = 0,
        idleSince: Date? = nil, jobsToday: Int = 0, centsToday: Int = 0
    ) {
        self.id = id
        self.name = name
        self.place = place
        self.availability = availability
        self.stops = stops
        self.bagsAboard = bagsAboard
        self.orders = orders
        self.idleSince = idleSince
        self.jobsToday = jobsToday
        self.centsToday = centsToday
    }
}

/// All that a round looks at.
public struct MatchSituation: Sendable, Equatable {
    /// The time of the round.
    public var now: Date
    /// The orders that wait.
    public var orders: [MatchOrder]
    /// The drivers, those who can't take an order among them.
    public var drivers: [MatchDriver]
    /// True in the rounds that the server makes by itself, in which orders may wait; false where a dispatcher asks for drivers now.
    public var mayWait: Bool
    /// The limits that are kept.
    public var rules: MatchRules

    /// Creates a situation.
    public init(now: Date, orders: [MatchOrder], drivers: [MatchDriver], mayWait: Bool, rules: MatchRules = MatchRules()) {
        self.now = now
        self.orders = orders
        self.drivers = drivers
        self.mayWait = mayWait
        self.rules = rules
    }
}
