public import Core

/// Asks what an order would cost.
public struct QuoteRequest: Codable, Sendable, Hashable {
    /// The number of bags, 1 to 20.
    public var bags: Int
    /// When it is to be picked up.
    public var pickupMode: PickupMode
    /// The pickup's window; needed when it is scheduled.
    public var window: TimeWindow?
    /// Where; the profile's default address when there is none here.
    public var address: Address?
    /// The id of a saved address, instead of an address.
    public var addressID: Int?
    /// The retailers' items that are to come along.
    public var retailItems: [RetailItemRequest]

    /// Creates a request.
    public init(
        bags: Int, pickupMode: PickupMode, window: TimeWindow? = nil, address: Address? = nil, addressID: Int? = nil,
        retailItems: [RetailItemRequest] = []
    ) {
        self.bags = bags
        self.pickupMode = pickupMode
        self.window = window
        self.address = address
        self.addressID = addressID
        self.retailItems = retailItems
    }

    enum CodingKeys: String, CodingKey {
        case bags, pickupMode, window, address
        case addressID = "addressId"
        case retailItems
    }

    /// Reads a request; `bags` and `pickupMode` are needed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        bags = try container.decode(Int.self, forKey: .bags)
        pickupMode = try container.decode(PickupMode.self, forKey: .pickupMode)
        window = try container.decodeIfPresent(TimeWindow.self, forKey: .window)
        address = try container.decodeIfPresent(Address.self, forKey: .address)
        addressID = try container.decodeIfPresent(Int.self, forKey: .addressID)
        retailItems = try container.decodeIfPresent([RetailItemRequest].self, forKey: .retailItems) ?? []
    }
}
