/// Routes that were kept.
struct Snapshot {
    private(set) var score = Score.worst
    private(set) var next: [Int32]
    private(set) var absent: [Int32] = []
    private let instance: Instance

    init(_ instance: Instance) {
        self.instance = instance
        next = Array(repeating: -1, count: instance.nodes)
    }

    mutating func take(_ search: Search, _ score: Score) {
        self.score = score
        let links = search.routes.next
        for node in 0..<links.count { next[node] = links[node] }
        absent.removeAll(keepingCapacity: true)
        for index in 0..<search.absentCount { absent.append(search.absent[index]) }
    }

    /// The nodes of a vehicle between its start and its end.
    func nodes(_ vehicle: Int) -> [Int32] {
        var nodes: [Int32] = []
        var node = next[Int(instance.start(of: vehicle))]
        while node >= 0, node != instance.end(of: vehicle) {
            nodes.append(node)
            node = next[Int(node)]
        }
        return nodes
    }
}

extension Search {
    /// Takes the routes of a snapshot.
    func restore(_ snapshot: Snapshot) {
        let contents = (0..<instance.vehicles).map(snapshot.nodes)
        for vehicle in 0..<instance.vehicles { for node in routes.content(vehicle) { routes.vehicle[node] = -1 } }
        for (vehicle, nodes) in contents.enumerated() {
            routes.link(vehicle, nodes)
            routes.refresh(vehicle)
        }
        routes.sumUp()
        absentCount = 0
        for request in snapshot.absent {
            absent[absentCount] = request
            absentCount += 1
        }
        undo.begin(self)
    }
}
