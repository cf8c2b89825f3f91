public import Core

/// A request for a part of the orders that the caller may see, newest first.
///
/// A list is asked for by the number of a page, or from an order on: `before` is the last id that the caller has. However old the order, this takes
/// the same time, and no order is shown twice when new ones are placed meanwhile.
public struct OrderListRequest: Codable, Sendable, Hashable {
    /// The status that the orders have; nil for any.
    public var status: Status?
    /// The stage that the orders are in; nil for any.
    public var stage: Stage?
    /// A number, a bag's tag, or words of the address or of the items; nil or empty for all.
    public var search: String?
    /// The role in which the caller sees the orders: a customer's own, a driver's, for a dispatcher all; nil for everything that the caller may see.
    public var role: Role?
    /// The account of the customer; nil for any. For dispatchers, who otherwise see everybody's.
    public var customerID: Int?
    /// The id of the order before (older than) which to start. The page's number is then not used.
    public var before: Int?
    /// Whether to count the orders on all pages; nil for a count if a page is asked for by its number.
    public var total: Bool?
    /// The page; up to 100 orders.
    public var page: PageRequest

    /// Creates a request.
    public init(
        status: Status? = nil, stage: Stage? = nil, role: Role? = nil, customerID: Int? = nil, search: String? = nil, before: Int? = nil, total: Bool? = nil,
        page: Int? = nil,
        limit: Int? = nil
    ) {
        self.status = status
        self.stage = stage
        self.role = role
        self.customerID = customerID
        self.search = search
        self.before = before
        self.total = total
        self.page = PageRequest(page: page, limit: limit)
    }

    enum CodingKeys: String, CodingKey {
        case status, stage, role
        case customerID = "customerId"
        case search, before, total
    }

    /// Reads the page's keys beside the others.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        status = try container.decodeIfPresent(Status.self, forKey: .status)
        stage = try container.decodeIfPresent(Stage.self, forKey: .stage)
        role = try container.decodeIfPresent(Role.self, forKey: .role)
        customerID = try container.decodeIfPresent(Int.self, forKey: .customerID)
        search = try container.decodeIfPresent(String.self, forKey: .search)
        before = try container.decodeIfPresent(Int.self, forKey: .before)
        total = try container.decodeIfPresent(Bool.self, forKey: .total)
        page = try PageRequest(from: decoder)
    }

    /// Writes the page's keys beside the others.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(status, forKey: .status)
        try container.encodeIfPresent(stage, forKey: .stage)
        try container.encodeIfPresent(role, forKey: .role)
        try container.encodeIfPresent(customerID, forKey: .customerID)
        try container.encodeIfPresent(search, forKey: .search)
        try container.encodeIfPresent(before, forKey: .before)
        try container.encodeIfPresent(total, forKey: .total)
        try page.encode(to: encoder)
    }
}

extension OrderListRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["search": 100]
}
