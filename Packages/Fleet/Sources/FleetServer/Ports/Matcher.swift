import Core
public import FleetAPI
public import Foundation

/// Chooses drivers for jobs, with the reasons for each choice. The product may provide another than ``GreedyMatcher``.
public protocol Matcher: Sendable {
    /// The pace of the rounds in which the server matches by itself; nil where it makes none.
    var pace: MatchPace? { get }

    /// Returns a match for each job, in their order.
    func match(_ work: MatchWork) async -> [Match]

    /// Returns the drivers for the one job of some work, the best first, those who can't take it last.
    func suggestions(_ work: MatchWork) async -> [DriverSuggestion]

    /// Returns what it would cost to give the one job of some work to a driver; nil where the matcher doesn't say, or the driver isn't at work.
    func estimate(_ work: MatchWork, driver: Int) async -> AssignmentEstimate?
}

/// The pace of automatic matching.
public struct MatchPace: Sendable, Equatable {
    /// The pause between two rounds.
    public var interval: Duration

    /// Creates a pace.
    public init(interval: Duration) { self.interval = interval }

    /// The time for which a new job waits for a round before it is offered to everybody near: three rounds, so that one that fails is made up for.
    var patience: Duration { interval * 3 + .seconds(5) }
}

/// The jobs and drivers that a matcher chooses from.
public struct MatchWork: Sendable, Equatable {
    /// The time of the choice.
    public var now: Date
    /// The jobs that wait.
    public var jobs: [MatchableJob]
    /// The drivers to consider, those who can't take a job among them.
    public var drivers: [MatchableDriver]
    /// The settings of trips.
    public var settings: FleetSettings
    /// True in a round of automatic matching, in which jobs may wait; false where a dispatcher asks.
    public var mayWait: Bool

    /// Creates work.
    public init(now: Date, jobs: [MatchableJob], drivers: [MatchableDriver], settings: FleetSettings, mayWait: Bool = false) {
        self.now = now
        self.jobs = jobs
        self.drivers = drivers
        self.settings = settings
        self.mayWait = mayWait
    }
}

/// The choice of a driver for a job.
public struct Match: Sendable, Equatable {
    /// The job's id.
    public var job: Int
    /// The id of the driver who was chosen; nil where nobody can take the job.
    public var driver: Int?
    /// The reasons for the choice, or for which there is none.
    public var reasons: [MatchReason]
    /// True where the driver is under way, and the job joins the trip.
    public var joinsTrip: Bool
    /// The ids of the stops of the driver's whole trip in their order; empty where the matcher doesn't plan them.
    public var route: [Int]
    /// The time until which the job waits on purpose; nil where it doesn't.
    public var waitsUntil: Date?

    /// Creates a match.
    public init(job: Int, driver: Int?, reasons: [MatchReason], joinsTrip: Bool = false, route: [Int] = [], waitsUntil: Date? = nil) {
        self.job = job
        self.driver = driver
        self.reasons = reasons
        self.joinsTrip = joinsTrip
        self.route = route
        self.waitsUntil = waitsUntil
    }
}
