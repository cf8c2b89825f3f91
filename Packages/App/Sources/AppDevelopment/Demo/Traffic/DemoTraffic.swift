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

/// The demo's traffic: simulated people who order, drive, weigh and wash through the public API. They act one after the other, so that together they never make more
/// calls at a time than a single client. What they have begun before a restart, they carry on.
actor DemoTraffic {
    private struct Turn {
        let person: any SimulatedPerson
        var next: Date
        var failures = 0
    }

    private let rules: TrafficRules
    private var turns: [Turn]
    private let log = createLog(category: "demo")

    init(network: TrafficNetwork, rules: TrafficRules = TrafficRules(), seed: UInt64) {
        self.rules = rules
        let budget = TrafficBudget(rules: rules, seed: seed)
        var people: [any SimulatedPerson] = [
            SimulatedPlant(SimulatedDevice(SimulatedPeople.plant, network), rules: rules, budget: budget, seed: seed)
        ]
        for (index, driver) in SimulatedPeople.drivers.enumerated() {
            people.append(SimulatedDriver(SimulatedDevice(driver, network), rules: rules, seed: seed &+ UInt64(index) &+ 1))
        }
        for (index, customer) in SimulatedPeople.customers.enumerated() {
            people.append(SimulatedCustomer(SimulatedDevice(customer, network), rules: rules, budget: budget, seed: seed &+ UInt64(index) &+ 100))
        }
        turns = people.map { Turn(person: $0, next: .distantPast) }
    }

    /// Has everybody act whose turn it is. Who fails has a growing pause.
    func tick(at now: Date) async {
        for index in turns.indices where turns[index].next <= now {
            if Task.isCancelled { return }
            do {
                turns[index].next = now + (try await turns[index].person.act(at: now))
                turns[index].failures = 0
            } catch {
                turns[index].failures += 1
                let pause = min(rules.longestPause, pow(2, Double(min(turns[index].failures, 10))))
                turns[index].next = now + pause
                log.debug("simulated person was refused; pausing", metadata: ["cause": "\(error)", "seconds": "\(pause)"])
            }
        }
    }
}
