extension Search {
    /// Builds first routes: those to start from, with all that fits besides.
    func construct() {
        for (vehicle, described) in instance.problem.vehicles.enumerated() {
            if let stops = instance.problem.routes[described.id] { begin(vehicle, with: stops) }
        }
        let blink = settings.blink
        settings.blink = 0
        // What is promised comes first; the others wait at the end of the list meanwhile.
        let promised = putPromisedFirst()
        let waiting = (promised..<absentCount).map { absent[$0] }
        absentCount = promised
        fill()
        for request in waiting {
            absent[absentCount] = request
            absentCount += 1
        }
        fill()
        settings.blink = blink
        undo.begin(self)
        keepIfBest()
    }

    /// Inserts what fits of the absent requests.
    private func fill() {
        // Regret looks at each absent request after each insertion, which is too much for a large problem.
        if absentCount * absentCount * instance.vehicles < 3_000_000 {
            insertByRegret()
        } else {
            sort(by: .early)
            insertInOrder()
        }
    }

    private func putPromisedFirst() -> Int {
        var count = 0
        for index in 0..<absentCount where instance.isPromised[absent[index]] {
            (absent[index], absent[count]) = (absent[count], absent[index])
            count += 1
        }
        return count
    }

    /// Puts an earlier route's stops on a route again, as far as it stays feasible.
    private func begin(_ vehicle: Int, with stops: [Stop]) {
        let wanted = stops.compactMap { stop in
            requestNumbers[stop.request].map { Int32(2 * $0 + (stop.kind == .pickup ? 0 : 1)) }
        }
        let isMine = { (node: Int32) in
            let pin = self.instance.pin[node >> 1]
            return self.isMovable(node) && self.routes.vehicle[node] < 0 && (pin < 0 || pin == Int32(vehicle))
        }
        var nodes = wanted.filter(isMine)
        let onRoute = Set(nodes)
        // A pair whose order or other half got lost is planned anew.
        nodes.removeAll { node in
            guard Instance.Kind(rawValue: instance.kind[node >> 1]) == .pair else { return false }
            return !onRoute.contains(node ^ 1)
        }
        guard !nodes.isEmpty, Set(nodes).count == nodes.count, isInOrder(nodes) else { return }
        while !nodes.isEmpty {
            for rest in routes.content(vehicle) { routes.vehicle[rest] = -1 }
            routes.link(vehicle, instance.fixed[vehicle] + nodes + instance.breaks[vehicle])
            if routes.refresh(vehicle) { break }
            // The last request that isn't promised goes first.
            let dropped = nodes.last { !instance.isPromised[$0 >> 1] } ?? nodes[nodes.count - 1]
            for node in nodes where node >> 1 == dropped >> 1 { routes.vehicle[node] = -1 }
            nodes.removeAll { $0 >> 1 == dropped >> 1 }
        }
        if nodes.isEmpty {
            routes.clear(vehicle)
            routes.refresh(vehicle)
        }
        let served = Set(nodes.map { $0 >> 1 })
        var left = 0
        for index in 0..<absentCount where !served.contains(absent[index]) {
            absent[left] = absent[index]
            left += 1
        }
        absentCount = left
    }

    private func isInOrder(_ nodes: [Int32]) -> Bool {
        var seen = Set<Int32>()
        for node in nodes {
            let isPair = Instance.Kind(rawValue: instance.kind[node >> 1]) == .pair
            if isPair, node & 1 == 1, !seen.contains(node - 1) { return false }
            seen.insert(node)
        }
        return true
    }

    /// Searches until the schedule ends a phase or the signal is set.
    func run(_ pace: Pace) {
        reduceFleet(pace)
        if best.score < score { restore(best) }
        shorten(pace)
    }

    /// The average way between two stops of the routes.
    var averageLeg: Double { routes.total / Double(max(2 * (instance.requests - absentCount), 1)) }

    /// Looks for shorter routes by ruin and recreate under simulated annealing.
    func shorten(_ pace: Pace) {
        undo.begin(self)
        let first = settings.firstTemperature * averageLeg
        let ratio = settings.lastTemperature / settings.firstTemperature
        fleetLimit = max(best.score.vehicles, routes.used)
        let began = pace.share(iterations)
        var temperature = first
        var current = score
        while !pace.isOver(iterations) {
            if iterations & 15 == 0 {
                reportProgress()
                let whole = pace.share(iterations)
                if meetOthers(whole) {
                    current = score
                    fleetLimit = best.score.vehicles
                }
                let share = max(0, min(1, (whole - began) / max(1 - began, 1e-9)))
                temperature = first * Numbers.power(ratio, share)
            }
            iterations += 1
            undo.begin(self)
            removeStrings()
            recreate()
            let new = score
            let isAccepted =
                if new.absentPromised != current.absentPromised {
                    new.absentPromised < current.absentPromised
                } else if new.absent != current.absent {
                    new.absent < current.absent
                } else if new.vehicles != current.vehicles {
                    new.vehicles < current.vehicles
                } else {
                    new.distance < current.distance - temperature * Numbers.logarithm(random.unit() + 1e-300)
                }
            guard isAccepted else {
                revert()
                continue
            }
            current = new
            if keepIfBest() { fleetLimit = min(fleetLimit, best.score.vehicles) }
        }
    }
}
