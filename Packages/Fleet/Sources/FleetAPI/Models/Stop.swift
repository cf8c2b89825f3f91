public import Core

/// A place where a driver loads or unloads bags, or shops.
public struct Stop: Codable, Sendable, Hashable {
    /// The stop's id.
    public var id: Int
    /// The driver's task at the stop.
    public var kind: StopKind
    /// The customer's door, the plant, or a store.
    public var place: StopPlace
    /// The id of the order that the bags belong to.
    public var orderID: Int
    /// The address in one line; in an offer, the name of the service area.
    public var address: String
    /// The latitude in degrees; in an offer, rounded to about a kilometer.
    public var latitude: Double
    /// The longitude in degrees; in an offer, rounded to about a kilometer.
    public var longitude: Double
    /// The time in which the customer expects the driver; nil for as soon as possible.
    public var window: StopWindow?
    /// The state.
    public var status: StopStatus
    /// The proofs of which the driver needs one here, of `pin`, `photo` and `note`; nil or empty for none.
    public var proofs: [String]?
    /// The customer's note for this visit; nil without one, and in an offer.
    public var note: String?
    /// The number of the order's bags; nil from a server that says it of the job alone.
    public var bags: Int?
    /// The store's name; nil elsewhere.
    public var name: String?
    /// The items to buy here: at a store those of its retailer, at the door of a delivery those of retailers without a store. Nil for none, and in an offer.
    public var items: [ShoppingItem]?

    /// Creates a stop.
    public init(
        id: Int, kind: StopKind, place: StopPlace, orderID: Int, address: String, latitude: Double, longitude: Double,
        window: StopWindow? = nil, status: StopStatus = .pending, proofs: [String]? = nil, note: String? = nil,
        bags: Int? = nil, name: String? = nil, items: [ShoppingItem]? = nil
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
        self.proofs = proofs
        self.note = note
        self.bags = bags
        self.name = name
        self.items = items
    }

    /// Latitude and longitude.
    public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

    /// True where bags get their tags, on their way to the plant.
    public var takesBagTags: Bool { kind == .pickup ? place == .customer : place == .plant }

    /// The next step when all goes well; nil when nothing is left to do. The drives to the plant and to stores aren't reported.
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
        case address, latitude, longitude, window, status, proofs, note, bags, name, items
    }

    /// Writes every key, with null where there is no value.
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
        try container.encode(proofs, forKey: .proofs)
        try container.encode(note, forKey: .note)
        try container.encode(bags, forKey: .bags)
        try container.encode(name, forKey: .name)
        try container.encode(items, forKey: .items)
    }
}
