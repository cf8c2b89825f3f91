public import Core
public import Foundation

/// The cost of giving an order to a driver, computed without doing it.
public struct AssignmentEstimate: Codable, Sampled, Hashable {
    /// A visit that would be later than promised because of the order.
    public struct LateVisit: Codable, Sampled, Hashable {
        /// The id of the order that is visited.
        public var orderID: Int
        /// The seconds by which the visit would be later than promised, or than it will be anyway.
        public var seconds: Int

        /// Creates a visit.
        public init(orderID: Int, seconds: Int) {
            self.orderID = orderID
            self.seconds = seconds
        }

        enum CodingKeys: String, CodingKey {
            case orderID = "orderId"
            case seconds
        }

        /// A visit that would be five minutes late.
        public static let sample = LateVisit(orderID: 14, seconds: 300)
    }

    /// The order's id.
    public var orderID: Int
    /// The driver's id.
    public var driverID: Int
    /// The driver's name.
    public var driverName: String
    /// The seconds by which the driver's work would become longer.
    public var extraSeconds: Int
    /// The meters by which the driver's way would become longer.
    public var extraMeters: Int
    /// The time at which the driver would be at the order's door.
    public var arrivesAt: Date
    /// The visits that would be late, the order's own among them; empty where all promises are kept.
    public var late: [LateVisit]
    /// True where all bags fit in the vehicle and all orders in the trip.
    public var fits: Bool

    /// Creates an estimate.
    public init(
        orderID: Int, driverID: Int, driverName: String, extraSeconds: Int, extraMeters: Int, arrivesAt: Date, late: [LateVisit], fits: Bool
    ) {
        self.orderID = orderID
        self.driverID = driverID
        self.driverName = driverName
        self.extraSeconds = extraSeconds
        self.extraMeters = extraMeters
        self.arrivesAt = arrivesAt
        self.late = late
        self.fits = fits
    }

    enum CodingKeys: String, CodingKey {
        case orderID = "orderId"
        case driverID = "driverId"
        case driverName, extraSeconds, extraMeters, arrivesAt, late, fits
    }

    /// A driver who would be on the way for eleven minutes longer, and late for another order.
    public static let sample = AssignmentEstimate(
        orderID: 12, driverID: 6, driverName: "Dana Reyes", extraSeconds: 660, extraMeters: 3400, arrivesAt: Date(timeIntervalSince1970: 1_767_270_600),
        late: [.sample], fits: true)
}
