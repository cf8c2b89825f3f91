import Core
import Foundation
import Planner
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

    @Test func `a computation that is under way ends soon after its deadline, and after its caller's cancellation`() async {
        // All of it takes minutes in a debug build. On an idle machine it ends within 50 ms; among other tests it waits for the processor.
        let situation = city(orders: 3000, drivers: 900)
        var delays: [Int] = []
        for _ in 0..<8 where (delays.min() ?? .max) >= 50 {
            let task = Task { await MatchingEngine(timeout: .seconds(600)).decide(situation) }
            var start = MonotonicClock.nanoseconds
            #expect(await MatchingEngine(timeout: .milliseconds(200)).decide(situation).contains { $0.outcome == .undecided })
            let overrun = milliseconds(since: start) - 200
            start = MonotonicClock.nanoseconds
            task.cancel()
            #expect(await task.value.contains { $0.outcome == .undecided })
            delays.append(max(overrun, milliseconds(since: start)))
        }
        #expect((delays.min() ?? .max) < 1000, "\(delays)")
    }

    private func milliseconds(since start: UInt64) -> Int { Int((MonotonicClock.nanoseconds - start) / 1_000_000) }

    @Test func `computations at the same time have the same results as one after the other`() async {
        let engine = MatchingEngine(timeout: .seconds(60))
        let situation = city(orders: 12, drivers: 9)
        let expected = MatchRound.decide(situation, until: StopSignal(time: .seconds(60)))
        await withTaskGroup(of: [MatchDecision].self) { group in
            for _ in 1...5 { group.addTask { await engine.decide(situation) } }
            for await decisions in group { #expect(decisions == expected) }
        }
    }
}
