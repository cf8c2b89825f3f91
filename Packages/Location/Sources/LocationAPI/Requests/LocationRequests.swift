public import Core

/// The place to check; the keys are those of the query.
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

/// The areas to list.
public struct AreaListRequest: Codable, Sendable, Hashable {
    /// The name of the only area to list; nil for all.
    public let name: String?

    /// Creates a request.
    public init(name: String? = nil) { self.name = name }
}

extension AreaListRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 60]
}

/// The address to locate.
public struct GeocodeRequest: Codable, Sendable, Hashable {
    /// Street and number.
    public let line1: String
    /// City.
    public let city: String
    /// Postal code; `92618-1234` is accepted too.
    public let postalCode: String

    /// Creates a request.
    public init(line1: String, city: String, postalCode: String) {
        self.line1 = line1
        self.city = city
        self.postalCode = postalCode
    }
}

extension GeocodeRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["line1": 200, "city": 100, "postalCode": 20]
}
