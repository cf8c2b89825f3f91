import FleetAPI
import Foundation
import Planner

/// The advice about one order: the drivers who could take it, and the cost of giving it to one of them.
struct MatchAdvice {
    private let round: MatchRound

    /// - Parameter situation: one order, and the drivers to consider.
    init(_ situation: MatchSituation, until deadline: StopSignal) {
        round = MatchRound(situation, until: deadline)
    }

    /// Returns the drivers, those who can take the order first, the cheapest first.
    func suggestions() -> [DriverSuggestion] {
        guard let order = round.orders.indices.first else { return [] }
        let all = round.situation.drivers.indices.map { driver -> (cost: Double, suggestion: DriverSuggestion) in
            let insertion = round.insertion(of: order, into: driver)
            let cost = insertion.map { round.cost($0, of: order, by: driver) } ?? .infinity
            return (cost, suggestion(order, driver, insertion))
        }
        return all.sorted { ($0.cost, $0.suggestion.driverID) < ($1.cost, $1.suggestion.driverID) }.map(\.suggestion)
    }

    private func suggestion(_ order: Int, _ driver: Int, _ insertion: Insertion?) -> DriverSuggestion {
        let (person, own) = (round.situation.drivers[driver], round.situation.orders[order])
        let meters = round.tours[driver].start.flatMap { start in round.orders[order].first.map { Int(start.distance(to: $0.point).rounded()) } }
        var reasons: [MatchReason] = []
        switch person.availability {
        case .free:
            guard insertion != nil else { break }
            reasons.append(meters.map { MatchReason(isNearest(driver, order) ? .nearest : .farther, value: $0) } ?? MatchReason(.placeUnknown))
        case .busy: if let insertion { reasons.append(MatchReason(.onTheWay, value: Int(max(0, insertion.extraMeters).rounded()))) }
        case .onBreak: reasons.append(MatchReason(.onBreak))
        case .offline: reasons.append(MatchReason(.offline))
        }
        if own.declined.contains(person.id) {
            reasons.append(MatchReason(.declined))
        } else if insertion == nil, round.isPresent(driver) {
            reasons.append(obstacle(order, driver))
        }
        if own.silent.contains(person.id) { reasons.append(MatchReason(.unanswered)) }
        return DriverSuggestion(
            driverID: person.id, driverName: person.name, isAvailable: insertion != nil, distanceMeters: meters, reasons: reasons,
            extraSeconds: round.isPresent(driver) ? (insertion ?? forced(order, driver)).map { Int($0.extraSeconds.rounded()) } : nil)
    }

    private func obstacle(_ order: Int, _ driver: Int) -> MatchReason {
        let until = round.situation.orders[order].stops.compactMap(\.latest).min()
        return switch Insertion.obstacle(to: round.orders[order], bags: round.situation.orders[order].bags, in: round.tours[driver], round.rules) {
        case .tripFull: MatchReason(.tripFull)
        case .room: MatchReason(.noRoom, value: round.situation.orders[order].bags, until: until)
        case .time, nil: MatchReason(.nobodyInTime, until: until)
        }
    }

    private func isNearest(_ driver: Int, _ order: Int) -> Bool {
        guard let first = round.orders[order].first, let own = round.tours[driver].start else { return false }
        return round.situation.drivers.indices.allSatisfy { other in
            guard round.situation.drivers[other].availability == .free, let place = round.tours[other].start else { return true }
            return place.distance(to: first.point) >= own.distance(to: first.point)
        }
    }

    private func forced(_ order: Int, _ driver: Int) -> Insertion? {
        Insertion.forced(of: round.orders[order], bags: round.situation.orders[order].bags, into: round.tours[driver], round.rules)
    }

    /// Returns what it costs to give the order to a driver; nil where the driver isn't at work.
    func estimate(driver id: Int) -> AssignmentEstimate? {
        guard let order = round.orders.indices.first, let driver = round.situation.drivers.firstIndex(where: { $0.id == id }), round.isPresent(driver)
        else { return nil }
        let (person, own, tour) = (round.situation.drivers[driver], round.situation.orders[order], round.tours[driver])
        let kept = Insertion.best(of: round.orders[order], bags: own.bags, into: tour, round.rules)
        guard let insertion = kept ?? forced(order, driver) else { return nil }
        let after = Tour(
            start: tour.start, bagsAboard: tour.bagsAboard, orders: tour.orders + 1, legs: insertion.legs, metersPerSecond: round.rules.metersPerSecond)
        let former = Dictionary(zip(tour.legs.map(\.id), tour.limits)) { first, _ in first }
        var late: [Int: Int] = [:]
        for (leg, arrival) in zip(after.legs, after.arrivals) {
            let seconds = arrival - (former[leg.id] ?? leg.due)
            if seconds >= 1 { late[leg.order] = max(late[leg.order] ?? 0, Int(seconds.rounded())) }
        }
        let fits = tour.orders < round.rules.ordersPerTrip && (after.loads.max() ?? 0) <= max(round.rules.bagsPerVehicle, tour.loads.max() ?? 0)
        return AssignmentEstimate(
            orderID: own.id, driverID: person.id, driverName: person.name, extraSeconds: Int(insertion.extraSeconds.rounded()),
            extraMeters: Int(insertion.extraMeters.rounded()), arrivesAt: round.situation.now.addingTimeInterval(insertion.arrival),
            late: late.sorted { $0.key < $1.key }.map { AssignmentEstimate.LateVisit(orderID: $0.key, seconds: $0.value) }, fits: fits)
    }
}
