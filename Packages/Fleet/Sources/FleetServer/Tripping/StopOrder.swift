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

    /// Returns the length of a route in meters, as the crow flies.
    static func length(_ places: [Coordinate]) -> Double { zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
}
