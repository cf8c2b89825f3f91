import Core
import Foundation
import LocationAPI
import Testing

/// The areas against a second implementation, by winding numbers in whole numbers. `AREA_POINTS=1000000` is the long form.
struct AreaAgreementTests {
    private static let count = ProcessInfo.processInfo.environment["AREA_POINTS"].flatMap(Int.init) ?? 6_000
    private let areas = ServiceArea.defaultAreas

    @Test func `areas agree with whole numbers on points everywhere, on borders, and beside them`() {
        var random = Numbers(seed: 16)
        let outlines = areas.map { ExactOutline($0.shape) }
        let index = ServiceAreaIndex(areas)
        var (differences, inside) = (0, 0)
        for _ in 0..<Self.count {
            let point = random.point(near: areas)
            let expected = areas.indices.filter { outlines[$0].contains(point) }
            if areas.indices.filter({ areas[$0].contains(point) }) != expected { differences += 1 }
            if index.area(at: point) != areas.area(at: point) { differences += 1 }
            inside += expected.count
        }
        #expect(differences == 0)
        #expect(inside > Self.count / 4)
    }

    @Test func `a point on the border of two areas is in exactly one of them`() {
        let (irvine, tustin) = (areas[0], areas[3])
        let tustinPoints = Set(tustin.ring)
        for (a, b) in zip(irvine.ring, irvine.ring.dropFirst()) where tustinPoints.contains(a) && tustinPoints.contains(b) {
            for point in [a, b, Coordinate(latitude: (a.latitude + b.latitude) / 2, longitude: (a.longitude + b.longitude) / 2)] {
                // A corner may touch a third place, in which case none has it.
                #expect(!(irvine.contains(point) && tustin.contains(point)))
            }
            let middle = Coordinate(latitude: (a.latitude + b.latitude) / 2, longitude: (a.longitude + b.longitude) / 2)
            #expect(irvine.contains(middle) != tustin.contains(middle))
        }
    }

    @Test func `an index of many areas finds the one that asking each finds`() {
        var random = Numbers(seed: 7)
        let many = (1...300).map { id in
            let center = random.point(near: areas)
            let half = 0.001 + random.unit() * 0.03
            return ServiceArea(
                id: id, name: "\(id)", ring: square(center, half), holes: id % 3 == 0 ? [square(center, half / 2)] : [], center: center)
        }
        let index = ServiceAreaIndex(many)
        for _ in 0..<2_000 {
            let point = random.point(near: areas)
            #expect(index.area(at: point)?.id == many.area(at: point)?.id)
        }
        #expect(ServiceAreaIndex([]).area(at: areas[0].center) == nil)
    }

    private func square(_ center: Coordinate, _ half: Double) -> [Coordinate] {
        [(-half, -half), (-half, half), (half, half), (half, -half)].map {
            Coordinate(latitude: center.latitude + $0.0, longitude: center.longitude + $0.1)
        }
    }
}

/// A shape in whole numbers: degrees times 2^47, which hold a double of at least 32 degrees exactly.
private struct ExactOutline {
    private let rings: [[(x: Int128, y: Int128)]]

    init(_ shape: AreaShape) {
        rings = ([shape.ring] + shape.holes).map { $0.map(Self.exact) }
    }

    private static func exact(_ point: Coordinate) -> (x: Int128, y: Int128) {
        (Int128(point.longitude * 0x1p47), Int128(point.latitude * 0x1p47))
    }

    /// Moves the point by an infinitely small step to the east and by an infinitely smaller one to the north, and counts how often the outlines wind
    /// around it.
    func contains(_ coordinate: Coordinate) -> Bool {
        let point = Self.exact(coordinate)
        return rings.reduce(0) { $0 + Self.winding($1, point) } % 2 != 0
    }

    private static func winding(_ ring: [(x: Int128, y: Int128)], _ point: (x: Int128, y: Int128)) -> Int {
        var winding = 0
        for index in ring.indices {
            let (a, b) = (ring[index], ring[(index + 1) % ring.count])
            // Moved to the north, the point is on no corner's height.
            let (isUp, isDown) = (a.y <= point.y && b.y > point.y, b.y <= point.y && a.y > point.y)
            guard isUp || isDown else { continue }
            let turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
            // On the line, the step to the east decides: to the right of a line that goes up.
            if isUp, turn > 0 { winding += 1 }
            if isDown, turn < 0 { winding -= 1 }
        }
        return winding
    }
}

/// Numbers that are the same in each run.
private struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A point around the areas, every fourth on a border or a hair beside one.
    mutating func point(near areas: [ServiceArea]) -> Coordinate {
        guard next() % 4 == 0 else { return Coordinate(latitude: 33.45 + unit() * 0.35, longitude: -118.1 + unit() * 0.45) }
        let ring = areas[Int(next() % UInt64(areas.count))].ring
        let start = Int(next() % UInt64(ring.count))
        let (a, b) = (ring[start], ring[(start + 1) % ring.count])
        switch next() % 4 {
        case 0: return a
        case 1: return Coordinate(latitude: a.latitude, longitude: b.longitude)
        case 2:
            let share = unit()
            return Coordinate(
                latitude: a.latitude + share * (b.latitude - a.latitude), longitude: a.longitude + share * (b.longitude - a.longitude))
        default: return Coordinate(latitude: a.latitude.nextUp, longitude: a.longitude.nextDown)
        }
    }
}
