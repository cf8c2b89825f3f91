public import Core

/// An area in which orders are taken, such as a city.
public struct ServiceArea: Codable, Sendable, Hashable {
    /// The id.
    public let id: Int
    /// The name that people read.
    public let name: String
    /// The corners of its outline, each once, in order, WGS84.
    public let ring: [Coordinate]
    /// A point inside, for labels and for a map's first view.
    public let center: Coordinate

    /// Creates an area.
    public init(id: Int, name: String, ring: [Coordinate], center: Coordinate) {
        self.id = id
        self.name = name
        self.ring = ring
        self.center = center
    }

    /// Returns whether a point lies inside, by the even-odd rule: a ray to the east crosses the outline an odd number of times.
    public func contains(_ point: Coordinate) -> Bool {
        var inside = false
        guard var previous = ring.last else { return false }
        for corner in ring {
            if (corner.latitude > point.latitude) != (previous.latitude > point.latitude) {
                let share = (point.latitude - corner.latitude) / (previous.latitude - corner.latitude)
                if point.longitude < corner.longitude + share * (previous.longitude - corner.longitude) { inside.toggle() }
            }
            previous = corner
        }
        return inside
    }

    /// The size in square degrees (shoelace formula). Compares areas of one region; it isn't a measure of land.
    public var size: Double {
        guard var previous = ring.last else { return 0 }
        var sum = 0.0
        for corner in ring {
            sum += previous.longitude * corner.latitude - corner.longitude * previous.latitude
            previous = corner
        }
        return abs(sum) / 2
    }
}

extension Sequence<ServiceArea> {
    /// Returns the area that serves a point, the smallest if several do; nil if none does.
    public func area(at point: Coordinate) -> ServiceArea? {
        self.filter { $0.contains(point) }.min { ($0.size, $0.id) < ($1.size, $1.id) }
    }
}

extension Coordinate {
    /// Whether the degrees are within the bounds of latitude and longitude. Those of a point in California aren't when they are swapped.
    public var isOnEarth: Bool {
        (-90...90).contains(latitude) && (-180...180).contains(longitude)
    }
}
