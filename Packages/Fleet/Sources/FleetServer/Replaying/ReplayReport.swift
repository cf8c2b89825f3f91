import Core
public import FleetAPI
public import Foundation

/// The comparison of a day with its replay.
public struct ReplayReport: Codable, Sendable, Equatable {
    /// A job that waited to the end of the replay.
    public struct Unserved: Codable, Sendable, Equatable {
        /// The order's id.
        public var order: Int
        /// The job's id.
        public var job: Int
        /// The reasons at the last round.
        public var reasons: [MatchReason]
    }

    /// The beginning of the day.
    public var start: Date
    /// The end of the day.
    public var end: Date
    /// The number of drivers.
    public var drivers: Int
    /// The number of jobs of the day that were left out.
    public var leftOut: Int
    /// The pace of the drivers, in both.
    public var pace: DrivingPace
    /// The figures of what happened.
    public var recorded: ReplayFigures
    /// The figures of the replay.
    public var replayed: ReplayFigures
    /// The rounds that the matcher made.
    public var rounds: Int
    /// The jobs that nobody had in the replay.
    public var unserved: [Unserved]

    init(day: RecordedDay, pace: DrivingPace, recorded: ReplayFigures, replayed: ReplayFigures, rounds: Int, unserved: [Unserved]) {
        (start, end, drivers, leftOut) = (day.start, day.end, day.drivers.count, day.leftOut)
        (self.pace, self.recorded, self.replayed, self.rounds, self.unserved) = (pace, recorded, replayed, rounds, unserved)
    }
}

/// The figures of a day or its replay.
public struct ReplayFigures: Codable, Sendable, Equatable {
    /// The median and the 95th percentile of waits, in seconds, by the nearest rank.
    public struct Wait: Codable, Sendable, Equatable {
        /// The median.
        public var median: TimeInterval
        /// The 95th percentile.
        public var high: TimeInterval

        init?(_ waits: [TimeInterval]) {
            guard !waits.isEmpty else { return nil }
            let sorted = waits.sorted()
            (median, high) = (ArrivalLearning.percentile(50, of: sorted), ArrivalLearning.percentile(95, of: sorted))
        }
    }

    /// The number of jobs whose customers a driver came to.
    public var served: Int
    /// The number of visits that were promised by a time and due by the end.
    public var promises: Int
    /// The number of these that were made in time.
    public var onTime: Int
    /// The straight lines between the stops of each driver, in meters.
    public var meters: Double
    /// The number of times that drivers set off, for one job or several.
    public var trips: Int
    /// The seconds in which drivers had a job.
    public var busySeconds: TimeInterval
    /// The time from a pickup's opening to the driver at the door, where the customer chose no window; nil without any.
    public var pickupWait: Wait?
    /// The time from a delivery's opening to the driver at the door; nil without any.
    public var deliveryWait: Wait?

    /// Computes the figures.
    ///
    /// - Parameters:
    ///   - openedAt: the times at which jobs were opened, by job.
    ///   - end: the time by which promises count that nobody kept.
    init(_ day: RecordedDay, _ visits: [Visit], openedAt: [Int: Date], settings: FleetSettings, end: Date) {
        let arrivals = Dictionary(visits.filter { $0.place == .customer }.map { ($0.job, $0.arrivedAt) }) { min($0, $1) }
        served = arrivals.count
        var (promises, onTime, pickups, deliveries) = (0, 0, [TimeInterval](), [TimeInterval]())
        for job in day.jobs {
            let (arrival, window) = (arrivals[job.id], job.stops.first { $0.place == .customer }?.window)
            if let arrival, let opening = openedAt[job.id] {
                let wait = max(0, arrival.timeIntervalSince(opening))
                if job.kind == .delivery { deliveries.append(wait) } else if job.kind == .pickup, window == nil { pickups.append(wait) }
            }
            guard let due = window?.end ?? ReplayJob(recorded: job).dueAt(settings) else { continue }
            if let arrival {
                promises += 1
                onTime += arrival <= due ? 1 : 0
            } else if job.withdrawnAt == nil, due < end {
                promises += 1
            }
        }
        (self.promises, self.onTime) = (promises, onTime)
        (pickupWait, deliveryWait) = (Wait(pickups), Wait(deliveries))
        (meters, trips, busySeconds) = (0, 0, 0)
        let starts = Dictionary(day.drivers.map { ($0.id, $0.place ?? day.plant) }) { first, _ in first }
        for (driver, own) in Dictionary(grouping: visits, by: \.driver).sorted(by: { $0.key < $1.key }) {
            var (place, busyUntil) = (starts[driver] ?? day.plant, Date.distantPast)
            for visit in own.sorted(by: { ($0.endedAt, $0.stop) < ($1.endedAt, $1.stop) }) {
                meters += place.distance(to: visit.coordinate)
                if !visit.isUnderWay(at: busyUntil) { trips += 1 }
                busySeconds += max(0, visit.endedAt.timeIntervalSince(visit.isUnderWay(at: busyUntil) ? busyUntil : visit.acceptedAt))
                (place, busyUntil) = (visit.coordinate, max(busyUntil, visit.endedAt))
            }
        }
    }
}
