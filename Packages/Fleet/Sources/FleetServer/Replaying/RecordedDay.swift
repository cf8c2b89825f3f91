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

/// The pace at which drivers drove and stopped on a recorded day.
public struct RecordedPace: Codable, Sendable, Equatable {
    /// The average speed between two stops as the crow flies, in meters per second.
    public var metersPerSecond: Double
    /// The seconds of a stop at a customer's door.
    public var secondsAtDoor: TimeInterval
    /// The seconds of a stop at the plant.
    public var secondsAtPlant: TimeInterval
    /// The seconds of a stop at a store.
    public var secondsAtStore: TimeInterval

    /// The number of drives and of stops from which on a figure is taken from the day.
    private static let samples = 10
    /// The shortest drive that tells something about the speed, in meters.
    private static let shortest = 300.0

    /// Measures the pace of a day. Where there is too little to measure, it is that of the settings.
    public init(_ day: RecordedDay, settings: FleetSettings) {
        var (drives, meters, duration) = (0, 0.0, 0.0)
        // In a fixed order, since sums of the same numbers in another order differ, and with them all that follows.
        for (_, visits) in Dictionary(grouping: Visit.recorded(day), by: \.driver).sorted(by: { $0.key < $1.key }) {
            for (last, next) in zip(visits, visits.dropFirst()) {
                // Whoever got the next job later waited in between.
                let (distance, seconds) = (last.coordinate.distance(to: next.coordinate), next.arrivedAt.timeIntervalSince(last.endedAt))
                guard next.isUnderWay(at: last.endedAt), distance >= Self.shortest, seconds > 0 else { continue }
                (drives, meters, duration) = (drives + 1, meters + distance, duration + seconds)
            }
        }
        metersPerSecond = drives >= Self.samples ? meters / duration : settings.metersPerSecond
        let standard = settings.stopDuration / .seconds(1)
        let stops = day.jobs.flatMap(\.stops)
        func median(_ place: StopPlace, or standard: TimeInterval) -> TimeInterval {
            let own = stops.filter { $0.place == place }.compactMap(\.seconds).sorted()
            return own.count >= Self.samples ? ArrivalLearning.percentile(50, of: own) : standard
        }
        secondsAtDoor = median(.customer, or: standard)
        secondsAtPlant = median(.plant, or: standard)
        secondsAtStore = median(.store, or: settings.shoppingDuration / .seconds(1))
    }

    /// Returns the seconds of a stop at a kind of place.
    func seconds(at place: StopPlace) -> TimeInterval {
        switch place {
        case .customer: secondsAtDoor
        case .plant: secondsAtPlant
        case .store: secondsAtStore
        }
    }
}

extension RecordedStop {
    /// The seconds that it took; nil where it never began or ended.
    fileprivate var seconds: TimeInterval? {
        guard let arrivedAt, let endedAt else { return nil }
        return max(0, endedAt.timeIntervalSince(arrivedAt))
    }
}
