extension Search {
    /// The sum of how often the absent requests were left over.
    var absenceSum: Double {
        var sum = 0.0
        for index in 0..<absentCount { sum += absences[absent[index]] }
        return sum
    }

    /// Serves what is left over, then takes one vehicle after the other out of use, as long as the others can serve its requests.
    func reduceFleet(_ pace: Pace) {
        let began = pace.share(iterations)
        let end = began + (1 - began) * settings.fleetShare
        undo.begin(self)
        var temperature = averageLeg
        if absentCount == 0, !closeRoute() { return }
        undo.begin(self)
        var (sum, distance) = (absenceSum, routes.total)
        while !pace.isOver(iterations) {
            if iterations & 15 == 0 {
                reportProgress()
                let share = pace.share(iterations)
                if meetOthers(share), absentCount == 0, !closeRoute() { return }
                if share >= end { return }
            }
            iterations += 1
            undo.begin(self)
            removeStrings()
            recreate()
            let newSum = absenceSum
            for index in 0..<absentCount { absences[absent[index]] += 1 }
            let isAccepted = newSum < sum || newSum == sum && routes.total < distance - temperature * Numbers.logarithm(random.unit() + 1e-300)
            if isAccepted { keepIfBest() } else { revert() }
            if absentCount == 0 {
                guard closeRoute() else { return }
                undo.begin(self)
                temperature = averageLeg
            }
            (sum, distance) = (absenceSum, routes.total)
        }
    }

    /// Takes the vehicle out of use whose requests were left over least. Returns false if all vehicles have to be used.
    private func closeRoute() -> Bool {
        var (chosen, least) = (-1, Double.infinity)
        for vehicle in 0..<instance.vehicles where routes.stops[vehicle] > 0 && instance.fixed[vehicle].isEmpty {
            var (sum, node) = (0.0, routes.next[instance.start(of: vehicle)])
            while node != instance.end(of: vehicle) {
                if node < instance.firstStart {
                    sum += absences[node >> 1]
                    if instance.pin[node >> 1] >= 0 { sum = .infinity }
                }
                node = routes.next[node]
            }
            if sum < least { (chosen, least) = (vehicle, sum) }
        }
        guard chosen >= 0, routes.used > 1 else { return false }
        empty(chosen)
        fleetLimit = routes.used
        return true
    }
}
