import FleetAPI
import FleetServer

/// A matcher that chooses as a test says.
struct ScriptedMatcher: Matcher {
    var pace: MatchPace? = MatchPace(interval: .seconds(5))
    /// Returns the match of a job among some work.
    let choose: @Sendable (MatchableJob, MatchWork) -> Match

    func match(_ work: MatchWork) async -> [Match] { work.jobs.map { choose($0, work) } }

    func suggestions(_ work: MatchWork) async -> [DriverSuggestion] { [] }

    func estimate(_ work: MatchWork, driver: Int) async -> AssignmentEstimate? {
        work.jobs.first.map { job in
            AssignmentEstimate(
                orderID: job.order, driverID: driver, driverName: work.drivers[0].name, extraSeconds: job.stops.count * 60, extraMeters: 900,
                arrivesAt: work.now, late: [], fits: true)
        }
    }
}
