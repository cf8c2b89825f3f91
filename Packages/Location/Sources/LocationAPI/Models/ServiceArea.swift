public import Core

/// An area in which orders are taken, such as a city.
public struct ServiceArea: Codable, Sendable, Hashable {
    /// The id.
    public let id: Int
    /// The name that people read.
    public let name: String
    /// The corners of its outline, each once, in order, WGS84.
    public let ring: [Coordinate]
    /// The outlines of the parts that are left out.
    public let holes: [[Coordinate]]
    /// A point inside, for labels and for a map's first view.
    public let center: Coordinate

    /// Creates an area.
    public init(id: Int, name: String, ring: [Coordinate], holes: [[Coordinate]] = [], center: Coordinate) {
        self.id = id
        self.name = name
        self.ring = ring
        self.holes = holes
        self.center = center
    }

    /// The outline and its holes.
    public var shape: AreaShape { AreaShape(ring: ring, holes: holes) }

    /// Returns whether a point lies inside; ``AreaShape`` says which borders belong to it.
    public func contains(_ point: Coordinate) -> Bool { shape.contains(point) }

    /// The size in square degrees. Compares areas of one region; it isn't a measure of land.
    public var size: Double { shape.size }
}

extension Sequence<ServiceArea> {
    /// Returns the area that serves a point, the smallest if several do; nil if none does. For many areas, ``ServiceAreaIndex`` is quicker.
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
