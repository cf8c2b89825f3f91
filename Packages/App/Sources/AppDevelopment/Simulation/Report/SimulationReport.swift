import Core
import Foundation

/// The result of a simulated day: what was asked for, the figures, and what they were computed from.
struct SimulationReport: Codable, Sendable, Equatable {
    /// The choices that were made for a run.
    struct Setup: Codable, Sendable, Equatable {
        /// The numbers of drivers and orders, and the seed.
        var drivers: Int
        var orders: Int
        var seed: UInt64
        /// The seconds of the simulated day that passed in a second.
        var speed: Double
        /// The first hour in which orders were placed, and the hour before which the last was.
        var firstHour: Int
        var lastHour: Int
        /// The name of the matcher; nil for the server's own choice.
        var matcher: String?
        /// The address of the server; nil for one that the simulation started.
        var server: String?
        /// The outages of each driver's network in a day.
        var outagesPerDay: Double
        /// The share of offers that drivers declined.
        var declineShare: Double
        /// The costs that the cost per order is computed from.
        var costs: SimulationCosts
    }

    /// The lag of the run behind its clock.
    struct Pace: Codable, Sendable, Equatable {
        /// The simulated seconds by which people got their turns late: the median, the 95th percentile and the most.
        var medianLag: Double
        var highLag: Double
        var mostLag: Double
        /// The duration of the run in real seconds, and the requests that were made.
        var seconds: Double
        var requests: Int

        /// The simulated seconds beyond which the 95th percentile of lags makes the figures doubtful: half of the interval at which drivers report.
        static let tolerance = 30.0

        /// True if the run fell behind its clock, so that its figures tell more about the machine than about the matcher.
        var fellBehind: Bool { highLag > Self.tolerance }
    }

    /// The version of the format.
    var version = 1
    var setup: Setup
    var figures: SimulationFigures
    var pace: Pace
    /// The orders placed, and the first visits that were on time and late, by the hour of the order.
    var hours: [SimulationHour]
    var areas: [SimulationArea]
    /// The calls that failed or were refused, by code.
    var errors: [String: Int]
    /// The end of the run, in seconds after the midnight of the simulated day.
    var end: Double
    var orders: [OrderCourse]
    var drivers: [DriverDay]

    /// Computes a report.
    init(
        setup: Setup, pace: Pace, end: Double, orders: [OrderCourse], drivers: [DriverDay], errors: [String: Int], declines: Int,
        integrity: SimulationFigures.Integrity
    ) {
        (self.setup, self.pace, self.end, self.orders, self.drivers, self.errors) = (setup, pace, end, orders, drivers, errors)
        figures = SimulationFigures(orders: orders, drivers: drivers, end: end, costs: setup.costs, declines: declines, integrity: integrity)
        hours = SimulationHour.all(orders, end: end)
        areas = SimulationArea.all(orders, end: end)
    }

    /// Reads a report from a file.
    ///
    /// - Throws: ``SimulationFailure`` where it isn't one.
    static func read(_ file: URL) throws -> SimulationReport {
        guard let data = try? Data(contentsOf: file) else { throw SimulationFailure("\(file.relativePath) can't be read.") }
        guard let report = try? JSONDecoder().decode(SimulationReport.self, from: data), report.version == 1 else {
            throw SimulationFailure("\(file.relativePath) isn't a report of a simulation. To fix, give a file that simulate --json has written.")
        }
        return report
    }

    /// The calls that failed or were refused, by code, most first.
    var failures: [(code: String, count: Int)] {
        errors.map { (code: $0.key, count: $0.value) }.sorted { $0.count == $1.count ? $0.code < $1.code : $0.count > $1.count }
    }

    /// The report as JSON with sorted keys.
    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            return try encoder.encode(self)
        }
    }
}

/// A simulation that can't be run, or a report that can't be read.
struct SimulationFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
