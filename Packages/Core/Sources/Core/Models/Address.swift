/// A place that a driver can visit.
public struct Address: Codable, Sampled, Hashable {
    /// The id among the person's saved addresses; nil if it isn't saved.
    public var id: Int?
    /// The person's own name for it, such as "Home".
    public var label: String?
    /// Street and house number.
    public var line1: String
    /// Apartment, floor or company.
    public var line2: String?
    /// City.
    public var city: String
    /// Postal code.
    public var postalCode: String
    /// Degrees north.
    public var latitude: Double
    /// Degrees east.
    public var longitude: Double
    /// Instructions for the driver, such as a gate code.
    public var instructions: String?

    /// Creates an address.
    public init(
        id: Int? = nil, label: String? = nil, line1: String, line2: String? = nil, city: String, postalCode: String,
        latitude: Double, longitude: Double, instructions: String? = nil
    ) {
        self.id = id
        self.label = label
        self.line1 = line1
        self.line2 = line2
        self.city = city
        self.postalCode = postalCode
        self.latitude = latitude
        self.longitude = longitude
        self.instructions = instructions
    }

    /// The address's coordinate.
    public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

    /// The address in one line.
    public var oneLine: String { [line1, line2, city, postalCode].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ") }

    /// An address in Irvine, for tests, previews and demo data.
    public static let sample = Address(
        label: "Home", line1: "100 Spectrum Center Dr", city: "Irvine", postalCode: "92618", latitude: 33.6506, longitude: -117.7436)

    enum CodingKeys: CodingKey {
        case id, label, line1, line2, city, postalCode, latitude, longitude, instructions
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(label, forKey: .label)
        try container.encode(line1, forKey: .line1)
        try container.encode(line2, forKey: .line2)
        try container.encode(city, forKey: .city)
        try container.encode(postalCode, forKey: .postalCode)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        try container.encode(instructions, forKey: .instructions)
    }
}

extension Address: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["label": 80, "line1": 200, "line2": 200, "city": 100, "postalCode": 20, "instructions": 1_000]
}
