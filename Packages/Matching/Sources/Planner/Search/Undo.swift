/// The way back from a round: the content of each route before its first change, and the absent requests.
final class Undo {
    private let arena = Arena()
    private let instance: Instance
    private let nodes: Block<Int32>
    private let first: Block<Int32>
    private let count: Block<Int32>
    private let version: Block<UInt64>
    private let isSaved: Block<Bool>
    private let saved: Block<Int32>
    private var savedCount = 0
    private var nodeCount = 0
    private let absent: Block<Int32>
    private var absentCount = 0

    init(_ instance: Instance) {
        self.instance = instance
        nodes = arena.block(instance.nodes, 0)
        first = arena.block(instance.vehicles, 0)
        count = arena.block(instance.vehicles, 0)
        version = arena.block(instance.vehicles, 0)
        isSaved = arena.block(instance.vehicles, false)
        saved = arena.block(instance.vehicles, 0)
        absent = arena.block(instance.requests, 0)
    }

    /// The vehicles whose routes changed in this round.
    var changed: Int { savedCount }

    func vehicle(_ index: Int) -> Int { Int(saved[index]) }

    /// Begins a round.
    func begin(_ search: Search) {
        for index in 0..<savedCount { isSaved[saved[index]] = false }
        (savedCount, nodeCount) = (0, 0)
        absentCount = search.absentCount
        for index in 0..<absentCount { absent[index] = search.absent[index] }
    }

    @inline(__always)
    func save(_ vehicle: Int, _ routes: Routes) {
        if !isSaved[vehicle] { add(vehicle, routes) }
    }

    private func add(_ vehicle: Int, _ routes: Routes) {
        isSaved[vehicle] = true
        saved[savedCount] = Int32(truncatingIfNeeded: vehicle)
        savedCount += 1
        first[vehicle] = Int32(truncatingIfNeeded: nodeCount)
        version[vehicle] = routes.version[vehicle]
        var node = routes.next[instance.start(of: vehicle)]
        while node != instance.end(of: vehicle) {
            nodes[nodeCount] = node
            nodeCount += 1
            node = routes.next[node]
        }
        count[vehicle] = Int32(truncatingIfNeeded: nodeCount) - first[vehicle]
    }

    func restore(_ routes: Routes) {
        for index in 0..<savedCount {
            let vehicle = Int(saved[index])
            var node = routes.next[instance.start(of: vehicle)]
            while node != instance.end(of: vehicle) {
                routes.vehicle[node] = -1
                node = routes.next[node]
            }
        }
        for index in 0..<savedCount {
            let vehicle = Int(saved[index])
            let start = Int(first[vehicle])
            routes.link(vehicle, (start..<start + Int(count[vehicle])).lazy.map { [nodes] in nodes[$0] })
            routes.refresh(vehicle)
            // Breaks may have moved, and then what was known of the route no longer holds.
            if !instance.hasBreaks[vehicle] { routes.restore(vehicle, version: version[vehicle]) }
        }
    }

    func restoreAbsent(_ block: Block<Int32>) -> Int {
        for index in 0..<absentCount { block[index] = absent[index] }
        return absentCount
    }
}
