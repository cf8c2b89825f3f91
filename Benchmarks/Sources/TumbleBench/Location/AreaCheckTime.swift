import Core
import LocationAPI

/// The time in which the area at a point is found among 1,000 areas, of which many overlap.
struct AreaCheckTime: Measure {
    let name = "orders.area-check"
    let bar = Bar.under(2, "us")

    private static let runs = 9
    private static let checks = 20_000

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let index = ServiceAreaIndex(Self.areas)
        let points = (0..<Self.checks).map { Self.point($0, of: Self.checks) }
        var runs: [Double] = []
        for run in 0...Self.runs {
            var found = 0
            let milliseconds = measureMilliseconds {
                for point in points where index.area(at: point) != nil { found += 1 }
            }
            guard found > Self.checks / 2 else { throw MeasureError.wrongResult("\(found) of \(Self.checks) points in an area") }
            if run > 0 { runs.append(milliseconds * 1000 / Double(Self.checks)) }
        }
        return Figure(medianOf: runs)
    }

    /// The default areas again and again, side by side, each a little over its neighbors.
    private static var areas: [ServiceArea] {
        (0..<1_000).map { number in
            let area = ServiceArea.defaultAreas[number % ServiceArea.defaultAreas.count]
            let move = { (point: Coordinate) in
                Coordinate(latitude: point.latitude + Double(number / 6 % 13) * 0.2, longitude: point.longitude + Double(number / 6 / 13) * 0.2)
            }
            return ServiceArea(id: number, name: area.name, ring: area.ring.map(move), center: move(area.center))
        }
    }

    /// Points spread evenly over the areas (the additive recurrence of the golden ratio and its square).
    private static func point(_ number: Int, of count: Int) -> Coordinate {
        let (x, y) = (Double(number) * 0.754877666246693, Double(number) * 0.569840290998053)
        return Coordinate(latitude: 33.5 + y.truncatingRemainder(dividingBy: 1) * 2.6, longitude: -118.05 + x.truncatingRemainder(dividingBy: 1) * 2.7)
    }
}
