public import Core

/// Asks whether a place is served.
public struct AreaCheckRequest: Codable, Sendable, Hashable {
    /// Degrees north.
    public let lat: Double
    /// Degrees east.
    public let lon: Double

    /// Creates a request.
    public init(_ coordinate: Coordinate) {
        lat = coordinate.latitude
        lon = coordinate.longitude
    }

    /// The place.
    public var coordinate: Coordinate { Coordinate(latitude: lat, longitude: lon) }
}

/// Asks where an address is.
public struct GeocodeRequest: Codable, Sendable, Hashable {
    /// Street and number.
    public let line1: String
    /// City.
    public let city: String
    /// Postal code.
    public let postalCode: String

    /// Creates a request.
    public init(line1: String, city: String, postalCode: String) {
        self.line1 = line1
        self.city = city
        self.postalCode = postalCode
    }
}
