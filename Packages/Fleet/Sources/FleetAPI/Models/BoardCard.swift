public import Core
public import Foundation

/// The columns of the dispatcher's board, but for the late orders, which the page finds by the clock.
public enum BoardLane: String, Codable, Sendable, CaseIterable, Hashable {
    /// The order waits for a driver.
    case unassigned
    /// A driver has it and hasn't set off.
    case assigned
    /// A driver is on the way with it, or to it.
    case underWay
    /// The last visit failed, and a dispatcher decides.
    case failed
    /// The bags are at the plant.
    case atPlant
}

/// An active order on the dispatcher's board.
public struct BoardCard: Codable, Sampled, Hashable {
    /// The order's id, which is the card's.
    public var orderID: Int
    /// The board's version in which the card changed last.
    public var version: Int
    /// The column.
    public var lane: BoardLane
    /// The order's stage, one of the orders' stages.
    public var stage: String
    /// The kind of the leg that waits or is under way; nil for none.
    public var kind: JobKind?
    /// The id of that leg's job; nil for none.
    public var jobID: Int?
    /// The driver's id; nil while there is none.
    public var driverID: Int?
    /// The driver's name; nil while there is none.
    public var driverName: String?
    /// The customer's id.
    public var customerID: Int
    /// The name of the service area.
    public var area: String
    /// The number of bags.
    public var bags: Int
    /// The time until which the customer expects the next visit; nil where none is expected.
    public var dueAt: Date?
    /// The latitude of the customer's door in degrees; nil where it isn't known.
    public var latitude: Double?
    /// The longitude of the customer's door in degrees; nil where it isn't known.
    public var longitude: Double?
    /// The time since which the order is in the column.
    public var since: Date
    /// The reasons for which it waits for a driver; empty where it doesn't.
    public var reasons: [MatchReason]

    /// Creates a card.
    public init(
        orderID: Int, version: Int, lane: BoardLane, stage: String, kind: JobKind?, jobID: Int?, driverID: Int?, driverName: String?, customerID: Int,
        area: String, bags: Int, dueAt: Date?, latitude: Double?, longitude: Double?, since: Date, reasons: [MatchReason] = []
    ) {
        self.orderID = orderID
        self.version = version
        self.lane = lane
        self.stage = stage
        self.kind = kind
        self.jobID = jobID
        self.driverID = driverID
        self.driverName = driverName
        self.customerID = customerID
        self.area = area
        self.bags = bags
        self.dueAt = dueAt
        self.latitude = latitude
        self.longitude = longitude
        self.since = since
        self.reasons = reasons
    }

    /// Returns true where the next visit should have been by a time.
    public func isLate(at time: Date) -> Bool { dueAt.map { $0 < time } ?? false }

    enum CodingKeys: String, CodingKey {
        case orderID = "orderId"
        case version, lane, stage, kind
        case jobID = "jobId"
        case driverID = "driverId"
        case driverName
        case customerID = "customerId"
        case area, bags, dueAt, latitude, longitude, since, reasons
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(version, forKey: .version)
        try container.encode(lane, forKey: .lane)
        try container.encode(stage, forKey: .stage)
        try container.encode(kind, forKey: .kind)
        try container.encode(jobID, forKey: .jobID)
        try container.encode(driverID, forKey: .driverID)
        try container.encode(driverName, forKey: .driverName)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(area, forKey: .area)
        try container.encode(bags, forKey: .bags)
        try container.encode(dueAt, forKey: .dueAt)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        try container.encode(since, forKey: .since)
        try container.encode(reasons, forKey: .reasons)
    }

    /// An order that waits for its pickup.
    public static let sample = BoardCard(
        orderID: 12, version: 31, lane: .unassigned, stage: "accepted", kind: .pickup, jobID: 3, driverID: nil, driverName: nil, customerID: 7,
        area: "Irvine", bags: 2, dueAt: Date(timeIntervalSince1970: 1_767_272_400), latitude: 33.684, longitude: -117.792,
        since: Date(timeIntervalSince1970: 1_767_268_800), reasons: [MatchReason(.everybodyBusy)])
}

/// The changes of the board since a version.
public struct BoardChanges: Codable, Sampled, Hashable {
    /// The version of the board with these changes, from which to ask for the next.
    public var version: Int
    /// True where the cards are all that there are: those not among them are to be removed.
    public var isComplete: Bool
    /// The cards that are new or changed.
    public var cards: [BoardCard]
    /// The ids of the orders that left the board.
    public var removed: [Int]

    /// Creates changes.
    public init(version: Int, isComplete: Bool, cards: [BoardCard], removed: [Int]) {
        self.version = version
        self.isComplete = isComplete
        self.cards = cards
        self.removed = removed
    }

    /// A board of one card.
    public static let sample = BoardChanges(version: 31, isComplete: true, cards: [.sample], removed: [])
}
