import Foundation

/// A point on the earth, WGS84, in degrees.
public struct Coordinate: Codable, Sendable, Hashable {
    /// Degrees north.
    public let latitude: Double
    /// Degrees east.
    public let longitude: Double

    /// Creates a point.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Returns the distance to another point in meters, on a sphere (haversine formula; mean earth radius 6,371,008.8 m, IUGG).
    public func distance(to other: Coordinate) -> Double {
        let radians = Double.pi / 180
        let (a, b) = (latitude * radians, other.latitude * radians)
        let (sinLatitude, sinLongitude) = (sin((b - a) / 2), sin((other.longitude - longitude) * radians / 2))
        let h = sinLatitude * sinLatitude + cos(a) * cos(b) * sinLongitude * sinLongitude
        return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
    }
}
