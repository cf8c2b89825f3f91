public import Core
public import Foundation

/// A job that is over, as dispatchers see it.
public struct PastTrip: Codable, Sampled, Hashable {
    /// The job's id.
    public var id: Int
    /// The id of the order that it served.
    public var orderID: Int
    /// The kind of work.
    public var kind: JobKind
    /// The driver's id; nil where nobody had it.
    public var driverID: Int?
    /// The driver's name; nil where nobody had it.
    public var driverName: String?
    /// The name of the service area.
    public var area: String
    /// The number of bags.
    public var bags: Int
    /// The time at which a driver took it.
    public var acceptedAt: Date?
    /// The time at which it was over.
    public var finishedAt: Date
    /// The seconds from the acceptance to the end; nil where nobody accepted it.
    public var durationSeconds: Int?
    /// The distance between customer and plant as the crow flies, in meters.
    public var distanceMeters: Int
    /// The stops, in order.
    public var stops: [Stop]
    /// The time by which the customer expected the visit; nil where none was said.
    public var dueAt: Date?
    /// The time of the visit at the customer's door; nil where there was none.
    public var visitedAt: Date?
    /// True where the visit was after it was due; nil where either isn't known.
    public var isLate: Bool?
    /// True where the bags couldn't be picked up or handed over.
    public var failed: Bool
    /// The reason for it, one of the orders' failure reasons; nil where none is known.
    public var failureReason: String?

    /// Creates a trip.
    public init(
        id: Int, orderID: Int, kind: JobKind, driverID: Int?, driverName: String?, area: String, bags: Int, acceptedAt: Date?, finishedAt: Date,
        distanceMeters: Int, stops: [Stop], dueAt: Date?, visitedAt: Date?, failed: Bool, failureReason: String?
    ) {
        self.id = id
        self.orderID = orderID
        self.kind = kind
        self.driverID = driverID
        self.driverName = driverName
        self.area = area
        self.bags = bags
        self.acceptedAt = acceptedAt
        self.finishedAt = finishedAt
        durationSeconds = acceptedAt.map { Int(finishedAt.timeIntervalSince($0).rounded()) }
        self.distanceMeters = distanceMeters
        self.stops = stops
        self.dueAt = dueAt
        self.visitedAt = visitedAt
        isLate = dueAt.flatMap { due in visitedAt.map { $0 > due } }
        self.failed = failed
        self.failureReason = failureReason
    }

    enum CodingKeys: String, CodingKey {
        case id
        case orderID = "orderId"
        case kind
        case driverID = "driverId"
        case driverName, area, bags, acceptedAt, finishedAt, durationSeconds, distanceMeters, stops, dueAt, visitedAt, isLate, failed, failureReason
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(kind, forKey: .kind)
        try container.encode(driverID, forKey: .driverID)
        try container.encode(driverName, forKey: .driverName)
        try container.encode(area, forKey: .area)
        try container.encode(bags, forKey: .bags)
        try container.encode(acceptedAt, forKey: .acceptedAt)
        try container.encode(finishedAt, forKey: .finishedAt)
        try container.encode(durationSeconds, forKey: .durationSeconds)
        try container.encode(distanceMeters, forKey: .distanceMeters)
        try container.encode(stops, forKey: .stops)
        try container.encode(dueAt, forKey: .dueAt)
        try container.encode(visitedAt, forKey: .visitedAt)
        try container.encode(isLate, forKey: .isLate)
        try container.encode(failed, forKey: .failed)
        try container.encode(failureReason, forKey: .failureReason)
    }

    /// A pickup that was in time.
    public static let sample = PastTrip(
        id: 3, orderID: 12, kind: .pickup, driverID: 5, driverName: "Dan Diaz", area: "Irvine", bags: 2,
        acceptedAt: Date(timeIntervalSince1970: 1_767_268_820), finishedAt: Date(timeIntervalSince1970: 1_767_270_620), distanceMeters: 8585,
        stops: FinishedTrip.sample.job.stops, dueAt: Date(timeIntervalSince1970: 1_767_272_400), visitedAt: Date(timeIntervalSince1970: 1_767_269_900),
        failed: false, failureReason: nil)
}

/// A part of the list of jobs that are over, the last to end first.
public struct PastTripPage: Codable, Sampled, Hashable {
    /// The jobs.
    public var items: [PastTrip]
    /// True where there are earlier ones.
    public var hasMore: Bool

    /// Creates a part of the list.
    public init(items: [PastTrip], hasMore: Bool) {
        self.items = items
        self.hasMore = hasMore
    }

    /// One job.
    public static let sample = PastTripPage(items: [.sample], hasMore: false)
}
