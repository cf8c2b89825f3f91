import Core
import CoreTesting
import Foundation

@testable import MatchingServer

/// Random cities with drivers who are free, under way or away, and orders that wait.
struct RandomSituations {
    var numbers: SeededNumbers
    let now = Date(timeIntervalSince1970: 1_767_268_800)
    let plant = Coordinate(latitude: 33.68, longitude: -117.79)
    private var nextStop = 1
    private var nextOrder = 1

    init(seed: Int) { numbers = SeededNumbers(seed: UInt64(seed)) }

    mutating func situation(orders: Int, drivers: Int, trips: Int, mayWait: Bool) -> MatchSituation {
        let rules = MatchRules(bagsPerVehicle: Int.random(in: 4...16, using: &numbers), ordersPerTrip: Int.random(in: 2...6, using: &numbers))
        let people = (0..<drivers).map { driver(id: 1 + $0, isBusy: $0 < trips, rules) }
        let waiting = (0..<orders).map { _ in order(drivers: drivers, silent: true) }
        return MatchSituation(now: now, orders: waiting, drivers: people, mayWait: mayWait, rules: rules)
    }

    private mutating func place() -> Coordinate {
        Coordinate(latitude: 33.68 + .random(in: -0.12...0.12, using: &numbers), longitude: -117.79 + .random(in: -0.14...0.14, using: &numbers))
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 1...100, using: &numbers) <= percent }

    private mutating func stop(_ order: Int, at place: Coordinate, load: Int, window: ClosedRange<Double>? = nil, isDoor: Bool = false) -> MatchStop {
        defer { nextStop += 1 }
        return MatchStop(
            id: nextStop, order: order, place: place, earliest: window.map { now.addingTimeInterval($0.lowerBound) },
            latest: window.map { now.addingTimeInterval($0.upperBound) }, seconds: 240, load: load, isDoor: isDoor)
    }

    /// A pickup, a delivery, or a delivery by a store.
    private mutating func stops(_ id: Int, bags: Int) -> [MatchStop] {
        let start = Double(Int.random(in: -60...120, using: &numbers) * 60)
        let window = chance(60) ? start...(start + Double(Int.random(in: 2...8, using: &numbers)) * 900) : nil
        let door = place()
        if chance(50) { return [stop(id, at: door, load: bags, window: window, isDoor: true), stop(id, at: plant, load: -bags)] }
        let store = chance(20) ? [stop(id, at: place(), load: 0)] : []
        return [stop(id, at: plant, load: bags)] + store + [stop(id, at: door, load: -bags, window: window, isDoor: true)]
    }

    private mutating func order(drivers: Int, silent: Bool) -> MatchOrder {
        let id = nextOrder
        nextOrder += 1
        let bags = Int.random(in: 1...6, using: &numbers)
        let declined = chance(15) && drivers > 0 ? Set([Int.random(in: 1...drivers, using: &numbers)]) : []
        return MatchOrder(
            id: id, stops: stops(id, bags: bags), bags: bags, since: now.addingTimeInterval(-Double.random(in: 0...600, using: &numbers)), declined: declined)
    }

    private mutating func driver(id: Int, isBusy: Bool, _ rules: MatchRules) -> MatchDriver {
        var driver = MatchDriver(
            id: id, name: "Driver \(id)", place: chance(95) ? place() : nil, idleSince: now.addingTimeInterval(-Double.random(in: 0...7200, using: &numbers)),
            jobsToday: Int.random(in: 0...9, using: &numbers), centsToday: Int.random(in: 0...15_000, using: &numbers))
        guard isBusy else {
            driver.availability = chance(85) ? .free : chance(50) ? .onBreak : .offline
            return driver
        }
        (driver.availability, driver.idleSince) = (.busy, nil)
        driver.orders = Int.random(in: 1...rules.ordersPerTrip, using: &numbers)
        for _ in 0..<driver.orders {
            let bags = Int.random(in: 1...4, using: &numbers)
            var own = stops(nextOrder, bags: bags)
            nextOrder += 1
            // Some have been loaded: only what comes after the first stop is ahead.
            if chance(40) {
                own.removeFirst()
                driver.bagsAboard += bags
            }
            driver.stops += own
        }
        if chance(30), let first = driver.stops.indices.first { driver.stops[first].isBegun = true }
        return driver
    }
}
