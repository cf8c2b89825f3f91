/// A place for a request on a route: the nodes behind which its visits come, and the way that they add.
struct Insertion: BitwiseCopyable {
    var cost: Double
    /// The node in front of the pickup; -1 if the request has none to insert.
    var pickup: Int32
    /// The node in front of the delivery, which is the pickup itself if nothing lies between them; -1 if the request has none.
    var delivery: Int32

    static let none = Insertion(cost: .infinity, pickup: -1, delivery: -1)

    @inline(__always)
    var isPossible: Bool { cost < .infinity }
}

/// Finds the best insertion of a request into a route. Each pair of positions takes constant time, and most are left out by bounds on their ways.
final class InsertionSearch {
    private let arena = Arena()
    private let instance: Instance
    private let routes: Routes
    /// By position: the node, the way that the delivery would add behind it, and the least of it from there on.
    private let nodes: Block<Int32>
    private let added: Block<Double>
    private let least: Block<Double>
    private(set) var evaluations = 0

    init(_ instance: Instance, _ routes: Routes) {
        (self.instance, self.routes) = (instance, routes)
        nodes = arena.block(instance.nodes + 1, 0)
        added = arena.block(instance.nodes + 1, 0)
        least = arena.block(instance.nodes + 2, 0)
    }

    /// The best insertion of an absent request into a vehicle's route that adds less than `bound`.
    func best(_ request: Int, _ vehicle: Int, below bound: Double = .infinity) -> Insertion {
        evaluations &+= 1
        let pin = instance.pin[request]
        guard pin < 0 || pin == Int32(truncatingIfNeeded: vehicle) else { return .none }
        // An idle vehicle's way counts from nothing.
        let idle = routes.stops[vehicle] == 0 ? instance.distance(routes.place[instance.start(of: vehicle)], routes.place[instance.end(of: vehicle)]) : 0
        var found =
            switch Instance.Kind(rawValue: instance.kind[request]) {
            case .pair: bestPair(request, vehicle, below: bound - idle)
            case .deliveryFromStart, .deliveryFromFixed: bestDelivery(request, vehicle, below: bound - idle)
            case .pickup: bestPickup(request, vehicle, below: bound - idle)
            case .fixed, nil: Insertion.none
            }
        found.cost += idle
        return found
    }

    private func bestPair(_ request: Int, _ vehicle: Int, below bound: Double) -> Insertion {
        let (instance, routes) = (instance, routes)
        let (next, place, ready, due, load, leg, legTime) = (routes.next, routes.place, routes.ready, routes.due, routes.load, routes.leg, routes.legTime)
        let (nodes, added, least) = (nodes, added, least)
        let pickup = Int32(truncatingIfNeeded: 2 * request)
        let delivery = pickup + 1
        let (from, to) = (instance.place[pickup], instance.place[delivery])
        let (capacity, quantity) = (instance.capacity[vehicle], instance.load[pickup])
        guard quantity <= capacity else { return .none }
        let (pickupEarliest, pickupLatest, pickupService) = (instance.earliest[pickup], instance.latest[pickup], instance.service[pickup])
        let (deliveryEarliest, deliveryLatest, deliveryService) = (instance.earliest[delivery], instance.latest[delivery], instance.service[delivery])
        let direct = instance.distance(from, to)
        let directTime = instance.duration(from, to, direct)
        let end = instance.end(of: vehicle)

        var (node, count) = (instance.lastFixed[vehicle], 0)
        while node != end, ready[node] <= deliveryLatest {
            let following = next[node]
            nodes[count] = node
            added[count] =
                instance.isBreak(following) ? .infinity : instance.distance(place[node], to) + instance.distance(to, place[following]) - leg[node]
            count += 1
            node = following
        }
        var low = Double.infinity
        least[count] = low
        var index = count
        while index > 0 {
            index -= 1
            low = min(low, added[index])
            least[index] = low
        }

        var best = Insertion(cost: bound, pickup: -1, delivery: -1)
        index = 0
        while index < count {
            defer { index += 1 }
            let before = nodes[index]
            if ready[before] > pickupLatest { break }
            if load[before] + quantity > capacity || added[index] == .infinity { continue }
            let following = next[before]
            let reach = instance.distance(place[before], from)
            let arrival = ready[before] + instance.duration(place[before], from, reach)
            if arrival > pickupLatest { continue }
            let departure = max(arrival, pickupEarliest) + pickupService
            let (last, lastTime) = (place[following], due[following])

            let onward = instance.distance(to, last)
            let cost = reach + direct + onward - leg[before]
            if cost < best.cost {
                let begin = max(departure + directTime, deliveryEarliest)
                if begin <= deliveryLatest, begin + deliveryService + instance.duration(to, last, onward) <= lastTime {
                    best = Insertion(cost: cost, pickup: before, delivery: pickup)
                }
            }
            let away = instance.distance(from, last)
            let detour = reach + away - leg[before]
            if detour + least[index + 1] >= best.cost { continue }
            var (position, time) = (index + 1, departure + instance.duration(from, last, away))
            while position < count {
                let node = nodes[position]
                if time > due[node] || load[node] + quantity > capacity { break }
                time = max(time, instance.earliest[node]) + instance.service[node]
                if time > deliveryLatest { break }
                let cost = detour + added[position]
                if cost < best.cost {
                    let (place, after) = (place[node], next[node])
                    let begin = max(time + instance.duration(place, to, instance.distance(place, to)), deliveryEarliest)
                    let way = instance.distance(to, routes.place[after])
                    if begin <= deliveryLatest, begin + deliveryService + instance.duration(to, routes.place[after], way) <= due[after] {
                        best = Insertion(cost: cost, pickup: before, delivery: node)
                    }
                }
                if detour + least[position + 1] >= best.cost { break }
                time += legTime[node]
                position += 1
            }
        }
        return best.pickup < 0 ? .none : best
    }

    private func bestDelivery(_ request: Int, _ vehicle: Int, below bound: Double) -> Insertion {
        let node = Int32(truncatingIfNeeded: 2 * request + 1)
        let isLoaded = Instance.Kind(rawValue: instance.kind[request]) == .deliveryFromFixed
        let quantity = isLoaded ? 0 : -instance.load[node]
        let capacity = instance.capacity[vehicle]
        // What starts on board is there up to its delivery, on the fixed stops too.
        var before = instance.start(of: vehicle)
        while before != instance.lastFixed[vehicle] {
            if routes.load[before] + quantity > capacity { return .none }
            before = routes.next[before]
        }
        var best = Insertion(cost: bound, pickup: -1, delivery: -1)
        while before != instance.end(of: vehicle), routes.ready[before] <= instance.latest[node], routes.load[before] + quantity <= capacity {
            let cost = cost(of: node, after: before, below: best.cost)
            if cost < best.cost { best = Insertion(cost: cost, pickup: -1, delivery: before) }
            before = routes.next[before]
        }
        return best.delivery < 0 ? .none : best
    }

    private func bestPickup(_ request: Int, _ vehicle: Int, below bound: Double) -> Insertion {
        let node = Int32(truncatingIfNeeded: 2 * request)
        let (quantity, capacity) = (instance.load[node], instance.capacity[vehicle])
        var best = Insertion(cost: bound, pickup: -1, delivery: -1)
        // It stays on board, so all that follows must have room for it.
        var before = routes.previous[instance.end(of: vehicle)]
        while routes.load[before] + quantity <= capacity {
            let cost = cost(of: node, after: before, below: best.cost)
            if cost < best.cost { best = Insertion(cost: cost, pickup: before, delivery: -1) }
            if before == instance.lastFixed[vehicle] { break }
            before = routes.previous[before]
        }
        return best.pickup < 0 ? .none : best
    }

    /// The way that one node adds behind another; infinite if that isn't below a bound or not in time.
    private func cost(of node: Int32, after before: Int32, below bound: Double) -> Double {
        let following = routes.next[before]
        if instance.isBreak(following) { return .infinity }
        let (here, there, at) = (routes.place[before], routes.place[following], instance.place[node])
        let (reach, onward) = (instance.distance(here, at), instance.distance(at, there))
        let cost = reach + onward - routes.leg[before]
        guard cost < bound else { return .infinity }
        let begin = max(routes.ready[before] + instance.duration(here, at, reach), instance.earliest[node])
        guard begin <= instance.latest[node] else { return .infinity }
        return begin + instance.service[node] + instance.duration(at, there, onward) <= routes.due[following] ? cost : .infinity
    }
}
