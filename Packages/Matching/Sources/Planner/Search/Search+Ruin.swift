extension Search {
    /// Removes strings of visits from routes near a random visit, each with its request.
    ///
    /// The lengths and the number of strings follow Christiaens and Vanden Berghe, Slack Induction by String Removals, 2020.
    func removeStrings() {
        let movable = neighbors.count
        guard movable > 0, instance.requests > absentCount else { return }
        var seed: Int32 = -1
        for _ in 0..<16 where seed < 0 {
            let node = Int32(truncatingIfNeeded: random.below(2 * instance.requests))
            if isMovable(node), routes.vehicle[node] >= 0 { seed = node }
        }
        guard seed >= 0 else { return }
        let average = Double(2 * (instance.requests - absentCount)) / Double(max(routes.used, 1))
        let longest = min(settings.longestString, average)
        let most = 4 * settings.removals / (1 + longest) - 1
        let strings = Int(random.unit() * max(most, 0) + 1)
        ruinStamp &+= 1
        var removed = 0
        for index in 0..<movable where removed < strings {
            let node = neighbors.visit(seed, index)
            let vehicle = Int(routes.vehicle[node])
            guard vehicle >= 0, ruined[vehicle] != ruinStamp else { continue }
            ruined[vehicle] = ruinStamp
            removeString(around: node, vehicle, longest: min(Double(routes.stops[vehicle]), longest))
            removed += 1
        }
    }

    /// Whether a visit may be removed.
    @inline(__always)
    func isMovable(_ node: Int32) -> Bool {
        switch Instance.Kind(rawValue: instance.kind[node >> 1]) {
        case .pair: true
        case .deliveryFromStart, .deliveryFromFixed: node & 1 == 1
        case .pickup: node & 1 == 0
        case .fixed, nil: false
        }
    }

    private func removeString(around node: Int32, _ vehicle: Int, longest: Double) {
        let length = max(1, Int(random.unit() * longest + 1))
        // Half of the strings keep some visits in their middle.
        var kept = 0
        if random.unit() < 0.5 {
            kept = 1
            while kept < Int(routes.stops[vehicle]) - length, random.unit() > 0.5 { kept += 1 }
        }
        let span = min(length + kept, Int(routes.stops[vehicle]))
        kept = span - min(length, span)
        var first = node
        var before = random.below(span)
        let bound = instance.start(of: vehicle)
        while before > 0, routes.previous[first] != bound {
            first = routes.previous[first]
            before -= 1
        }
        var (count, current) = (0, first)
        let end = instance.end(of: vehicle)
        while count < span, current != end {
            string[count] = current
            count += 1
            current = routes.next[current]
        }
        let keptFrom = kept > 0 && count > kept ? 1 + random.below(max(count - kept - 1, 1)) : count
        for index in 0..<count where index < keptFrom || index >= keptFrom + kept {
            let visit = string[index]
            guard visit < instance.firstStart, routes.vehicle[visit] >= 0, isMovable(visit) else { continue }
            detach(Int(visit >> 1), vehicle)
        }
        refreshAfterRemoval(vehicle)
    }
}
