import Core
import Foundation
import Logging

/// Somebody who is played by the program.
protocol SimulatedPerson: Actor {
    var device: SimulatedDevice { get }

    /// Does what is to be done now, a few calls at most.
    ///
    /// - Returns: the seconds until the next time.
    func act(at now: Date) async throws -> TimeInterval
}

/// Simulated people who order, drive, weigh and wash through the public API, each when it is their turn. What they have begun before a restart, they carry on.
///
/// ```swift
/// let traffic = SimulatedTraffic(people, rules: rules, clock: clock)
/// while !Task.isCancelled {
///     await traffic.tick()
///     try await clock.sleep(for: .seconds(1))
/// }
/// ```
actor SimulatedTraffic {
    private struct Turn {
        let person: any SimulatedPerson
        var next: Date
        var failures = 0
    }

    /// The outcome of a person's turn.
    private struct Outcome {
        let index: Int
        let began: Date
        let result: Result<TimeInterval, any Error>
    }

    private let rules: TrafficRules
    private let clock: any Core.Clock
    private let journal: SimulationJournal?
    private var turns: [Turn]
    private let log = createLog(category: "demo")

    /// Creates the traffic of some people.
    ///
    /// - Parameter journal: notes what fails, and how late people get their turns; nil where nobody wants to know.
    init(_ people: [any SimulatedPerson], rules: TrafficRules, clock: any Core.Clock, journal: SimulationJournal? = nil) {
        (self.rules, self.clock, self.journal) = (rules, clock, journal)
        turns = people.map { Turn(person: $0, next: .distantPast) }
    }

    /// The time of the next turn.
    var nextTurn: Date { turns.map(\.next).min() ?? .distantFuture }

    /// Has everybody act whose turn it is, some at a time as the rules say. Who fails has a growing pause.
    func tick() async {
        let now = clock.now
        // Who waits longest comes first.
        var due = turns.indices.filter { turns[$0].next <= now }.sorted { (turns[$0].next, $0) < (turns[$1].next, $1) }[...]
        await withTaskGroup(of: Outcome.self) { group in
            for _ in 0..<max(1, rules.peopleAtOnce) {
                if let index = due.popFirst() { start(index, in: &group) }
            }
            while let outcome = await group.next() {
                await take(outcome)
                if !Task.isCancelled, let index = due.popFirst() { start(index, in: &group) }
            }
        }
    }

    private func start(_ index: Int, in group: inout TaskGroup<Outcome>) {
        let (person, clock) = (turns[index].person, clock)
        group.addTask {
            let began = clock.now
            do {
                return Outcome(index: index, began: began, result: .success(try await person.act(at: began)))
            } catch {
                return Outcome(index: index, began: began, result: .failure(error))
            }
        }
    }

    private func take(_ outcome: Outcome) async {
        let due = turns[outcome.index].next
        if due > .distantPast { await journal?.noteLag(outcome.began.timeIntervalSince(due)) }
        switch outcome.result {
        case .success(let pause):
            turns[outcome.index].next = outcome.began + pause
            turns[outcome.index].failures = 0
        case .failure(let error):
            turns[outcome.index].failures += 1
            let pause = min(rules.longestPause, pow(2, Double(min(turns[outcome.index].failures, 10))))
            turns[outcome.index].next = outcome.began + pause
            await journal?.note(error)
            log.debug("simulated person was refused; pausing", metadata: ["cause": "\(error)", "seconds": "\(pause)"])
        }
    }
}
