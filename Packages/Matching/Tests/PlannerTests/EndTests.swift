import Core
import Planner
import Testing

/// How searches end.
@Suite(.serialized)
struct EndTests {
    private var now: Duration { .nanoseconds(MonotonicClock.nanoseconds) }

    /// Returns the shortest of a few delays, since a busy machine can hold up any single one.
    private func shortest(_ delay: () async throws -> Duration) async rethrows -> Duration {
        var shortest = try await delay()
        for _ in 0..<7 where shortest > .milliseconds(50) { shortest = min(shortest, try await delay()) }
        return shortest
    }

    @Test(arguments: [(40, 6), (250, 40)])
    func `A search ends within 50 ms of its deadline`(requests: Int, vehicles: Int) async throws {
        let problem = Sample.town(requests, vehicles: vehicles, seed: 7)
        let delay = try await shortest {
            let begun = now
            _ = try await Planner.plan(problem, budget: Budget(time: .milliseconds(600)))
            return now - begun - .milliseconds(600)
        }
        #expect(delay < .milliseconds(50))
        #expect(delay > .milliseconds(-5))
    }

    @Test func `A canceled search returns its best plan within 50 ms`() async throws {
        let problem = Sample.town(100, vehicles: 20, seed: 8)
        let delay = try await shortest {
            let (started, begun) = AsyncStream<Void>.makeStream()
            let task = Task { try await Planner.plan(problem, budget: Budget(time: .seconds(60))) { _ in begun.yield() } }
            for await _ in started { break }
            let canceled = now
            task.cancel()
            let plan = try await task.value
            let delay = now - canceled
            #expect(!plan.routes.isEmpty)
            #expect(Referee(problem).faults(plan).isEmpty)
            return delay
        }
        #expect(delay < .milliseconds(50))
    }

    @Test func `Searches don't hold up the executor of their caller`() async throws {
        let problem = Sample.town(30, vehicles: 10, seed: 9)
        let tasks = (0..<16).map { seed in Task { try await Planner.plan(problem, budget: Budget(time: .milliseconds(400), seed: UInt64(seed))) } }
        // More searches run than the pool has threads, and yet it answers.
        let begun = now
        for _ in 0..<100 { await Task.yield() }
        #expect(now - begun < .milliseconds(300))
        for task in tasks { _ = try await task.value }
    }

    @Test(arguments: [1, 3])
    func `A plan depends on the seed and the iterations alone`(islands: Int) async throws {
        let problem = Sample.town(20, vehicles: 5, seed: 10)
        let budget = Budget(iterations: 150, seed: 5, islands: islands)
        let first = try await Planner.plan(problem, budget: budget)
        let second = try await Planner.plan(problem, budget: budget)
        #expect(first == second)
        #expect(first.iterations == 150 * islands)
        let other = try await Planner.plan(problem, budget: Budget(iterations: 150, seed: 6, islands: islands))
        #expect(other != first)
    }

    @Test func `More iterations never make a plan worse`() async throws {
        let problem = Sample.town(30, vehicles: 8, seed: 11)
        let none = try await Planner.plan(problem, budget: Budget(iterations: 0))
        let many = try await Planner.plan(problem, budget: Budget(iterations: 300))
        #expect(Referee(problem).faults(none).isEmpty)
        #expect((many.unassigned.count, many.vehicles, many.distance) < (none.unassigned.count, none.vehicles, none.distance))
    }
}
