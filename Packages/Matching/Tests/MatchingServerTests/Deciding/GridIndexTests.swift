import CoreTesting
import Testing

@testable import MatchingServer

struct GridIndexTests {
    @Test(arguments: 1...20)
    func `the nearest are those that a look at all finds`(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let reach = seed.isMultiple(of: 5) ? 500_000.0 : 15_000
        var (index, points) = (GridIndex(), [Point]())
        for id in 0..<100 {
            points.append(Point(x: .random(in: -reach...reach, using: &numbers), y: .random(in: -reach...reach, using: &numbers)))
            index.insert(id, at: points[id])
        }
        for _ in 0..<50 {
            let place = Point(x: .random(in: -2 * reach...2 * reach, using: &numbers), y: .random(in: -reach...reach, using: &numbers))
            let expected = points.indices.sorted { (points[$0].distance(to: place), $0) < (points[$1].distance(to: place), $1) }
            #expect(index.nearest(to: place, limit: 7) == Array(expected.prefix(7)))
        }
    }

    @Test func `an id at several points comes once, and an empty index has none`() {
        var index = GridIndex()
        #expect(index.nearest(to: Point(x: 0, y: 0), limit: 3).isEmpty)
        for x in [1.0, 2, 9000] { index.insert(4, at: Point(x: x, y: 0)) }
        index.insert(5, at: Point(x: 3, y: 0))
        #expect(index.nearest(to: Point(x: 0, y: 0), limit: 3) == [4, 5])
    }
}
