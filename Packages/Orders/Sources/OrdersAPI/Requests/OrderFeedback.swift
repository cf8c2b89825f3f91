public import Core

/// A tip for the driver of an order. It takes the place of the one before.
public struct TipOrder: Codable, Sendable, Hashable {
    /// The order's id.
    public var id: Int
    /// The tip in cents, up to 50,000; after the delivery not less than it was.
    public var tipCents: Int

    /// Creates a request.
    public init(id: Int, tipCents: Int) {
        self.id = id
        self.tipCents = tipCents
    }
}

/// A rating of a delivered order. It takes the place of the one before.
public struct RateOrder: Codable, Sendable, Hashable {
    /// The order's id.
    public var id: Int
    /// The stars of the driver, 1 to 5; nil for none.
    public var driver: Int?
    /// The stars of the wash, 1 to 5; nil for none.
    public var wash: Int?
    /// A comment.
    public var comment: String?

    /// Creates a request.
    public init(id: Int, driver: Int? = nil, wash: Int? = nil, comment: String? = nil) {
        self.id = id
        self.driver = driver
        self.wash = wash
        self.comment = comment
    }
}

extension RateOrder: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["comment": 1_000]
}

/// An order of the same things as one before, at the prices of today.
public struct Reorder: Codable, Sendable, Hashable {
    /// The id of the order before.
    public var id: Int
    /// ASAP, which is the default, or scheduled.
    public var pickupMode: PickupMode
    /// The pickup's window, which a scheduled pickup needs.
    public var window: TimeWindow?

    /// Creates a request.
    public init(id: Int, pickupMode: PickupMode = .asap, window: TimeWindow? = nil) {
        self.id = id
        self.pickupMode = pickupMode
        self.window = window
    }

    enum CodingKeys: CodingKey {
        case id, pickupMode, window
    }

    /// Reads a request, in which only the path's id is required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        pickupMode = try container.decodeIfPresent(PickupMode.self, forKey: .pickupMode) ?? .asap
        window = try container.decodeIfPresent(TimeWindow.self, forKey: .window)
    }
}
