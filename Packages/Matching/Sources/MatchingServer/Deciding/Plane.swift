import Core
import Foundation

/// A point in a plane, in meters.
struct Point: Sendable, Equatable {
    var x: Double
    var y: Double

    func distance(to other: Point) -> Double { ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot() }
}

/// A plane that touches the earth in the middle of the service area. Distances in it are exact enough within a region of a few hundred kilometers, and
/// cost no trigonometry.
struct Plane: Sendable {
    private let narrowing: Double
    /// The length of a degree of latitude in meters, on a sphere.
    private static let degree = 6_371_008.8 * Double.pi / 180

    init(around latitude: Double) { narrowing = cos(latitude * .pi / 180) }

    func point(_ place: Coordinate) -> Point { Point(x: place.longitude * Self.degree * narrowing, y: place.latitude * Self.degree) }
}
