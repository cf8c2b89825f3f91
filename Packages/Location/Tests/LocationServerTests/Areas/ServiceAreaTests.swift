import Core
import LocationAPI
import Testing

struct ServiceAreaTests {
    let areas = ServiceArea.defaultAreas

    @Test(arguments: [
        (34.05, -118.24), (32.72, -117.16), (33.343, -118.328), (0, 0), (-117.7712, 33.6784), (Double.nan, Double.nan), (33.6, 242.2),
    ])
    func `places outside and swapped coordinates are in no area`(latitude: Double, longitude: Double) {
        #expect(areas.area(at: Coordinate(latitude: latitude, longitude: longitude)) == nil)
    }

    /// Landmarks, and what surrounds the areas: the airport and Laguna Woods belong to no city of ours.
    @Test(
        arguments: [
            ("UC Irvine", 33.6405, -117.8443, "Irvine"), ("Great Park", 33.6735, -117.7390, "Irvine"),
            ("Fashion Island", 33.6159, -117.8758, "Newport Beach"), ("Balboa Pier", 33.6000, -117.9003, "Newport Beach"),
            ("South Coast Plaza", 33.6911, -117.8892, "Costa Mesa"), ("Fairgrounds", 33.6655, -117.9020, "Costa Mesa"),
            ("Tustin Legacy", 33.7090, -117.8230, "Tustin"), ("Main Beach", 33.5425, -117.7854, "Laguna Beach"),
            ("Huntington Beach Pier", 33.6556, -118.0040, "Huntington Beach"), ("John Wayne Airport", 33.6757, -117.8682, nil),
            ("Disneyland", 33.8121, -117.9190, nil), ("Santa Ana", 33.7455, -117.8677, nil), ("Laguna Woods", 33.6100, -117.7330, nil),
        ] as [(String, Double, Double, String?)])
    func `a landmark lies in its city`(landmark: String, latitude: Double, longitude: Double, city: String?) {
        #expect(areas.area(at: Coordinate(latitude: latitude, longitude: longitude))?.name == city)
    }

    @Test func `each area's center lies in it`() {
        for area in areas { #expect(areas.area(at: area.center) == area, "\(area.name)") }
    }

    @Test func `each outline has 40 to 90 points and doesn't cross itself`() {
        for area in areas {
            #expect((40...90).contains(area.ring.count), "\(area.name)")
            #expect(Set(area.ring).count == area.ring.count, "\(area.name)")
            let edges = area.edges
            for (index, edge) in edges.enumerated() {
                for other in edges.dropFirst(index + 1) where !edge.touches(other) {
                    #expect(!edge.crosses(other), "\(area.name): \(edge) and \(other)")
                }
            }
        }
    }

    @Test(arguments: [
        ("Irvine", "Tustin", 19), ("Irvine", "Newport Beach", 14), ("Irvine", "Costa Mesa", 3), ("Newport Beach", "Costa Mesa", 25),
        ("Newport Beach", "Huntington Beach", 2), ("Costa Mesa", "Huntington Beach", 3),
    ])
    func `neighbors share the points of their border`(one: String, other: String, count: Int) throws {
        let rings = try [one, other].map { name in Set(try #require(areas.first { $0.name == name }).ring) }
        #expect(rings[0].intersection(rings[1]).count == count)
    }

    @Test func `no two areas overlap`() {
        for (index, area) in areas.enumerated() {
            for other in areas.dropFirst(index + 1) {
                for edge in area.edges {
                    for second in other.edges where !edge.touches(second) {
                        #expect(!edge.crosses(second), "\(area.name) and \(other.name): \(edge) and \(second)")
                    }
                }
            }
        }
    }

    @Test func `where areas overlap the smallest wins`() throws {
        let small = ServiceArea(id: 99, name: "Yard", ring: square(around: areas[0].center, 0.001), center: areas[0].center)
        #expect(areas.area(at: areas[0].center)?.name == "Irvine")
        #expect((areas + [small]).area(at: areas[0].center)?.name == "Yard")
        #expect(([small] + areas).area(at: areas[0].center)?.name == "Yard")
    }

    @Test func `no stretch of the plane is left out or counted twice at a corner`() {
        let area = ServiceArea(
            id: 1, name: "Square", ring: square(around: Coordinate(latitude: 0, longitude: 0), 1), center: Coordinate(latitude: 0, longitude: 0))
        #expect(area.contains(Coordinate(latitude: 0, longitude: 0)))
        #expect(!area.contains(Coordinate(latitude: 1, longitude: 2)))
        #expect(!area.contains(Coordinate(latitude: -1, longitude: -2)))
        #expect(area.size == 4)
    }

    private func square(around center: Coordinate, _ half: Double) -> [Coordinate] {
        [(-half, -half), (-half, half), (half, half), (half, -half)].map {
            Coordinate(latitude: center.latitude + $0.0, longitude: center.longitude + $0.1)
        }
    }
}

/// A stretch of an outline between two corners.
private struct Edge {
    let start: Coordinate
    let end: Coordinate

    /// Whether both have a corner in common.
    func touches(_ other: Edge) -> Bool {
        start == other.start || start == other.end || end == other.start || end == other.end
    }

    /// Whether both have a point in common.
    func crosses(_ other: Edge) -> Bool {
        side(of: other.start) * side(of: other.end) <= 0 && other.side(of: start) * other.side(of: end) <= 0
    }

    private func side(of point: Coordinate) -> Double {
        ((end.longitude - start.longitude) * (point.latitude - start.latitude) - (end.latitude - start.latitude) * (point.longitude - start.longitude))
            .sign == .minus ? -1 : 1
    }
}

extension ServiceArea {
    fileprivate var edges: [Edge] {
        zip(ring, ring.dropFirst() + ring.prefix(1)).map { Edge(start: $0, end: $1) }
    }
}
