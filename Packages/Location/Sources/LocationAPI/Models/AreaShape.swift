public import Core

/// A polygon with holes, WGS84.
///
/// Of a border, what runs along the west and the south of the area belongs to it, and what runs along the east and the north doesn't: a point on a
/// border that two areas share is in exactly one of them. A border that runs from west to east has its area in the north, any other in the east. A hole's
/// border follows the same rule, so what a hole leaves out an area that fills the hole takes in. The result is exact: no rounding moves a point
/// across a border.
public struct AreaShape: Codable, Sendable, Hashable {
    /// The corners of the outline, each once, in order.
    public let ring: [Coordinate]
    /// The outlines of the parts that are left out.
    public let holes: [[Coordinate]]

    /// Creates a shape.
    public init(ring: [Coordinate], holes: [[Coordinate]] = []) {
        self.ring = ring
        self.holes = holes
    }

    /// Returns whether a point lies inside, by the even-odd rule: a ray to the east crosses the outlines an odd number of times.
    public func contains(_ point: Coordinate) -> Bool {
        var inside = Self.crosses(ring, point)
        for hole in holes where Self.crosses(hole, point) { inside.toggle() }
        return inside
    }

    private static func crosses(_ ring: [Coordinate], _ point: Coordinate) -> Bool {
        var odd = false
        guard var previous = ring.last else { return false }
        for corner in ring {
            if Border(previous, corner).isCrossed(eastOf: point) { odd.toggle() }
            previous = corner
        }
        return odd
    }

    /// The parts of all outlines between two corners.
    var borders: [Border] {
        ([ring] + holes).flatMap { ring in zip(ring, ring.dropFirst() + ring.prefix(1)).map { Border($0, $1) } }
    }

    /// The size in square degrees (shoelace formula), without the holes. Compares areas of one region; it isn't a measure of land.
    public var size: Double { Self.size(ring) - holes.reduce(0) { $0 + Self.size($1) } }

    private static func size(_ ring: [Coordinate]) -> Double {
        guard var previous = ring.last else { return 0 }
        var sum = 0.0
        for corner in ring {
            sum += previous.longitude * corner.latitude - corner.longitude * previous.latitude
            previous = corner
        }
        return abs(sum) / 2
    }
}

/// A part of an outline between two corners. It goes from south to north whichever area it belongs to, so that both neighbors compute the same.
struct Border: Sendable {
    let south: Coordinate
    let north: Coordinate

    init(_ a: Coordinate, _ b: Coordinate) { (south, north) = a.latitude <= b.latitude ? (a, b) : (b, a) }

    /// Returns whether a ray from the point to the east crosses the border, one from a point on the border doesn't. Its northern end doesn't count, and
    /// nothing does if it runs from west to east.
    func isCrossed(eastOf point: Coordinate) -> Bool {
        guard south.latitude <= point.latitude, point.latitude < north.latitude else { return false }
        if point.longitude < min(south.longitude, north.longitude) { return true }
        if point.longitude >= max(south.longitude, north.longitude) { return false }
        return Turn.sign(south, north, point) > 0
    }
}
