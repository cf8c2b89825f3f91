import Core

/// Plans the order of the stops of several jobs: the nearest next, each job's own stops in their order.
///
/// Stops within 50 meters of the driver come before all others. Unloading bags at the plant comes after all others, because nobody waits for it.
enum StopOrder {
    /// A stop that is to be planned.
    struct Item: Sendable, Equatable {
        let id: Int
        let place: Coordinate
        /// True where bags are unloaded at the plant.
        var isUnloading = false
    }

    /// The distance in meters within which two stops are at the same place.
    private static let samePlace = 50.0

    /// Returns the stops in the order in which they are best driven to.
    ///
    /// - Parameters:
    ///   - jobs: the stops of each job in their order.
    ///   - start: the place that the driver sets off from.
    static func plan(_ jobs: [[Item]], from start: Coordinate) -> [Item] {
        var (rest, place, planned) = (jobs.filter { !$0.isEmpty }, start, [Item]())
        while !rest.isEmpty {
            let distances = rest.map { $0[0].place.distance(to: place) }
            func isBetter(_ a: Int, _ b: Int) -> Bool {
                let (here, there) = (distances[a] <= samePlace, distances[b] <= samePlace)
                if here != there { return here }
                if rest[a][0].isUnloading != rest[b][0].isUnloading { return !rest[a][0].isUnloading }
                return distances[a] < distances[b]
            }
            var best = 0
            for index in rest.indices.dropFirst() where isBetter(index, best) { best = index }
            let next = rest[best].removeFirst()
            planned.append(next)
            place = next.place
            rest.removeAll(where: \.isEmpty)
        }
        return planned
    }

    /// Returns the stops in the order of a route that was planned elsewhere; nil where it doesn't have exactly them, each job's own stops in their order.
    static func follow(_ route: [Int], _ jobs: [[Item]]) -> [Item]? {
        let items = Dictionary(jobs.joined().map { ($0.id, $0) }) { first, _ in first }
        let ordered = route.compactMap { items[$0] }
        let places = Dictionary(ordered.enumerated().map { ($1.id, $0) }) { first, _ in first }
        guard ordered.count == items.count, places.count == items.count else { return nil }
        let isKept = jobs.allSatisfy { job in zip(job, job.dropFirst()).allSatisfy { (places[$0.id] ?? 0) < (places[$1.id] ?? 0) } }
        return isKept ? ordered : nil
    }

    /// Returns the length of a route in meters, as the crow flies.
    static func length(_ places: [Coordinate]) -> Double { zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
}
