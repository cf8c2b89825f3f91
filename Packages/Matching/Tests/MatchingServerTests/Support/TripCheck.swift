import Core
import Foundation

@testable import MatchingServer

/// Drives the trips that a round planned, by its own reckoning on the sphere, and finds what they break.
struct TripCheck {
    let situation: MatchSituation
    /// The share by which distances on the sphere and in the plane may differ, and some seconds.
    private static let tolerance = (share: 0.004, seconds: 2.0)

    /// Returns what decisions break, in words; empty where all promises are kept.
    func problems(_ decisions: [MatchDecision]) -> [String] {
        var problems: [String] = []
        var joined: [Int: [MatchOrder]] = [:]
        var routes: [Int: [Int]] = [:]
        if decisions.map(\.order) != situation.orders.map(\.id) { problems.append("the decisions aren't those of the orders") }
        for (order, decision) in zip(situation.orders, decisions) {
            if decision.reasons.isEmpty { problems.append("order \(order.id) has no reason") }
            guard let id = decision.driver else { continue }
            guard let driver = situation.drivers.first(where: { $0.id == id }) else { return problems + ["driver \(id) doesn't exist"] }
            if ![.free, .busy].contains(driver.availability) { problems.append("driver \(id) isn't at work") }
            if order.declined.contains(id) { problems.append("driver \(id) declined order \(order.id)") }
            if case .waits(_, let until) = decision.outcome {
                if !situation.mayWait { problems.append("order \(order.id) waits though a driver is asked for now") }
                let isUnderWay = driver.availability == .busy
                let longest = order.since.addingTimeInterval(isUnderWay ? situation.rules.longestHold : situation.rules.longestWait)
                if until > longest || longest <= situation.now { problems.append("order \(order.id) waits for too long") }
            }
            joined[id, default: []].append(order)
            if let known = routes[id], known != decision.route { problems.append("driver \(id) has two routes") }
            routes[id] = decision.route
        }
        for (id, orders) in joined {
            guard let driver = situation.drivers.first(where: { $0.id == id }) else { continue }
            problems += check(driver, orders, routes[id] ?? [])
        }
        return problems
    }

    private func check(_ driver: MatchDriver, _ orders: [MatchOrder], _ route: [Int]) -> [String] {
        var problems: [String] = []
        let stops = driver.stops + orders.flatMap(\.stops)
        let byID = Dictionary(uniqueKeysWithValues: stops.map { ($0.id, $0) })
        if route.sorted() != stops.map(\.id).sorted() { return ["the route of driver \(driver.id) doesn't have each stop once"] }
        for (order, own) in Dictionary(grouping: stops, by: \.order) where route.filter({ byID[$0]?.order == order }) != own.map(\.id) {
            problems.append("the stops of order \(order) are out of order")
        }
        if route.filter({ id in driver.stops.contains { $0.id == id } }) != driver.stops.map(\.id) {
            problems.append("the trip of driver \(driver.id) was reordered")
        }
        if let begun = driver.stops.lastIndex(where: \.isBegun), route.prefix(begun + 1) != driver.stops.prefix(begun + 1).map(\.id)[...] {
            problems.append("driver \(driver.id) is sent elsewhere from where they are")
        }
        if driver.orders + orders.count > max(driver.orders, situation.rules.ordersPerTrip) { problems.append("driver \(driver.id) has too many orders") }
        let before = drive(driver, driver.stops)
        let after = drive(driver, route.compactMap { byID[$0] })
        if after.load > max(situation.rules.bagsPerVehicle, before.load) { problems.append("driver \(driver.id) has \(after.load) bags") }
        for stop in stops {
            guard let latest = stop.latest?.timeIntervalSince(situation.now), let arrival = after.arrivals[stop.id] else { continue }
            let former = before.arrivals[stop.id]
            // A window that had passed, or that the driver would have missed anyway, can't be kept, but it isn't missed by more.
            if former == nil, latest <= 0 { continue }
            let limit = max(latest, former ?? 0)
            if arrival > limit * (1 + Self.tolerance.share) + Self.tolerance.seconds { problems.append("order \(stop.order) is late by \(arrival - limit) s") }
        }
        return problems
    }

    private func drive(_ driver: MatchDriver, _ stops: [MatchStop]) -> (arrivals: [Int: Double], load: Int) {
        var (time, place, load, most) = (0.0, driver.place, driver.bagsAboard, driver.bagsAboard)
        var arrivals: [Int: Double] = [:]
        for stop in stops {
            time += place.map { $0.distance(to: stop.place) / situation.rules.metersPerSecond } ?? MatchWeights.unknownPlace
            arrivals[stop.id] = time
            time = max(time, stop.earliest?.timeIntervalSince(situation.now) ?? 0) + stop.seconds
            (place, load) = (stop.place, load + stop.load)
            most = max(most, load)
        }
        return (arrivals, most)
    }
}

extension MatchDecision {
    /// The driver who gets the order, or with whom it waits to share a trip; nil for none.
    var driver: Int? {
        switch outcome {
        case .driver(let id), .trip(let id), .waits(let id, _): id
        case .notDue, .nobody, .undecided: nil
        }
    }
}
