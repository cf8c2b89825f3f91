import Core
import LocationAPI
import Testing

struct AreaProblemTests {
    private func ring(_ points: [(Double, Double)]) -> [Coordinate] { points.map { Coordinate(latitude: 33 + $0.1, longitude: -117 + $0.0) } }

    private func square(_ low: Double, _ high: Double) -> [Coordinate] { ring([(low, low), (high, low), (high, high), (low, high)]) }

    @Test func `the default areas have no problem, and a center inside`() {
        for area in ServiceArea.defaultAreas {
            #expect(area.shape.problem == nil, "\(area.name)")
            #expect(area.contains(area.shape.center), "\(area.name)")
        }
    }

    @Test func `an outline in a line, with a corner twice or beyond the earth is none`() {
        #expect(AreaShape(ring: ring([(0, 0), (1, 1)])).problem == .tooFewCorners)
        #expect(AreaShape(ring: ring([(0, 0), (1, 0), (1, 1), (0, 0)])).problem == .repeatedCorner)
        #expect(AreaShape(ring: [(0.0, 0.0), (91, 0), (91, 1)].map { Coordinate(latitude: $0.0, longitude: $0.1) }).problem == .notOnEarth)
        #expect(AreaShape(ring: ring([(0, 0), (1, 1), (2, 2)])).problem == .crossing)
        #expect(AreaShape(ring: ring([(0, 0), (4, 0), (4, 1)])).problem == .tooLarge)
        #expect(AreaShape(ring: square(0, 0.00001)).problem == .tooSmall)
    }

    @Test func `an outline that crosses or touches itself is refused`() {
        #expect(AreaShape(ring: ring([(0, 0), (1, 1), (1, 0), (0, 1)])).problem == .crossing)
        // A corner on another border, and a border that runs back.
        #expect(AreaShape(ring: ring([(0, 0), (1, 0), (1, 1), (0.5, 0), (0, 1)])).problem == .crossing)
        #expect(AreaShape(ring: ring([(0, 0), (1, 0), (2, 0), (1.5, 0), (1, 1)])).problem == .crossing)
        #expect(AreaShape(ring: ring([(0, 0), (1, 0), (1, 1), (0.5, 1), (0, 1)])).problem == nil)
    }

    @Test func `a hole has to be inside, and holes beside each other`() {
        #expect(AreaShape(ring: square(0, 1), holes: [square(0.2, 0.4), square(0.5, 0.8)]).problem == nil)
        #expect(AreaShape(ring: square(0, 1), holes: [square(1.2, 1.4)]).problem == .holeOutside)
        #expect(AreaShape(ring: square(0, 1), holes: [square(0.2, 0.8), square(0.4, 0.5)]).problem == .holeOutside)
        #expect(AreaShape(ring: square(0, 1), holes: [square(0.4, 0.5), square(0.2, 0.8)]).problem == .holeOutside)
        #expect(AreaShape(ring: square(0, 1), holes: [square(0.5, 1.5)]).problem == .crossing)
        #expect(AreaShape(ring: square(0, 1), holes: [square(0, 0.5)]).problem == .crossing)
    }

    @Test func `more corners than an area may have are refused before they are compared`() {
        let many = (0..<5_000).map { Coordinate(latitude: 33 + Double($0) * 1e-5, longitude: -117) }
        #expect(AreaShape(ring: many).problem == .tooManyCorners)
    }

    @Test func `the center of a ring around a hole lies in the ring`() {
        let frame = AreaShape(ring: square(0, 1), holes: [square(0.1, 0.9)])
        #expect(frame.problem == nil && frame.contains(frame.center))
        let horseshoe = AreaShape(ring: ring([(0, 0), (1, 0), (1, 1), (0.9, 1), (0.9, 0.1), (0.1, 0.1), (0.1, 1), (0, 1)]))
        #expect(horseshoe.contains(horseshoe.center))
    }
}
