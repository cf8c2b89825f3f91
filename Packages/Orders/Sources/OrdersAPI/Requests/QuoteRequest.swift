public import Core

/// A request for the price of an order.
public struct QuoteRequest: Codable, Sendable, Hashable {
    /// The number of bags, 1 to 20.
    public var bags: Int
    /// ASAP or scheduled.
    public var pickupMode: PickupMode
    /// The pickup's window, which a scheduled pickup needs.
    public var window: TimeWindow?
    /// The address; nil for a saved one.
    public var address: Address?
    /// The id of a saved address; nil for the profile's default address where no address is given either.
    public var addressID: Int?
    /// The retailers' items that come along.
    public var retailItems: [RetailItemRequest]
    /// The codes of the add-ons.
    public var addOns: [String]
    /// A promo code or somebody's referral code; nil for none.
    public var promoCode: String?
    /// True where the customer's credit pays as much as it can.
    public var useCredit: Bool

    /// Creates a request.
    public init(
        bags: Int, pickupMode: PickupMode, window: TimeWindow? = nil, address: Address? = nil, addressID: Int? = nil,
        retailItems: [RetailItemRequest] = [], addOns: [String] = [], promoCode: String? = nil, useCredit: Bool = false
    ) {
        self.bags = bags
        self.pickupMode = pickupMode
        self.window = window
        self.address = address
        self.addressID = addressID
        self.retailItems = retailItems
        self.addOns = addOns
        self.promoCode = promoCode
        self.useCredit = useCredit
    }

    enum CodingKeys: String, CodingKey {
        case bags, pickupMode, window, address
        case addressID = "addressId"
        case retailItems, addOns, promoCode, useCredit
    }

    /// Reads a request, in which `bags` and `pickupMode` are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        bags = try container.decode(Int.self, forKey: .bags)
        pickupMode = try container.decode(PickupMode.self, forKey: .pickupMode)
        window = try container.decodeIfPresent(TimeWindow.self, forKey: .window)
        address = try container.decodeIfPresent(Address.self, forKey: .address)
        addressID = try container.decodeIfPresent(Int.self, forKey: .addressID)
        retailItems = try container.decodeIfPresent([RetailItemRequest].self, forKey: .retailItems) ?? []
        addOns = try container.decodeIfPresent([String].self, forKey: .addOns) ?? []
        promoCode = try container.decodeIfPresent(String.self, forKey: .promoCode)
        useCredit = try container.decodeIfPresent(Bool.self, forKey: .useCredit) ?? false
    }
}

extension QuoteRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["addOns": 30, "promoCode": 40]
}
