import Core
import FleetAPI
import Foundation
import Planner
import Testing

@testable import MatchingServer

/// The drivers that are suggested for an order, and what one of them would cost.
struct MatchAdviceTests {
    private let now = Date(timeIntervalSince1970: 1_767_268_800)

    private func place(_ north: Double) -> Coordinate { Coordinate(latitude: 33.68 + north / 111.19, longitude: -117.79) }

    private func situation() -> MatchSituation {
        let door = MatchStop(id: 10, order: 1, place: place(6), load: 2, isDoor: true)
        let order = MatchOrder(id: 1, stops: [door, MatchStop(id: 11, order: 1, place: place(0), load: -2)], bags: 2, since: now, declined: [4])
        // On time by a minute if nothing comes before it.
        let promise = MatchStop(id: 20, order: 2, place: place(10.68), latest: now.addingTimeInterval(1260), load: -1, isDoor: true)
        let drivers = [
            MatchDriver(id: 1, name: "Dan", place: place(7), idleSince: now),
            MatchDriver(id: 2, name: "Dana", place: place(0), availability: .busy, stops: [promise], bagsAboard: 1, orders: 6),
            MatchDriver(id: 3, name: "Eva", place: place(5), availability: .onBreak), MatchDriver(id: 4, name: "Flo", place: place(6)),
        ]
        return MatchSituation(now: now, orders: [order], drivers: drivers, mayWait: false)
    }

    private var advice: MatchAdvice { MatchAdvice(situation(), until: StopSignal(time: .seconds(60))) }

    @Test func `those who can take an order come first, the others say why they can't`() {
        let suggestions = advice.suggestions()
        #expect(suggestions.map(\.driverID) == [1, 2, 3, 4])
        #expect(suggestions.map(\.isAvailable) == [true, false, false, false])
        #expect(suggestions.map { $0.reasons.map(\.code) } == [[.farther], [.tripFull], [.onBreak], [.declined]])
        // A kilometer there and six to the plant at 8.9 m/s, and two stops.
        #expect(suggestions[0].extraSeconds == Int((7000 / 8.9 + 600).rounded()))
        #expect(suggestions[2].extraSeconds == nil)
    }

    @Test func `an estimate says what becomes longer, when the driver comes, and that nobody is late`() throws {
        let estimate = try #require(advice.estimate(driver: 1))
        #expect(estimate.late.isEmpty && estimate.fits && estimate.driverName == "Dan" && estimate.orderID == 1)
        #expect(abs(estimate.extraMeters - 7000) < 10)
        #expect(abs(estimate.arrivesAt.timeIntervalSince(now) - 1000 / 8.9) < 2)
    }

    @Test func `an estimate of what can't be kept says who would be late, and that it doesn't fit`() throws {
        var situation = situation()
        situation.orders[0].stops[0].latest = now.addingTimeInterval(720)
        let estimate = try #require(MatchAdvice(situation, until: StopSignal(time: .seconds(60))).estimate(driver: 2))
        #expect(!estimate.fits)
        let late = try #require(estimate.late.first)
        #expect(estimate.late.count == 1 && late.seconds > 60)
        #expect(advice.estimate(driver: 3) == nil && advice.estimate(driver: 99) == nil)
    }
}
