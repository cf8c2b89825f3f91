import FleetAPI
import Foundation
import Planner

/// Says what a round decided, and why.
struct MatchReport {
    /// The number of drivers that are looked at to say why an order has none: the nearest.
    private static let witnesses = 12

    private let round: MatchRound
    private let drivers: GridIndex

    init(_ round: MatchRound) {
        self.round = round
        var drivers = GridIndex()
        for (index, tour) in round.tours.enumerated() where round.isPresent(index) {
            for point in [tour.start].compactMap(\.self) + tour.legs.map(\.point) { drivers.insert(index, at: point) }
        }
        self.drivers = drivers
    }

    /// Returns the decisions in the order of the situation's orders.
    func decisions() -> [MatchDecision] { round.orders.indices.map(decision) }

    private func decision(_ order: Int) -> MatchDecision {
        let id = round.situation.orders[order].id
        if let driver = round.chosen[order], let insertion = round.insertions[order] { return decision(order, id, driver, insertion) }
        if round.isEarly(order) {
            let start = round.situation.now.addingTimeInterval(round.earliest(order) - round.rules.lead)
            return MatchDecision(order: id, outcome: .notDue(until: start), reasons: [MatchReason(.notDue, until: start)])
        }
        // Saying why takes time, too.
        if round.wasCut || round.deadline.isSet { return MatchDecision(order: id, outcome: .undecided, reasons: [MatchReason(.beingMatched)]) }
        return MatchDecision(order: id, outcome: .nobody, reasons: [obstacle(order)])
    }

    private func decision(_ order: Int, _ id: Int, _ driver: Int, _ insertion: Insertion) -> MatchDecision {
        let (person, route) = (round.situation.drivers[driver], round.tours[driver].legs.map(\.id))
        guard person.availability == .free else {
            if let until = round.keepsOpen(order, for: driver) {
                return MatchDecision(
                    order: id, outcome: .waits(driver: person.id, until: until), route: route, reasons: [MatchReason(.waitsToShare, until: until)])
            }
            return MatchDecision(
                order: id, outcome: .trip(person.id), route: route, reasons: [MatchReason(.onTheWay, value: Int(max(0, insertion.extraMeters).rounded()))])
        }
        // The first order of a new trip is offered; the others wait until the driver has accepted it.
        let first = round.orders.indices.filter { round.chosen[$0] == driver }.min { rank($0) < rank($1) }
        if round.situation.mayWait, first != order {
            let until = round.situation.orders[order].since.addingTimeInterval(round.rules.longestWait)
            return MatchDecision(
                order: id, outcome: .waits(driver: person.id, until: until), route: route, reasons: [MatchReason(.waitsToShare, until: until)])
        }
        return MatchDecision(order: id, outcome: .driver(person.id), route: route, reasons: reasons(order, driver))
    }

    /// Returns what decides which order of a new trip is offered: one that is offered already, then the one that was chosen for the driver alone.
    private func rank(_ order: Int) -> (Int, Int, Int) {
        let isOffered = round.situation.orders[order].offeredTo != nil
        return (isOffered ? 0 : 1, round.insertions[order]?.legs.count ?? 0, round.situation.orders[order].id)
    }

    /// Returns the reasons for a free driver.
    private func reasons(_ order: Int, _ driver: Int) -> [MatchReason] {
        let person = round.situation.drivers[driver]
        var reasons: [MatchReason] = []
        if let start = round.tours[driver].start, let first = round.orders[order].first {
            let meters = start.distance(to: first.point)
            let isNearest = drivers.nearest(to: first.point, limit: 2).allSatisfy { other in
                guard other != driver, round.situation.drivers[other].availability == .free, let place = round.tours[other].start else { return true }
                return place.distance(to: first.point) >= meters
            }
            reasons.append(MatchReason(isNearest ? .nearest : .farther, value: Int(meters.rounded())))
            if !isNearest, let since = person.idleSince, let minutes = Self.minutes(since, round.situation.now) {
                reasons.append(MatchReason(.idleLonger, value: minutes))
            }
        } else {
            reasons.append(MatchReason(.placeUnknown))
        }
        if round.situation.orders[order].silent.contains(person.id) { reasons.append(MatchReason(.unanswered)) }
        return reasons
    }

    private static func minutes(_ since: Date, _ now: Date) -> Int? {
        let minutes = Int(now.timeIntervalSince(since) / 60)
        return minutes >= 10 ? minutes : nil
    }

    /// Returns the reason for which nobody gets an order.
    private func obstacle(_ order: Int) -> MatchReason {
        let own = round.situation.orders[order]
        let present = round.situation.drivers.indices.filter(round.isPresent)
        guard !present.isEmpty else { return MatchReason(.nobodyOnline) }
        let willing = present.filter { !own.declined.contains(round.situation.drivers[$0].id) }
        guard !willing.isEmpty else { return MatchReason(.everybodyDeclined, value: present.count) }
        let latest = round.orders[order].filter { $0.latest.isFinite && $0.latest > 0 }.map(\.latest).min()
        let until = latest.map { round.situation.now.addingTimeInterval($0) }
        if own.bags > round.rules.bagsPerVehicle { return MatchReason(.noRoom, value: own.bags, until: until) }
        let near = round.orders[order].first.map { drivers.nearest(to: $0.point, limit: Self.witnesses) } ?? []
        var found = (room: false, time: false, full: false)
        for driver in near + willing.prefix(2) where willing.contains(driver) {
            // What the driver had before the round: nobody is told that a driver is full of what isn't certain yet.
            switch Insertion.obstacle(to: round.orders[order], bags: own.bags, in: round.before[driver], round.rules) {
            case nil: return MatchReason(.othersFirst)
            case .room: found.room = true
            case .time: found.time = true
            case .tripFull: found.full = true
            }
        }
        if found.room { return MatchReason(.noRoom, value: own.bags, until: until) }
        if found.time { return MatchReason(.nobodyInTime, until: until) }
        return MatchReason(.everybodyBusy)
    }
}
