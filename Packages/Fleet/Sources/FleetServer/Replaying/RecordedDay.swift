public import Core
public import FleetAPI
public import Foundation

/// A day of driving as it was recorded: what has to be known to give its jobs to drivers again, and what happened.
///
/// It holds the places of customers' doors, but no names, addresses or other words.
public struct RecordedDay: Codable, Sendable, Equatable {
    /// The beginning of the day.
    public var start: Date
    /// The end of the day.
    public var end: Date
    /// The place where drivers begin whose first place isn't known.
    public var plant: Coordinate
    /// The jobs that were opened on the day, the first to be opened first.
    public var jobs: [RecordedJob]
    /// The drivers who were there.
    public var drivers: [RecordedDriver]
    /// The number of jobs of the day that nobody could have been chosen for, such as those that drivers began the day before.
    public var leftOut: Int

    /// Creates a day.
    public init(start: Date, end: Date, plant: Coordinate, jobs: [RecordedJob], drivers: [RecordedDriver], leftOut: Int = 0) {
        self.start = start
        self.end = end
        self.plant = plant
        self.jobs = jobs
        self.drivers = drivers
        self.leftOut = leftOut
    }
}

/// A recorded job.
public struct RecordedJob: Codable, Sendable, Equatable {
    /// The job's id.
    public var id: Int
    /// The id of the order that it served.
    public var order: Int
    /// The kind of work.
    public var kind: JobKind
    /// The number of bags.
    public var bags: Int
    /// The pay in cents.
    public var payCents: Int
    /// The time at which it was opened.
    public var openedAt: Date
    /// The time at which its driver got it; nil where nobody did.
    public var acceptedAt: Date?
    /// The id of its driver; nil where nobody had it.
    public var driver: Int?
    /// The time at which it wasn't needed any more, as its customer canceled; nil where it was.
    public var withdrawnAt: Date?
    /// The ids of the drivers who declined it or gave it back.
    public var declined: [Int]
    /// The stops in their order.
    public var stops: [RecordedStop]

    /// Creates a job.
    public init(
        id: Int, order: Int, kind: JobKind, bags: Int, payCents: Int, openedAt: Date, acceptedAt: Date? = nil, driver: Int? = nil, withdrawnAt: Date? = nil,
        declined: [Int] = [], stops: [RecordedStop]
    ) {
        self.id = id
        self.order = order
        self.kind = kind
        self.bags = bags
        self.payCents = payCents
        self.openedAt = openedAt
        self.acceptedAt = acceptedAt
        self.driver = driver
        self.withdrawnAt = withdrawnAt
        self.declined = declined
        self.stops = stops
    }
}

/// A stop of a recorded job.
public struct RecordedStop: Codable, Sendable, Equatable {
    /// The stop's id.
    public var id: Int
    /// The work at the stop.
    public var kind: StopKind
    /// The kind of place.
    public var place: StopPlace
    /// The place.
    public var coordinate: Coordinate
    /// The window that was promised; nil for none.
    public var window: StopWindow?
    /// The state in which it was left.
    public var status: StopStatus
    /// The time of the arrival; nil where nobody came.
    public var arrivedAt: Date?
    /// The time at which it was over; nil where it never was.
    public var endedAt: Date?

    /// Creates a stop.
    public init(
        id: Int, kind: StopKind, place: StopPlace, coordinate: Coordinate, window: StopWindow? = nil, status: StopStatus = .done, arrivedAt: Date? = nil,
        endedAt: Date? = nil
    ) {
        self.id = id
        self.kind = kind
        self.place = place
        self.coordinate = coordinate
        self.window = window
        self.status = status
        self.arrivedAt = arrivedAt
        self.endedAt = endedAt
    }
}

/// A driver on a recorded day.
public struct RecordedDriver: Codable, Sendable, Equatable {
    /// A time in which the driver was online and on no break.
    public struct Presence: Codable, Sendable, Equatable {
        /// The beginning.
        public var start: Date
        /// The end, which is the day's for a driver who stayed.
        public var end: Date

        /// Creates a presence.
        public init(start: Date, end: Date) {
            self.start = start
            self.end = end
        }
    }

    /// The driver's id.
    public var id: Int
    /// The first known place; nil without one.
    public var place: Coordinate?
    /// The times of work, the first first.
    public var presences: [Presence]

    /// Creates a driver.
    public init(id: Int, place: Coordinate? = nil, presences: [Presence]) {
        self.id = id
        self.place = place
        self.presences = presences
    }
}
