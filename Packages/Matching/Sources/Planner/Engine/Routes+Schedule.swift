extension Routes {
    /// Computes times, loads and the way of a route from its links. Returns whether it keeps every window and the capacity.
    func schedule(_ vehicle: Int) -> Bool {
        let instance = instance
        let (next, place, ready, due, load, leg, legTime) = (next, place, ready, due, load, leg, legTime)
        let (start, end, capacity) = (instance.start(of: vehicle), instance.end(of: vehicle), instance.capacity[vehicle])
        var onBoard = instance.hasOnBoard ? loadAtStart(vehicle) : 0
        var isFeasible = onBoard <= capacity
        var (node, count, way) = (start, Int32(0), 0.0)
        var departure = instance.earliest[start]
        ready[start] = departure
        load[start] = onBoard
        while node != end {
            let following = next[node]
            if instance.isBreak(following) { place[following] = place[node] }
            let (from, to) = (place[node], place[following])
            let length = instance.distance(from, to)
            let time = instance.duration(from, to, length)
            leg[node] = length
            legTime[node] = time
            way += length
            let begin = max(departure + time, instance.earliest[following])
            isFeasible = isFeasible && begin <= instance.latest[following]
            departure = begin + instance.service[following]
            ready[following] = departure
            if following < instance.firstStart {
                count += 1
                onBoard += instance.load[following]
                isFeasible = isFeasible && onBoard <= capacity
            }
            load[following] = onBoard
            node = following
        }
        stops[vehicle] = count
        distance[vehicle] = count > 0 ? way : 0

        var last = instance.latest[end]
        due[end] = last
        while node != start {
            node = previous[node]
            last = min(last - legTime[node] - instance.service[node], instance.latest[node])
            due[node] = last
        }
        return isFeasible
    }

    /// The load of the requests on a route that are on board when it starts.
    func loadAtStart(_ vehicle: Int) -> Int32 {
        var (node, sum) = (next[instance.start(of: vehicle)], Int32(0))
        let end = instance.end(of: vehicle)
        while node != end {
            if node < instance.firstStart, node & 1 == 1, instance.isOnBoard[node >> 1] { sum -= instance.load[node] }
            node = next[node]
        }
        return sum
    }

    /// Schedules a route with its breaks: keeps them where they are, if that is feasible, and moves each to where the route ends earliest.
    func placeBreaks(_ vehicle: Int) -> Bool {
        let rests = instance.breaks[vehicle]
        if !schedule(vehicle) {
            for rest in rests { unlink(rest) }
            guard place(rests[...], vehicle, after: instance.start(of: vehicle)) else {
                for rest in rests where self.vehicle[rest] < 0 { insert(rest, after: previous[instance.end(of: vehicle)]) }
                _ = schedule(vehicle)
                return false
            }
        }
        let end = instance.end(of: vehicle)
        for (index, rest) in rests.enumerated() {
            var best = previous[rest]
            var earliest = ready[end]
            let limit = index + 1 < rests.count ? rests[index + 1] : end
            unlink(rest)
            var position = index > 0 ? rests[index - 1] : instance.start(of: vehicle)
            while position != limit {
                insert(rest, after: position)
                if schedule(vehicle), ready[end] < earliest { (best, earliest) = (position, ready[end]) }
                unlink(rest)
                position = next[position]
            }
            insert(rest, after: best)
        }
        return schedule(vehicle)
    }

    /// Finds positions for breaks behind a node, in their order. Leaves those unlinked that have none.
    private func place(_ rests: ArraySlice<Int32>, _ vehicle: Int, after first: Int32) -> Bool {
        guard let rest = rests.first else { return schedule(vehicle) }
        var position = first
        while position != instance.end(of: vehicle) {
            insert(rest, after: position)
            if place(rests.dropFirst(), vehicle, after: rest) { return true }
            unlink(rest)
            position = next[position]
        }
        return false
    }
}
