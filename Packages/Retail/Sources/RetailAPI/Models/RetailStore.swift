public import Core

/// One store of a retailer.
public struct RetailStore: Codable, Sampled, Hashable {
    /// The id.
    public let id: Int
    /// The address in one line.
    public let address: String
    /// Degrees north.
    public let latitude: Double
    /// Degrees east.
    public let longitude: Double

    /// Creates a store.
    public init(id: Int, address: String, latitude: Double, longitude: Double) {
        self.id = id
        self.address = address
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Where it is.
    public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

    /// A store in Irvine, for tests and previews.
    public static let sample = RetailStore(id: 1, address: "3750 Barranca Pkwy, Irvine", latitude: 33.6854, longitude: -117.8133)
}
