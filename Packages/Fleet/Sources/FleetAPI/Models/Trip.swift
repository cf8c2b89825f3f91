public import Core
public import Foundation

/// A job under way or waiting for a driver, as dispatchers see it.
public struct Trip: Codable, Sampled, Hashable {
    /// The job's id.
    public var id: Int
    /// The id of the order that it serves.
    public var orderID: Int
    /// The kind of work.
    public var kind: JobKind
    /// The state.
    public var status: JobStatus
    /// The driver's id; nil while it waits for one.
    public var driverID: Int?
    /// The driver's name; nil while it waits for one.
    public var driverName: String?
    /// The name of the service area.
    public var area: String
    /// The number of bags.
    public var bags: Int
    /// The first stop that isn't finished; nil when all are.
    public var nextStop: Stop?
    /// The time at which a driver took it.
    public var acceptedAt: Date?
    /// The stops that its driver still has to make, those for other orders on the same way among them, as they are planned; while it waits, its own.
    public var stops: [Stop]

    /// Creates a trip.
    public init(
        id: Int, orderID: Int, kind: JobKind, status: JobStatus, driverID: Int?, driverName: String?, area: String, bags: Int, nextStop: Stop?,
        acceptedAt: Date?, stops: [Stop] = []
    ) {
        self.id = id
        self.orderID = orderID
        self.kind = kind
        self.status = status
        self.driverID = driverID
        self.driverName = driverName
        self.area = area
        self.bags = bags
        self.nextStop = nextStop
        self.acceptedAt = acceptedAt
        self.stops = stops
    }

    enum CodingKeys: String, CodingKey {
        case id
        case orderID = "orderId"
        case kind, status
        case driverID = "driverId"
        case driverName, area, bags, nextStop, acceptedAt, stops
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(kind, forKey: .kind)
        try container.encode(status, forKey: .status)
        try container.encode(driverID, forKey: .driverID)
        try container.encode(driverName, forKey: .driverName)
        try container.encode(area, forKey: .area)
        try container.encode(bags, forKey: .bags)
        try container.encode(nextStop, forKey: .nextStop)
        try container.encode(acceptedAt, forKey: .acceptedAt)
        try container.encode(stops, forKey: .stops)
    }

    /// A pickup under way, for tests and previews.
    public static let sample = Trip(
        id: 3, orderID: 12, kind: .pickup, status: .started, driverID: 5, driverName: "Dan Diaz", area: "Irvine", bags: 2,
        nextStop: Job.active(first: .enRoute).stops.first, acceptedAt: Date(timeIntervalSince1970: 1_767_268_820), stops: Job.active(first: .enRoute).stops)
}
