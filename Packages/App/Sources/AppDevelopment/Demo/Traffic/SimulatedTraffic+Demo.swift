extension SimulatedTraffic {
    /// Creates the demo's traffic: people who talk, order from time to time and are always at home, at a pace that visitors can watch.
    static func demo(_ network: TrafficNetwork, rules: TrafficRules = TrafficRules(), seed: UInt64) -> SimulatedTraffic {
        let budget = TrafficBudget(rules: rules, seed: seed)
        var people: [any SimulatedPerson] = [
            SimulatedPlant(SimulatedDevice(SimulatedPeople.plant, network), rules: rules, demand: budget, seed: seed)
        ]
        for (index, driver) in SimulatedPeople.drivers.enumerated() {
            let own = seed &+ UInt64(index) &+ 1
            let talk = SimulatedTalk(SimulatedPeople.language(of: driver), rules: rules, seed: own &+ 1)
            people.append(SimulatedDriver(SimulatedDevice(driver, network), number: index, rules: rules, seed: own, talk: talk))
        }
        for (index, customer) in SimulatedPeople.customers.enumerated() {
            let own = seed &+ UInt64(index) &+ 100
            let talk = SimulatedTalk(SimulatedPeople.language(of: customer), rules: rules, seed: own &+ 1)
            people.append(
                SimulatedCustomer(SimulatedDevice(customer, network), number: index, rules: rules, demand: budget, seed: own, talk: talk))
        }
        return SimulatedTraffic(people, rules: rules, clock: network.clock)
    }
}
