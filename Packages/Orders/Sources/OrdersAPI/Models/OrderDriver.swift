public import Core

/// The driver of an order as its customer knows them at the door.
public struct OrderDriver: Codable, Sampled, Hashable {
    /// First name and initial; nil where it isn't known.
    public var name: String?
    /// The vehicle in words, such as "White Ford Transit"; nil unless the driver has stated one.
    public var vehicle: String?
    /// The license plate of the vehicle.
    public var plate: String?
    /// The average of customers' stars, 1 to 5; nil until there are enough for nobody's to be told from it.
    public var stars: Double?
    /// The number of ratings behind the average; nil without one.
    public var ratings: Int?

    /// Creates a driver.
    public init(name: String?, vehicle: String? = nil, plate: String? = nil, stars: Double? = nil, ratings: Int? = nil) {
        self.name = name
        self.vehicle = vehicle
        self.plate = plate
        self.stars = stars
        self.ratings = ratings
    }

    enum CodingKeys: CodingKey {
        case name, vehicle, plate, stars, ratings
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(vehicle, forKey: .vehicle)
        try container.encode(plate, forKey: .plate)
        try container.encode(stars, forKey: .stars)
        try container.encode(ratings, forKey: .ratings)
    }

    /// A driver for tests, previews and documentation.
    public static let sample = OrderDriver(name: "Diego S.", vehicle: "White Ford Transit", plate: "7ABC123", stars: 4.9, ratings: 128)
}
