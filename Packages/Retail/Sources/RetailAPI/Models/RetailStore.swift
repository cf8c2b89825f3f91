public import Core

/// A store of a retailer.
public struct RetailStore: Codable, Sampled, Hashable {
    /// The store's id, unique among all retailers.
    public let id: Int
    /// The address in one line.
    public let address: String
    /// The latitude, in degrees north.
    public let latitude: Double
    /// The longitude, in degrees east.
    public let longitude: Double

    /// Creates a store.
    public init(id: Int, address: String, latitude: Double, longitude: Double) {
        self.id = id
        self.address = address
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The place, for maps.
    public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

    /// A store in Irvine, for tests and previews.
    public static let sample = RetailStore(id: 1, address: "3750 Barranca Pkwy, Irvine", latitude: 33.6854, longitude: -117.8133)
}
