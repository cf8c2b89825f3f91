import Core
import FleetAPI
import Foundation
import Planner
import Testing

@testable import MatchingServer

/// What a round decides about a few orders and drivers, and the reasons that it gives.
struct MatchRoundTests {
    private let now = Date(timeIntervalSince1970: 1_767_268_800)
    private let plant = Coordinate(latitude: 33.68, longitude: -117.79)

    /// A place some kilometers north and east of the plant.
    private func place(_ north: Double, _ east: Double = 0) -> Coordinate {
        Coordinate(latitude: 33.68 + north / 111.19, longitude: -117.79 + east / 92.5)
    }

    private func pickup(_ id: Int, _ door: Coordinate, bags: Int = 2, window: ClosedRange<Double>? = nil, declined: Set<Int> = []) -> MatchOrder {
        let stops = [
            MatchStop(
                id: 10 * id, order: id, place: door, earliest: window.map { now.addingTimeInterval($0.lowerBound * 60) },
                latest: window.map { now.addingTimeInterval($0.upperBound * 60) }, load: bags, isDoor: true),
            MatchStop(id: 10 * id + 1, order: id, place: plant, load: -bags),
        ]
        return MatchOrder(id: id, stops: stops, bags: bags, since: now.addingTimeInterval(-5), declined: declined)
    }

    private func driver(_ id: Int, _ place: Coordinate?, idle minutes: Double = 0, jobs: Int = 0) -> MatchDriver {
        MatchDriver(id: id, name: "Driver \(id)", place: place, idleSince: now.addingTimeInterval(-60 * minutes), jobsToday: jobs)
    }

    /// A driver under way with an order.
    private func busy(_ id: Int, _ place: Coordinate, with order: MatchOrder) -> MatchDriver {
        MatchDriver(id: id, name: "Driver \(id)", place: place, availability: .busy, stops: order.stops, orders: 1)
    }

    private func decide(
        _ orders: [MatchOrder], _ drivers: [MatchDriver], mayWait: Bool = false, rules: MatchRules = MatchRules()
    ) -> [MatchDecision] {
        let situation = MatchSituation(now: now, orders: orders, drivers: drivers, mayWait: mayWait, rules: rules)
        return MatchRound.decide(situation, until: StopSignal(time: .seconds(60)))
    }

    @Test func `bags of several orders come to the plant before a door that lies beyond`() {
        let aboard = (1...4).map { MatchStop(id: 10 * $0 + 1, order: $0, place: plant, seconds: 60, load: -2) }
        func driver(with stops: [MatchStop]) -> MatchDriver {
            MatchDriver(id: 1, name: "Driver 1", place: place(2), availability: .busy, stops: stops, bagsAboard: 2 * stops.count, orders: stops.count)
        }
        let order = pickup(5, place(6))
        #expect(decide([order], [driver(with: aboard)]).map(\.route) == [[11, 21, 31, 41, 50, 51]])
        // Those of one order wait for the short way to the door.
        #expect(decide([order], [driver(with: Array(aboard.prefix(1)))]).map(\.route.first) == [50])
    }

    @Test func `two orders and two drivers cost the least in sum, not one after the other`() {
        // The nearest pair is order 1 with driver 2; then driver 1 would have to drive all the way to order 2.
        let orders = [pickup(1, place(10)), pickup(2, place(13))]
        let decisions = decide(orders, [driver(1, place(6)), driver(2, place(11))], rules: MatchRules(ordersPerTrip: 1))
        #expect(decisions.map(\.outcome) == [.driver(1), .driver(2)])
        #expect(decisions.map { $0.reasons.map(\.code) } == [[.farther], [.nearest]])
    }

    @Test func `a driver who has waited for an hour comes before one who is a little nearer`() {
        let order = [pickup(1, place(5))]
        #expect(decide(order, [driver(1, place(5.6)), driver(2, place(6), idle: 60)]).map(\.outcome) == [.driver(2)])
        #expect(decide(order, [driver(1, place(5.6)), driver(2, place(6), idle: 60)])[0].reasons.map(\.code) == [.farther, .idleLonger])
        #expect(decide(order, [driver(1, place(5.6), idle: 60), driver(2, place(6), idle: 60)]).map(\.outcome) == [.driver(1)])
        #expect(decide(order, [driver(1, place(5.6), idle: 60, jobs: 12), driver(2, place(6), idle: 60)]).map(\.outcome) == [.driver(2)])
    }

    @Test func `an order on the way of a trip joins it, and the trip says in which order`() {
        let own = pickup(7, place(10))
        let decisions = decide([pickup(1, place(6))], [busy(1, place(0), with: own), driver(2, place(-15))])
        #expect(decisions[0].outcome == .trip(1))
        #expect(decisions[0].route.prefix(2) == [10, 70])
        #expect(decisions[0].reasons == [MatchReason(.onTheWay, value: 0)])
    }

    @Test func `a trip whose promise would be broken isn't joined`() {
        // Twenty minutes away, with nothing to spare.
        let own = pickup(7, place(10.68), window: -10...20.5)
        let decisions = decide([pickup(1, place(6))], [busy(1, place(0), with: own)])
        #expect(decisions[0].outcome == .trip(1))
        #expect(decisions[0].route.first == 70)
        let both = decide([pickup(1, place(6), window: -10...15)], [busy(1, place(0), with: own)])
        #expect(both[0].outcome == .nobody)
        #expect(both[0].reasons == [MatchReason(.nobodyInTime, until: now.addingTimeInterval(15 * 60))])
    }

    @Test func `an order that no vehicle has room for says how many bags it has, and until when`() {
        let order = pickup(1, place(3), bags: 6, window: 0...60)
        let own = MatchOrder(id: 7, stops: [MatchStop(id: 70, order: 7, place: place(60), load: -20)], bags: 20, since: now)
        var driver = busy(1, place(0), with: own)
        driver.bagsAboard = 20
        let decision = decide([order], [driver])[0]
        #expect(decision.outcome == .nobody)
        #expect(decision.reasons == [MatchReason(.noRoom, value: 6, until: now.addingTimeInterval(3600))])
    }

    @Test(arguments: [
        ([MatchDriver](), MatchReason(.nobodyOnline)),
        ([MatchDriver(id: 1, name: "Dan", place: nil, availability: .onBreak)], MatchReason(.nobodyOnline)),
        ([MatchDriver(id: 2, name: "Eva", place: nil)], MatchReason(.everybodyDeclined, value: 1)),
    ])
    func `an order without a driver says why`(drivers: [MatchDriver], reason: MatchReason) {
        let decision = decide([pickup(1, place(1), declined: [2])], drivers)[0]
        #expect(decision.outcome == .nobody && decision.reasons == [reason])
    }

    @Test func `of more orders than drivers the one that is due sooner gets the driver`() {
        let rules = MatchRules(ordersPerTrip: 1)
        let decisions = decide([pickup(1, place(1)), pickup(2, place(4), window: -10...30)], [driver(1, place(1))], rules: rules)
        #expect(decisions.map(\.outcome) == [.nobody, .driver(1)])
        #expect(decisions[0].reasons == [MatchReason(.othersFirst)])
    }

    @Test func `in rounds a second order waits for the trip that it shares, and not for longer than it may`() {
        var orders = [pickup(1, place(10)), pickup(2, place(10.2))]
        let decisions = decide(orders, [driver(1, place(1))], mayWait: true)
        let until = now.addingTimeInterval(-5 + 120)
        #expect(Set(decisions.map(\.outcome)) == [.driver(1), .waits(driver: 1, until: until)])
        #expect(decisions.flatMap(\.reasons).contains(MatchReason(.waitsToShare, until: until)))
        #expect(decide(orders, [driver(1, place(1))]).map(\.outcome) == [.driver(1), .driver(1)])
        for index in orders.indices { orders[index].since = now.addingTimeInterval(-130) }
        #expect(decide(orders, [driver(1, place(1))], mayWait: true).filter { $0.outcome == .nobody }.map(\.reasons) == [[MatchReason(.othersFirst)]])
    }

    @Test func `in rounds an order stays open while the driver whose trip it fits in is far away, and not for longer than it may`() {
        var order = pickup(1, place(12.1))
        func outcome(from kilometers: Double?, mayWait: Bool = true) -> MatchDecision.Outcome {
            var driver = busy(1, place(kilometers ?? 0), with: pickup(7, place(12)))
            if kilometers == nil { driver.place = nil }
            return decide([order], [driver], mayWait: mayWait)[0].outcome
        }
        // Twenty-three minutes from the door, and ten.
        #expect(outcome(from: 0) == .waits(driver: 1, until: now.addingTimeInterval(6 * 60)))
        #expect(outcome(from: 7) == .trip(1))
        #expect(outcome(from: 0, mayWait: false) == .trip(1))
        #expect(outcome(from: nil) == .trip(1))
        order.since = now.addingTimeInterval(-1800 + 90)
        #expect(outcome(from: 0) == .waits(driver: 1, until: now.addingTimeInterval(90)))
        order.since = now.addingTimeInterval(-1801)
        #expect(outcome(from: 0) == .trip(1))
    }

    @Test(arguments: [(2.0, true), (1.0, false)])
    func `a delivery joins a trip as the driver comes to the plant`(kilometers: Double, isOpen: Bool) {
        let delivery = MatchOrder(
            id: 1,
            stops: [
                MatchStop(id: 10, order: 1, place: plant, seconds: 60, load: 2), MatchStop(id: 11, order: 1, place: place(-4), load: -2, isDoor: true),
            ], bags: 2, since: now.addingTimeInterval(-5))
        let own = MatchOrder(id: 7, stops: [MatchStop(id: 71, order: 7, place: plant, seconds: 60, load: -2)], bags: 2, since: now)
        var driver = busy(1, place(kilometers), with: own)
        driver.bagsAboard = 2
        let decision = decide([delivery], [driver], mayWait: true)[0]
        #expect(decision.outcome == (isOpen ? .waits(driver: 1, until: now.addingTimeInterval(180)) : .trip(1)))
        #expect(decision.reasons.first?.code == (isOpen ? .waitsToShare : .onTheWay))
    }

    @Test(arguments: [(nil, .trip(1)), (-10.0, .driver(2))] as [(Double?, MatchDecision.Outcome)])
    func `a visit without a window that is late already is made later only where that saves much`(due: Double?, outcome: MatchDecision.Outcome) {
        let door = MatchStop(
            id: 71, order: 7, place: place(12), due: due.map { now.addingTimeInterval($0 * 60) }, load: -2, isDoor: true)
        var driver = busy(1, place(0), with: MatchOrder(id: 7, stops: [door], bags: 2, since: now))
        driver.bagsAboard = 2
        #expect(decide([pickup(1, place(6))], [driver, self.driver(2, place(-6))]).map(\.outcome) == [outcome])
    }

    @Test func `in rounds an order whose window is far ahead waits for its time`() {
        let order = pickup(1, place(3), window: 90...150)
        let start = now.addingTimeInterval(60 * 60)
        let decision = decide([order], [driver(1, place(3))], mayWait: true)[0]
        #expect(decision.outcome == .notDue(until: start) && decision.reasons == [MatchReason(.notDue, until: start)])
        #expect(decide([order], [driver(1, place(3))])[0].outcome == .driver(1))
    }

    @Test func `an order that is on offer to a driver stays with that driver`() {
        var order = pickup(1, place(5))
        order.offeredTo = 2
        let decisions = decide(
            [order, pickup(2, place(5.1))], [driver(1, place(5)), driver(2, place(20))], mayWait: true, rules: MatchRules(ordersPerTrip: 1))
        #expect(decisions.map(\.outcome) == [.driver(2), .driver(1)])
    }

    @Test func `a round that is cut leaves the rest undecided, and says so`() {
        let deadline = StopSignal(time: .seconds(60))
        deadline.cancel()
        let situation = MatchSituation(now: now, orders: [pickup(1, place(5))], drivers: [driver(1, place(5))], mayWait: true)
        #expect(MatchRound.decide(situation, until: deadline) == [MatchDecision(order: 1, outcome: .undecided, reasons: [MatchReason(.beingMatched)])])
    }
}
