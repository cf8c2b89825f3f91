import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Estimates from a driver's position when the driver comes to the customers of the jobs under way.
struct Approach: Sendable {
    let settings: FleetSettings
    let drives: any DriveTimes
    let reports: any ArrivalReports

    /// The share of the estimated drive that it takes at the least, and at the most: lights and parking make the difference.
    static let spread = (least: 0.9, most: 1.3)
    /// The share of the time for a stop that it takes at the least, and at the most.
    static let stopSpread = (least: 0.6, most: 1.6)
    /// The seconds that it may take to find the door.
    static let door: TimeInterval = 240

    init(settings: FleetSettings, drives: any DriveTimes, reports: any ArrivalReports) {
        (self.settings, self.drives, self.reports) = (settings, drives, reports)
    }

    /// A customer's door on a driver's way.
    struct Visit: Sendable, Equatable {
        let order: Int
        /// The places from the driver's position to the door.
        let places: [Coordinate]
        /// The seconds of the stops before the door.
        let stopSeconds: TimeInterval
    }

    /// Tells the customers whom a driver at a position is to visit when the driver comes. A position that is too old tells nothing.
    ///
    /// - Returns: the changes to publish.
    func take(_ position: Position, of driver: Int, at now: Date, in database: any Database) async throws -> [Change] {
        guard !position.isStale(at: now) else { return [] }
        let visits = try await database.read { transaction in try self.visits(of: driver, from: position.coordinate, in: transaction) }
        var arrivals: [ExpectedArrival] = []
        for visit in visits {
            let seconds = await drives.seconds(along: visit.places, at: now)
            arrivals.append(ExpectedArrival(order: visit.order, driver: driver, range: range(visit, seconds, from: position.time)))
        }
        guard !arrivals.isEmpty else { return [] }
        let found = arrivals
        // Hardly any position is news, so that hardly any is worth a transaction that writes.
        let news = try await database.read { transaction in try found.filter { try reports.isNews($0, at: now, in: transaction) } }
        guard !news.isEmpty else { return [] }
        return try await database.write { transaction in try news.flatMap { try reports.take($0, at: now, in: transaction) } }
    }

    /// Returns the doors that a driver is headed for, in the order in which the driver comes to them.
    func visits(of driver: Int, from position: Coordinate, in transaction: Transaction) throws -> [Visit] {
        let ahead = try StopsAhead(of: driver, in: transaction)
        guard !ahead.stops.isEmpty else { return [] }
        let pace = try PaceLearning.pace(settings, in: transaction)
        var (visits, places, seconds) = ([Visit](), [position], 0.0)
        for stop in ahead.stops {
            places.append(stop.coordinate)
            if stop.place == .customer, stop.status != .arrived, let order = ahead.order(of: stop) {
                visits.append(Visit(order: order, places: places, stopSeconds: seconds))
            }
            seconds += pace.seconds(at: stop.place)
        }
        return visits
    }

    /// Returns the time of a visit after a drive of some seconds.
    func range(_ visit: Visit, _ seconds: TimeInterval, from time: Date) -> ETARange {
        ETARange(
            from: time.addingTimeInterval(seconds * Self.spread.least + visit.stopSeconds * Self.stopSpread.least),
            to: time.addingTimeInterval(seconds * Self.spread.most + visit.stopSeconds * Self.stopSpread.most + Self.door))
    }
}
