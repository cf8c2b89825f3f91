import Core
import Foundation

/// The vehicle of a simulated driver: where it is, what it has aboard, and the positions that its device hasn't reported yet.
struct SimulatedVehicle: Sendable {
    /// A part of a way that was driven.
    struct Leg: Sendable, Equatable {
        /// The length by the roads, in meters.
        var meters = 0.0
        /// True where bags were aboard.
        var isLoaded = false
    }

    private let road: RoadModel
    private let positionInterval: TimeInterval
    private(set) var place: Coordinate
    private(set) var heading: Double?
    /// The time until which the place holds.
    private var movedAt: Date?
    /// The orders whose bags are aboard.
    private(set) var aboard: Set<Int> = []
    /// The positions since the last report, oldest first.
    private(set) var positions: [Position] = []

    init(at place: Coordinate, rules: TrafficRules) { (self.place, road, positionInterval) = (place, rules.road, rules.positionInterval) }

    /// Puts the vehicle somewhere, as after a restart.
    mutating func put(at place: Coordinate) { self.place = place }

    /// Stands until a time.
    mutating func stand(until now: Date) { movedAt = max(now, movedAt ?? now) }

    /// Loads or unloads the bags of an order.
    mutating func load(_ order: Int) { aboard.insert(order) }
    mutating func unload(_ order: Int) { aboard.remove(order) }

    /// Returns the seconds of the drive to a place from here.
    func seconds(to target: Coordinate) -> TimeInterval { road.seconds(from: place, to: target) }

    /// Drives toward a place as far as the time since the last move allows.
    ///
    /// - Returns: the way since then.
    mutating func drive(to target: Coordinate, until now: Date) -> Leg {
        let (start, from) = (movedAt ?? now, place)
        let elapsed = max(0, now.timeIntervalSince(start))
        movedAt = max(now, start)
        guard elapsed > 0, place != target else { return Leg(isLoaded: !aboard.isEmpty) }
        heading = RoadModel.heading(from: from, to: target)
        let driving = min(elapsed, road.seconds(from: from, to: target))
        // What the device has measured on the way; the last position is that of the report.
        for offset in stride(from: positionInterval, to: driving, by: positionInterval) {
            note(at: start + offset, place: road.place(from: from, to: target, after: offset), speed: road.metersPerSecond)
        }
        place = road.place(from: from, to: target, after: elapsed)
        // Near enough to see the door.
        if place.distance(to: target) <= 10 { place = target }
        return Leg(meters: road.meters(from: from, to: place), isLoaded: !aboard.isEmpty)
    }

    /// Notes the present position for the next report.
    mutating func note(at now: Date, isDriving: Bool) { note(at: now, place: place, speed: isDriving ? road.metersPerSecond : 0) }

    /// Forgets positions that were reported.
    mutating func reported(_ count: Int) { positions.removeFirst(min(count, positions.count)) }

    private mutating func note(at time: Date, place: Coordinate, speed: Double) {
        positions.append(
            Position(latitude: place.latitude, longitude: place.longitude, accuracy: 8, heading: speed > 0 ? heading : nil, speed: speed, time: time))
        // As many as a report takes; of a longer outage the latest.
        if positions.count > 100 { positions.removeFirst(positions.count - 100) }
    }
}
