public import Core
public import Foundation

/// A report of what was bought for an order, as it was made: the receipts of the first one, and later corrections.
public struct Purchase: Codable, Sendable, Hashable {
    /// The id, growing with time.
    public var id: Int
    /// The order's id.
    public var orderID: Int
    /// The role in which it was reported.
    public var role: ActorRole
    /// The id of the person who reported it.
    public var personID: Int
    /// The outcomes.
    public var lines: [ShoppedLine]
    /// The total of the receipt, in cents; nil where nothing was bought.
    public var receiptCents: Int?
    /// The ids of the photos of the receipt among the order's proofs.
    public var receiptIDs: [Int]
    /// The time of the report.
    public var createdAt: Date

    /// Creates a report.
    public init(id: Int, orderID: Int, role: ActorRole, personID: Int, lines: [ShoppedLine], receiptCents: Int?, receiptIDs: [Int], createdAt: Date) {
        self.id = id
        self.orderID = orderID
        self.role = role
        self.personID = personID
        self.lines = lines
        self.receiptCents = receiptCents
        self.receiptIDs = receiptIDs
        self.createdAt = createdAt
    }

    enum CodingKeys: String, CodingKey {
        case id
        case orderID = "orderId"
        case role
        case personID = "personId"
        case lines, receiptCents
        case receiptIDs = "receiptIds"
        case createdAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(role, forKey: .role)
        try container.encode(personID, forKey: .personID)
        try container.encode(lines, forKey: .lines)
        try container.encode(receiptCents, forKey: .receiptCents)
        try container.encode(receiptIDs, forKey: .receiptIDs)
        try container.encode(createdAt, forKey: .createdAt)
    }
}

extension Purchase: Sampled {
    /// A driver's report of two items, for tests and documentation.
    public static let sample = Purchase(
        id: 2, orderID: 12, role: .driver, personID: 5,
        lines: [ShoppedLine(line: 0, quantity: 2, unitCents: 429), ShoppedLine(line: 1, quantity: 0)], receiptCents: 924, receiptIDs: [3],
        createdAt: Date(timeIntervalSince1970: 1_767_268_800))
}
