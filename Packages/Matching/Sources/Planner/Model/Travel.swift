/// A point of the plane, in the problem's unit of length.
public struct Point: Sendable, Hashable, Codable {
    /// The coordinate to the east.
    public var x: Double
    /// The coordinate to the north.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// The places of a problem, and how far and how long it is from one to another.
public enum Travel: Sendable {
    /// Straight lines between points, driven at a speed in lengths per unit of time.
    case plane(points: [Point], speed: Double)
    /// Distances and durations from each place (row) to each place (column), row after row. Durations obey the triangle inequality.
    case matrix(count: Int, distances: [Double], durations: [Double])

    /// The number of places.
    public var count: Int {
        switch self {
        case .plane(let points, _): points.count
        case .matrix(let count, _, _): count
        }
    }
}
