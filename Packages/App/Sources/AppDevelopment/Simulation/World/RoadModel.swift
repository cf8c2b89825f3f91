import Core
import Foundation

/// The roads between two places: the straight line, made longer by a factor, driven at one speed. It is the same for every run, so that runs can be compared.
struct RoadModel: Codable, Sendable, Equatable {
    /// The length of the way by the roads, in multiples of the straight line.
    var factor: Double
    /// The speed on the roads, in meters per second.
    var metersPerSecond: Double

    /// The roads of a simulation: at 42 km/h a third longer than the straight line, which makes the 32 km/h along it that the server's estimates assume.
    static let streets = RoadModel(factor: 1.3, metersPerSecond: 8.9 * 1.3)

    /// Returns the length of the way in meters.
    func meters(from start: Coordinate, to end: Coordinate) -> Double { start.distance(to: end) * factor }

    /// Returns the duration of the drive in seconds.
    func seconds(from start: Coordinate, to end: Coordinate) -> TimeInterval { meters(from: start, to: end) / metersPerSecond }

    /// Returns the place that is reached after some seconds, which is the end where they suffice.
    func place(from start: Coordinate, to end: Coordinate, after seconds: TimeInterval) -> Coordinate {
        let whole = self.seconds(from: start, to: end)
        guard seconds < whole else { return end }
        let share = max(0, seconds) / whole
        return Coordinate(
            latitude: start.latitude + (end.latitude - start.latitude) * share, longitude: start.longitude + (end.longitude - start.longitude) * share)
    }

    /// Returns the direction from a place to another, in degrees clockwise from north.
    static func heading(from start: Coordinate, to end: Coordinate) -> Double {
        let (north, east) = (end.latitude - start.latitude, (end.longitude - start.longitude) * cos(start.latitude * .pi / 180))
        return (atan2(east, north) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
    }
}
