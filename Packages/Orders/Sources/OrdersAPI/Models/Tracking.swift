public import Core
public import Foundation

/// The stage of an order and the position of its driver.
public struct Tracking: Codable, Sampled, Hashable {
    /// The order's id.
    public var orderID: Int
    /// The order's stage.
    public var stage: Stage
    /// The number of the order's last transition.
    public var sequence: Int
    /// The latest time of the next visit at the customer's door; nil where none is due.
    public var eta: Date?
    /// The expected time of that visit.
    public var etaRange: ETARange?
    /// The driver's last position; nil unless the customer's door is next for a driver who is known to be anywhere. See `Position.isStale(at:)`.
    public var position: Position?
    /// The number of places where the driver stops before the customer's door; 0 for a door that is next, nil unless a driver is on the way there.
    public var stopsBefore: Int?
    /// The driver's way to the door along the streets, as points of longitude and latitude; nil where it isn't known.
    public var route: [[Double]]?

    /// Creates a response.
    public init(orderID: Int, stage: Stage, sequence: Int, etaRange: ETARange?, position: Position?, stopsBefore: Int? = nil, route: [[Double]]? = nil) {
        self.orderID = orderID
        self.stage = stage
        self.sequence = sequence
        eta = etaRange?.to
        self.etaRange = etaRange
        self.position = position
        self.stopsBefore = stopsBefore
        self.route = route
    }

    /// The driver's way as coordinates; empty where it isn't known.
    public var line: [Coordinate] {
        (route ?? []).compactMap { $0.count == 2 ? Coordinate(latitude: $0[1], longitude: $0[0]) : nil }
    }

    enum CodingKeys: String, CodingKey {
        case orderID = "orderId"
        case stage, sequence, eta, etaRange, position, stopsBefore, route
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(stage, forKey: .stage)
        try container.encode(sequence, forKey: .sequence)
        try container.encode(eta, forKey: .eta)
        try container.encode(etaRange, forKey: .etaRange)
        try container.encode(position, forKey: .position)
        try container.encode(stopsBefore, forKey: .stopsBefore)
        try container.encode(route, forKey: .route)
    }

    /// A driver on the way to a customer, for tests, previews and documentation.
    public static let sample = Tracking(
        orderID: 12, stage: .enRoutePickup, sequence: 4, etaRange: Order.sample.etaRange, position: .sample, stopsBefore: 0)
}
