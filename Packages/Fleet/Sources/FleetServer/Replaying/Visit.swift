import Core
import FleetAPI
import Foundation

/// A stop that a driver made, on the recorded day or in its replay.
struct Visit: Sendable, Equatable {
    let driver: Int
    let job: Int
    let stop: Int
    let place: StopPlace
    let coordinate: Coordinate
    /// The time since which the driver had the job.
    let acceptedAt: Date
    let arrivedAt: Date
    let endedAt: Date

    /// Returns true where the driver had the job by a time, so that they didn't wait for it.
    func isUnderWay(at time: Date) -> Bool { acceptedAt <= time }

    /// Returns the stops that were made on a recorded day, in the order of their times.
    static func recorded(_ day: RecordedDay) -> [Visit] {
        let visits = day.jobs.flatMap { job -> [Visit] in
            guard let driver = job.driver, let acceptedAt = job.acceptedAt else { return [] }
            return job.stops.compactMap { stop in
                guard let arrivedAt = stop.arrivedAt, let endedAt = stop.endedAt else { return nil }
                return Visit(
                    driver: driver, job: job.id, stop: stop.id, place: stop.place, coordinate: stop.coordinate, acceptedAt: acceptedAt, arrivedAt: arrivedAt,
                    endedAt: max(arrivedAt, endedAt))
            }
        }
        return visits.sorted { ($0.endedAt, $0.stop) < ($1.endedAt, $1.stop) }
    }
}
