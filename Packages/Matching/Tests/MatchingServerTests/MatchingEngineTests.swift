import Core
import Foundation
import Testing

@testable import MatchingServer

struct MatchingEngineTests {
    private func city(orders: Int, drivers: Int) -> MatchSituation {
        var random = RandomSituations(seed: 7)
        return random.situation(orders: orders, drivers: drivers, trips: drivers / 3, mayWait: false)
    }

    @Test func `a computation that has no time left says so for each order`() async {
        let engine = MatchingEngine(timeout: .zero)
        let decisions = await engine.decide(city(orders: 50, drivers: 20))
        #expect(decisions.count == 50)
        #expect(decisions.allSatisfy { $0.outcome == .undecided || $0.outcome == .nobody })
    }

    @Test func `a computation ends soon after its caller is canceled`() async {
        let engine = MatchingEngine(timeout: .seconds(600))
        let situation = city(orders: 3000, drivers: 900)
        let task = Task { await engine.decide(situation) }
        task.cancel()
        let start = MonotonicClock.nanoseconds
        let decisions = await task.value
        #expect(decisions.count == 3000)
        // A computation of all of it takes minutes in a debug build.
        #expect(MonotonicClock.nanoseconds - start < 20_000_000_000)
    }

    @Test func `computations at the same time have the same results as one after the other`() async {
        let engine = MatchingEngine(timeout: .seconds(60))
        let situation = city(orders: 12, drivers: 9)
        let expected = MatchRound.decide(situation, until: MatchDeadline(after: .seconds(60)))
        await withTaskGroup(of: [MatchDecision].self) { group in
            for _ in 1...5 { group.addTask { await engine.decide(situation) } }
            for await decisions in group { #expect(decisions == expected) }
        }
    }
}
