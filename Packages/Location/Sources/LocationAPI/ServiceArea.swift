public import Core

/// An area in which orders are taken.
public struct ServiceArea: Codable, Sendable, Hashable {
    /// The id.
    public let id: Int
    /// The name that people read.
    public let name: String
    /// The corners of its border, each once, WGS84.
    public let ring: [Coordinate]
    /// A point to show it by.
    public let centre: Coordinate

    /// Creates an area.
    public init(id: Int, name: String, ring: [Coordinate], centre: Coordinate) {
        self.id = id
        self.name = name
        self.ring = ring
        self.centre = centre
    }

    /// Whether a point lies inside, by the even-odd rule: a ray to the east crosses the border an odd number of times.
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

    /// The size in square degrees (shoelace formula): good for comparing areas of one region, and for nothing else.
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
    /// The area that serves a point: of several the smallest; nil where there is none.
    public func area(at point: Coordinate) -> ServiceArea? {
        self.filter { $0.contains(point) }.min { ($0.size, $0.id) < ($1.size, $1.id) }
    }
}

extension Coordinate {
    /// Whether the degrees can be a point on the earth. One of California with latitude and longitude swapped can't.
    public var isOnEarth: Bool {
        (-90...90).contains(latitude) && (-180...180).contains(longitude)
    }
}
