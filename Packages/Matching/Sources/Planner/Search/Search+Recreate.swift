extension Search {
    /// With more routes than these, only those near a request are looked at first, and near are those with one of this many nearest visits.
    private static let (manyRoutes, nearVisits) = (48, 40)

    /// Inserts absent requests where they add the least way, one after the other in one of several orders.
    func recreate() {
        if absentCount < 40, random.unit() < settings.regret { return insertByRegret() }
        sortAbsent()
        insertInOrder()
    }

    /// Inserts the absent requests in the order in which they are.
    func insertInOrder() {
        var left = 0
        for index in 0..<absentCount {
            let request = absent[index]
            if absentCount > 200, index & 15 == 0, stop.isSet {
                for rest in index..<absentCount {
                    absent[left] = absent[rest]
                    left += 1
                }
                break
            }
            let (vehicle, insertion) = bestInsertion(Int(request))
            if vehicle >= 0 {
                commit(Int(request), vehicle, insertion)
            } else {
                absent[left] = request
                left += 1
            }
        }
        absentCount = left
    }

    /// The best insertion of an absent request into all routes, with some overlooked.
    func bestInsertion(_ request: Int) -> (vehicle: Int, Insertion) {
        let pin = instance.pin[request]
        if pin >= 0 {
            let found = insertion(request, Int(pin))
            return (found.isPossible && mayUse(Int(pin)) ? Int(pin) : -1, found)
        }
        if routes.used > Self.manyRoutes, let near = bestNear(request) { return near }
        var (best, bestVehicle, cost) = (Insertion.none, -1, Double.infinity)
        for vehicle in 0..<instance.vehicles where routes.stops[vehicle] > 0 {
            let found = insertion(request, vehicle)
            guard found.cost < cost, random.unit() >= settings.blink else { continue }
            (best, bestVehicle, cost) = (found, vehicle, found.cost)
        }
        return bestVehicle >= 0 ? (bestVehicle, best) : bestIdle(request)
    }

    /// The best insertion into the routes that pass near one of the request's visits; nil if none of them has room.
    private func bestNear(_ request: Int) -> (vehicle: Int, Insertion)? {
        var (best, bestVehicle, cost) = (Insertion.none, -1, Double.infinity)
        seenStamp &+= 1
        for node in 2 * request...2 * request + 1 where isMovable(Int32(truncatingIfNeeded: node)) {
            for index in 1..<min(neighbors.count, Self.nearVisits) {
                let vehicle = Int(routes.vehicle[neighbors.visit(Int32(truncatingIfNeeded: node), index)])
                guard vehicle >= 0, seen[vehicle] != seenStamp else { continue }
                seen[vehicle] = seenStamp
                let found = insertion(request, vehicle)
                guard found.cost < cost, random.unit() >= settings.blink else { continue }
                (best, bestVehicle, cost) = (found, vehicle, found.cost)
            }
        }
        return bestVehicle >= 0 ? (bestVehicle, best) : nil
    }

    /// The best insertion into the route of an idle vehicle. A vehicle more is a last resort.
    private func bestIdle(_ request: Int) -> (vehicle: Int, Insertion) {
        var (best, bestVehicle) = (Insertion.none, -1)
        guard routes.used < fleetLimit else { return (-1, best) }
        var idleClass: Int32 = -1
        for vehicle in 0..<instance.vehicles where routes.stops[vehicle] == 0 && instance.vehicleClass[vehicle] != idleClass {
            idleClass = instance.vehicleClass[vehicle]
            let found = insertion(request, vehicle)
            if found.cost < best.cost { (best, bestVehicle) = (found, vehicle) }
        }
        return (bestVehicle, best)
    }

    /// Whether a vehicle is in use, or may be taken into use.
    func mayUse(_ vehicle: Int) -> Bool { routes.stops[vehicle] > 0 || routes.used < fleetLimit }

    /// Inserts the request that would lose most by waiting first.
    func insertByRegret() {
        while absentCount > 0 {
            if absentCount > 20, stop.isSet { return }
            var (chosen, chosenVehicle, chosenInsertion, regret) = (-1, -1, Insertion.none, -Double.infinity)
            for index in 0..<absentCount {
                let request = Int(absent[index])
                let (vehicle, insertion, second) = bestTwo(request)
                guard vehicle >= 0 else { continue }
                let loss = (second == .infinity ? 1e9 : second) - insertion.cost + random.unit() * 1e-3
                if loss > regret { (chosen, chosenVehicle, chosenInsertion, regret) = (index, vehicle, insertion, loss) }
            }
            guard chosen >= 0 else { return }
            commit(Int(absent[chosen]), chosenVehicle, chosenInsertion)
            absentCount -= 1
            absent[chosen] = absent[absentCount]
        }
    }

    private func bestTwo(_ request: Int) -> (vehicle: Int, Insertion, second: Double) {
        var (best, bestVehicle, second) = (Insertion.none, -1, Double.infinity)
        let pin = Int(instance.pin[request])
        for vehicle in pin >= 0 ? pin..<pin + 1 : 0..<instance.vehicles where routes.stops[vehicle] > 0 {
            let found = insertion(request, vehicle)
            if found.cost < best.cost {
                second = best.cost
                (best, bestVehicle) = (found, vehicle)
            } else {
                second = min(second, found.cost)
            }
        }
        if bestVehicle < 0 {
            if pin >= 0 {
                let found = insertion(request, pin)
                return (found.isPossible && mayUse(pin) ? pin : -1, found, .infinity)
            }
            (bestVehicle, best) = bestIdle(request)
        }
        return (bestVehicle, best, second)
    }

    private func sortAbsent() {
        let choice = random.below(13)
        for index in stride(from: absentCount - 1, to: 0, by: -1) {
            let other = random.below(index + 1)
            (absent[index], absent[other]) = (absent[other], absent[index])
        }
        switch choice {
        case 0..<4: return
        case 4..<6: sort(by: .load)
        case 6..<8: sort(by: .far)
        case 8: sort(by: .near)
        case 9..<11: sort(by: .narrow)
        case 11: sort(by: .early)
        default: sort(by: .late)
        }
    }

    /// Sorts the absent requests; equal ones stay in the random order that they have.
    func sort(by order: OrderKeys.Order) {
        if absentCount > 100 {
            let sorted = (0..<absentCount).map { absent[$0] }.enumerated().sorted { left, right in
                let keys = (orderKeys.key(order, left.element), orderKeys.key(order, right.element))
                return keys.0 != keys.1 ? keys.0 < keys.1 : left.offset < right.offset
            }
            for (index, entry) in sorted.enumerated() { absent[index] = entry.element }
            return
        }
        if absentCount > 0 { keys[0] = orderKeys.key(order, absent[0]) }
        for index in 1..<max(absentCount, 1) {
            let request = absent[index]
            let key = orderKeys.key(order, request)
            var position = index
            while position > 0, keys[position - 1] > key {
                absent[position] = absent[position - 1]
                keys[position] = keys[position - 1]
                position -= 1
            }
            absent[position] = request
            keys[position] = key
        }
    }
}
