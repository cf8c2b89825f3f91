public import Core
public import FleetAPI
public import Foundation

/// A stop of a job, as matchers see it.
public struct MatchableStop: Sendable, Equatable {
    /// The stop's id.
    public var id: Int
    /// The id of the order.
    public var order: Int
    /// The place.
    public var place: Coordinate
    /// The window that was promised; nil for none.
    public var window: StopWindow?
    /// The time after which it counts as late without a window; nil for none.
    public var dueAt: Date?
    /// The time that the stop takes.
    public var duration: Duration
    /// The number of bags that come aboard; negative for those that leave.
    public var load: Int
    /// True where the driver is there or on the way there.
    public var isBegun: Bool
    /// True for the customer's door.
    public var isDoor: Bool

    /// Creates a stop.
    public init(
        id: Int, order: Int, place: Coordinate, window: StopWindow? = nil, dueAt: Date? = nil, duration: Duration = .seconds(300), load: Int = 0,
        isBegun: Bool = false, isDoor: Bool = false
    ) {
        self.id = id
        self.order = order
        self.place = place
        self.window = window
        self.dueAt = dueAt
        self.duration = duration
        self.load = load
        self.isBegun = isBegun
        self.isDoor = isDoor
    }
}

extension [MatchableStop] {
    /// The bags that are aboard before these stops: those that leave at one without coming aboard at one.
    var bagsAboard: Int { Dictionary(grouping: self, by: \.order).values.reduce(0) { $0 + Swift.max(0, -$1.reduce(0) { $0 + $1.load }) } }
}

/// A job that waits for a driver.
public struct MatchableJob: Sendable, Equatable {
    /// The job's id.
    public var id: Int
    /// The place of its first stop.
    public var place: Coordinate
    /// The customer's door.
    public var door: Coordinate
    /// The ids of the drivers who declined it.
    public var declined: Set<Int>
    /// The ids of the drivers who let its last offer expire.
    public var silent: Set<Int>
    /// The order's id.
    public var order: Int
    /// The stops in their order.
    public var stops: [MatchableStop]
    /// The number of bags.
    public var bags: Int
    /// The time since which it waits.
    public var since: Date
    /// The id of the driver to whom alone it is offered at the moment; nil where there is none.
    public var offeredTo: Int?

    /// Creates a job.
    public init(
        id: Int, place: Coordinate, door: Coordinate? = nil, declined: Set<Int> = [], silent: Set<Int> = [], order: Int? = nil, stops: [MatchableStop] = [],
        bags: Int = 0, since: Date = .distantPast, offeredTo: Int? = nil
    ) {
        self.id = id
        self.order = order ?? id
        self.stops = stops
        self.bags = bags
        self.since = since
        self.offeredTo = offeredTo
        self.place = place
        self.door = door ?? place
        self.declined = declined
        self.silent = silent
    }
}

/// A driver who may take a job.
public struct MatchableDriver: Sendable, Equatable {
    /// The availability of a driver for a job.
    public enum Availability: Sendable, Equatable {
        case free, busy, onBreak, offline
    }

    /// The driver's id.
    public var id: Int
    /// The driver's name.
    public var name: String
    /// The newest place; nil where it isn't known.
    public var place: Coordinate?
    /// The driver's availability.
    public var availability: Availability
    /// The places that a busy driver still has to visit, in order, where one more order fits in the trip; empty otherwise.
    public var route: [Coordinate]
    /// The stops that a busy driver still has to make, in order.
    public var stops: [MatchableStop]
    /// The number of bags aboard.
    public var bagsAboard: Int
    /// The number of orders that the driver has.
    public var orders: Int
    /// The time since which a free driver waits for a job; nil for others.
    public var idleSince: Date?
    /// The number of jobs that the driver finished today.
    public var jobsToday: Int
    /// The pay of these jobs, in cents.
    public var centsToday: Int

    /// Creates a driver.
    public init(
        id: Int, name: String, place: Coordinate?, availability: Availability, route: [Coordinate] = [], stops: [MatchableStop] = [], bagsAboard: Int = 0,
        orders: Int = 0, idleSince: Date? = nil, jobsToday: Int = 0, centsToday: Int = 0
    ) {
        self.stops = stops
        self.bagsAboard = bagsAboard
        self.orders = orders
        self.idleSince = idleSince
        self.jobsToday = jobsToday
        self.centsToday = centsToday
        self.id = id
        self.name = name
        self.place = place
        self.availability = availability
        self.route = route
    }
}
