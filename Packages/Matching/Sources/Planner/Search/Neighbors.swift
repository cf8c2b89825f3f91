/// The movable visits near each visit, nearest first, found when they are first asked for.
final class Neighbors {
    /// The most neighbors of a visit that are kept.
    private static let most = 128

    private let arena = Arena()
    private let instance: Instance
    private let visits: [Int32]
    let count: Int
    private let lists: Block<Int32>
    private let isKnown: Block<Bool>
    private let distances: Block<Double>

    init(_ instance: Instance) {
        self.instance = instance
        var visits: [Int32] = []
        for request in 0..<instance.requests {
            let kind = Instance.Kind(rawValue: instance.kind[request])
            if kind == .pair || kind == .pickup { visits.append(Int32(2 * request)) }
            if kind != .fixed, kind != .pickup { visits.append(Int32(2 * request + 1)) }
        }
        self.visits = visits
        count = min(visits.count, Self.most)
        lists = arena.block(2 * instance.requests * count, 0)
        isKnown = arena.block(2 * instance.requests, false)
        distances = arena.block(count + 1, 0)
    }

    /// The visit of a position in the neighbors of another; the first is that one itself.
    @inline(__always)
    func visit(_ node: Int32, _ index: Int) -> Int32 {
        if !isKnown[node] { find(node) }
        return lists[Int(node) * count + index]
    }

    /// Keeps the nearest ones by insertion, which most visits fail at the first comparison.
    private func find(_ node: Int32) {
        isKnown[node] = true
        let first = Int(node) * count
        let place = instance.place[node]
        var found = 0
        for visit in visits {
            let distance = visit == node ? -1 : instance.distance(place, instance.place[visit])
            if found == count, distance >= distances[found - 1] { continue }
            var index = found < count ? found : found - 1
            while index > 0, distances[index - 1] > distance {
                distances[index] = distances[index - 1]
                lists[first + index] = lists[first + index - 1]
                index -= 1
            }
            distances[index] = distance
            lists[first + index] = visit
            if found < count { found += 1 }
        }
    }
}
