public import Core
public import Foundation

/// Where an order is now.
public struct Tracking: Codable, Sampled, Hashable {
    /// The order.
    public var orderID: Int
    /// Where it stands.
    public var stage: Stage
    /// The number of its last transition.
    public var sequence: Int
    /// When the next visit at the customer's door is due at the latest.
    public var eta: Date?
    /// Between when and when that visit is expected.
    public var etaRange: ETARange?
    /// Where the driver was last; nil unless a driver is on the way to the customer, and known to be anywhere. See `Position.isStale(at:)`.
    public var position: Position?

    /// Creates the answer.
    public init(orderID: Int, stage: Stage, sequence: Int, etaRange: ETARange?, position: Position?) {
        self.orderID = orderID
        self.stage = stage
        self.sequence = sequence
        eta = etaRange?.to
        self.etaRange = etaRange
        self.position = position
    }

    enum CodingKeys: String, CodingKey {
        case orderID = "orderId"
        case stage, sequence, eta, etaRange, position
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
    }

    /// A driver on the way to a customer, for tests, previews and documentation.
    public static let sample = Tracking(
        orderID: 12, stage: .enRoutePickup, sequence: 4, etaRange: Order.sample.etaRange, position: .sample)
}
