public import Core
public import FleetAPI

/// Chooses drivers for jobs, with the reasons for each choice. The product may provide another than ``GreedyMatcher``.
public protocol Matcher: Sendable {
    /// Returns a match for each job, in their order.
    ///
    /// - Parameters:
    ///   - jobs: the jobs that wait.
    ///   - drivers: the drivers to consider, those who can't take a job among them.
    func match(_ jobs: [MatchableJob], with drivers: [MatchableDriver]) -> [Match]
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

    /// Creates a job.
    public init(id: Int, place: Coordinate, door: Coordinate? = nil, declined: Set<Int> = [], silent: Set<Int> = []) {
        self.id = id
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

    /// Creates a driver.
    public init(id: Int, name: String, place: Coordinate?, availability: Availability, route: [Coordinate] = []) {
        self.id = id
        self.name = name
        self.place = place
        self.availability = availability
        self.route = route
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
    /// All drivers considered, the best first, those who can't take the job last.
    public var suggestions: [DriverSuggestion]

    /// Creates a match.
    public init(job: Int, driver: Int?, reasons: [MatchReason], suggestions: [DriverSuggestion]) {
        self.job = job
        self.driver = driver
        self.reasons = reasons
        self.suggestions = suggestions
    }
}
