import Core
import Foundation

/// A stop as a round computes with it: times in seconds from the time of the round, places in a plane.
struct Leg: Sendable {
    let id: Int
    let order: Int
    let point: Point
    let earliest: Double
    /// The promised time; infinity where there is none.
    let latest: Double
    /// The time after which it counts as late; infinity for none.
    let due: Double
    let service: Double
    let load: Int
    let isBegun: Bool
    let isDoor: Bool

    init(_ stop: MatchStop, _ plane: Plane, at now: Date) {
        id = stop.id
        order = stop.order
        point = plane.point(stop.place)
        earliest = stop.earliest?.timeIntervalSince(now) ?? 0
        latest = stop.latest?.timeIntervalSince(now) ?? .infinity
        due = min(stop.due?.timeIntervalSince(now) ?? .infinity, latest)
        service = stop.seconds
        load = stop.load
        isBegun = stop.isBegun
        isDoor = stop.isDoor
    }
}

/// The stops that a driver has to make, with the times at which they are reached if nothing is added.
struct Tour: Sendable {
    /// The driver's place; nil where it isn't known.
    let start: Point?
    let bagsAboard: Int
    /// The number of orders in the tour.
    private(set) var orders: Int
    private(set) var legs: [Leg]
    /// The arrival at each stop in seconds.
    private(set) var arrivals: [Double] = []
    /// The latest arrival at each stop that breaks nothing: the promise, or where it is broken already the time at which the driver comes now.
    private(set) var limits: [Double] = []
    /// The time at each stop from which on it becomes later than it should, or than it is anyway.
    private(set) var tolerances: [Double] = []
    /// The bags aboard before each stop, and after the last.
    private(set) var loads: [Int] = []
    /// The time in seconds at which the last stop ends.
    private(set) var end = 0.0
    /// The meters of the way.
    private(set) var meters = 0.0
    /// The seconds from each stop to the end without any wait; 0 after the last.
    private(set) var rest: [Double] = []
    /// The seconds of driving in all.
    private(set) var driving = 0.0
    /// The seconds of driving between each stop and the end; 0 after the last.
    private(set) var restDriving: [Double] = []
    private let metersPerSecond: Double

    init(start: Point?, bagsAboard: Int, orders: Int, legs: [Leg], metersPerSecond: Double) {
        (self.start, self.bagsAboard, self.orders, self.legs, self.metersPerSecond) = (start, bagsAboard, orders, legs, metersPerSecond)
        update()
    }

    /// The number of stops at the front that nothing comes before.
    var begun: Int { (legs.lastIndex(where: \.isBegun) ?? -1) + 1 }

    /// Replaces the stops by those with one more order.
    mutating func take(_ legs: [Leg]) {
        self.legs = legs
        orders += 1
        update()
    }

    /// Takes all stops away.
    mutating func clear() {
        (legs, orders) = ([], 0)
        update()
    }

    /// Returns the seconds of a drive.
    func drive(from: Point?, to point: Point) -> Double {
        guard let from else { return MatchWeights.unknownPlace }
        return from.distance(to: point) / metersPerSecond
    }

    private mutating func update() {
        var (time, place, load, length) = (0.0, start, bagsAboard, 0.0)
        (arrivals, limits, tolerances, loads, driving) = ([], [], [], [load], 0)
        (rest, restDriving) = (Array(repeating: 0, count: legs.count + 1), Array(repeating: 0, count: legs.count + 1))
        for leg in legs {
            let drive = drive(from: place, to: leg.point)
            time += drive
            driving += drive
            length += place.map { $0.distance(to: leg.point) } ?? 0
            arrivals.append(time)
            limits.append(time <= leg.due ? leg.due : time <= leg.latest ? leg.latest : time)
            tolerances.append(max(time, leg.due))
            time = max(time, leg.earliest) + leg.service
            (place, load) = (leg.point, load + leg.load)
            loads.append(load)
        }
        (end, meters) = (time, length)
        for index in legs.indices.reversed() {
            let next = index + 1 < legs.count ? drive(from: legs[index].point, to: legs[index + 1].point) : 0
            rest[index] = legs[index].service + next + rest[index + 1]
            restDriving[index] = next + restDriving[index + 1]
        }
    }
}
