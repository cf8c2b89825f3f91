import Foundation
import Planner
import Testing

@testable import MatchingServer

/// Rounds over thousands of random fleets and orders.
struct RandomRoundTests {
    private static let seeds = Array(1...20)

    @Test(arguments: seeds)
    func `no round breaks a window, a vehicle, the order of stops or a refusal`(seed: Int) {
        var random = RandomSituations(seed: seed)
        var matched = 0
        for number in 0..<400 {
            let drivers = Int.random(in: 0...8, using: &random.numbers)
            let situation = random.situation(
                orders: Int.random(in: 1...10, using: &random.numbers), drivers: drivers, trips: drivers / 2, mayWait: number.isMultiple(of: 2))
            let decisions = MatchRound.decide(situation, until: StopSignal(time: .seconds(60)))
            let problems = TripCheck(situation: situation).problems(decisions)
            #expect(problems.isEmpty, "seed \(seed), situation \(number)")
            matched += decisions.count { $0.driver != nil }
        }
        #expect(matched > 400)
    }

    @Test(arguments: seeds)
    func `a driver who is taken away leaves what others can take over, and it is said what they can't`(seed: Int) {
        var random = RandomSituations(seed: 1000 + seed)
        for number in 0..<100 {
            var situation = random.situation(orders: 3, drivers: 6, trips: 3, mayWait: false)
            let lost = situation.drivers[0]
            let former = Set(situation.orders.map(\.id))
            let stuck = situation.remove(driver: lost.id)
            let left = Set(situation.orders.map(\.id)).subtracting(former)
            #expect(left.union(stuck) == Set(lost.stops.map(\.order)) && left.isDisjoint(with: stuck))
            for order in stuck { #expect(lost.stops.filter { $0.order == order }.reduce(0) { $0 + $1.load } < 0) }
            let decisions = MatchRound.decide(situation, until: StopSignal(time: .seconds(60)))
            #expect(TripCheck(situation: situation).problems(decisions).isEmpty, "seed \(seed), situation \(number)")
            #expect(decisions.allSatisfy { $0.driver != lost.id && !$0.reasons.isEmpty })
        }
    }
}
