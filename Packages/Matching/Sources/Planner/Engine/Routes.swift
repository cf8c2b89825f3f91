/// The routes of all vehicles as linked lists of nodes, with what makes an insertion's check a matter of constant time:
/// how early each node can be left, how late it may begin, and what is on board behind it.
final class Routes {
    private let arena = Arena()
    let instance: Instance
    let next: Block<Int32>
    let previous: Block<Int32>
    /// The vehicle on whose route a node is, or -1.
    let vehicle: Block<Int32>
    /// The places of nodes; a break's is where the vehicle is then.
    let place: Block<Int32>
    /// The earliest departure.
    let ready: Block<Double>
    /// The latest begin with which all that follows is in time.
    let due: Block<Double>
    let load: Block<Int32>
    /// The way and the time to the next node.
    let leg: Block<Double>
    let legTime: Block<Double>
    /// The visits of each route, its way, and a number that no other content of any route has had.
    let stops: Block<Int32>
    let distance: Block<Double>
    let version: Block<UInt64>
    private(set) var total = 0.0
    private(set) var used = 0
    private var versions: UInt64 = 0

    init(_ instance: Instance) throws(ProblemError) {
        self.instance = instance
        let (nodes, vehicles) = (instance.nodes, instance.vehicles)
        next = arena.block(nodes, -1)
        previous = arena.block(nodes, -1)
        vehicle = arena.block(nodes, -1)
        place = arena.block(nodes, 0)
        place.copy(instance.place)
        ready = arena.block(nodes, 0)
        due = arena.block(nodes, 0)
        load = arena.block(nodes, 0)
        leg = arena.block(nodes, 0)
        legTime = arena.block(nodes, 0)
        stops = arena.block(vehicles, 0)
        distance = arena.block(vehicles, 0)
        version = arena.block(vehicles, 0)
        for vehicle in 0..<vehicles {
            clear(vehicle)
            guard refresh(vehicle) else { throw .impossibleFixedStops(instance.problem.vehicles[vehicle].id) }
        }
    }

    /// Leaves only what is fixed on a route, and its breaks behind that.
    func clear(_ vehicle: Int) {
        var node = next[instance.start(of: vehicle)]
        while node >= 0, node != instance.end(of: vehicle) {
            self.vehicle[node] = -1
            node = next[node]
        }
        link(vehicle, instance.fixed[vehicle] + instance.breaks[vehicle])
    }

    /// Makes a route of nodes; those that were on it before must have been unlinked.
    func link(_ vehicle: Int, _ nodes: some Sequence<Int32>) {
        var last = instance.start(of: vehicle)
        self.vehicle[last] = Int32(truncatingIfNeeded: vehicle)
        for node in nodes {
            next[last] = node
            previous[node] = last
            self.vehicle[node] = Int32(truncatingIfNeeded: vehicle)
            last = node
        }
        let end = instance.end(of: vehicle)
        next[last] = end
        previous[end] = last
        self.vehicle[end] = Int32(truncatingIfNeeded: vehicle)
    }

    @inline(__always)
    func insert(_ node: Int32, after: Int32) {
        let following = next[after]
        next[after] = node
        previous[node] = after
        next[node] = following
        previous[following] = node
        vehicle[node] = vehicle[after]
    }

    @inline(__always)
    func unlink(_ node: Int32) {
        let (before, after) = (previous[node], next[node])
        next[before] = after
        previous[after] = before
        vehicle[node] = -1
    }

    /// Computes a route's times and loads anew. Returns false if it isn't feasible; then they are only good for clearing the route.
    @discardableResult
    func refresh(_ vehicle: Int) -> Bool {
        let (wasUsed, wasDistance) = (stops[vehicle] > 0, distance[vehicle])
        let isFeasible = instance.hasBreaks[vehicle] ? placeBreaks(vehicle) : schedule(vehicle)
        used += (stops[vehicle] > 0 ? 1 : 0) - (wasUsed ? 1 : 0)
        total += distance[vehicle] - wasDistance
        versions &+= 1
        version[vehicle] = versions
        return isFeasible
    }

    /// Gives a route the version that it had with the same content.
    func restore(_ vehicle: Int, version: UInt64) { self.version[vehicle] = version }

    /// The nodes of a route between its start and its end.
    func content(_ vehicle: Int) -> [Int32] {
        var nodes: [Int32] = []
        var node = next[instance.start(of: vehicle)]
        while node != instance.end(of: vehicle) {
            nodes.append(node)
            node = next[node]
        }
        return nodes
    }

    /// Adds the ways up again, against rounding.
    func sumUp() {
        total = 0
        for vehicle in 0..<instance.vehicles { total += distance[vehicle] }
    }
}
