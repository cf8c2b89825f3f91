public import Core

/// A place that a job leads to.
public struct Stop: Codable, Sendable, Hashable {
    /// The id.
    public var id: Int
    /// What happens to the bags there.
    public var kind: StopKind
    /// Whether it is at the customer's or at the plant.
    public var place: StopPlace
    /// The order whose bags they are.
    public var orderID: Int
    /// The address in one line; in an offer the name of the area alone.
    public var address: String
    /// Degrees north; in an offer to about a kilometre.
    public var latitude: Double
    /// Degrees east; in an offer to about a kilometre.
    public var longitude: Double
    /// When the driver is expected; nil for as soon as possible.
    public var window: StopWindow?
    /// Where it stands.
    public var status: StopStatus

    /// Creates a stop.
    public init(
        id: Int, kind: StopKind, place: StopPlace, orderID: Int, address: String, latitude: Double, longitude: Double,
        window: StopWindow? = nil, status: StopStatus = .pending
    ) {
        self.id = id
        self.kind = kind
        self.place = place
        self.orderID = orderID
        self.address = address
        self.latitude = latitude
        self.longitude = longitude
        self.window = window
        self.status = status
    }

    /// Where it is.
    public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

    /// The step that comes next when all goes well; nil when there is none. At the plant the way there isn't reported.
    public var nextStatus: StopStatus? {
        switch status {
        case .pending: place == .customer ? .enRoute : .arrived
        case .enRoute: .arrived
        case .arrived: .done
        case .done, .failed: nil
        }
    }

    enum CodingKeys: String, CodingKey {
        case id, kind, place
        case orderID = "orderId"
        case address, latitude, longitude, window, status
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(kind, forKey: .kind)
        try container.encode(place, forKey: .place)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(address, forKey: .address)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        try container.encode(window, forKey: .window)
        try container.encode(status, forKey: .status)
    }
}
