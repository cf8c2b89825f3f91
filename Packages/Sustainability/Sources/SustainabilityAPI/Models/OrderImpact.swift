public import Foundation

/// The savings of one order.
public struct OrderImpact: Codable, Sendable, Hashable {
    /// The order's id.
    public let orderID: Int
    /// The time of delivery.
    public let deliveredAt: Date
    /// The weight of the laundry, in kilograms.
    public let kilograms: Double
    /// Whether the weight is estimated from the number of bags.
    public let isWeightEstimated: Bool
    /// The distance driven for it, in kilometers.
    public let kilometers: Double
    /// The distance that bundling its shopping saved, in kilometers.
    public let bundlingKilometers: Double
    /// The order's savings. On the wire, their fields stand beside the others.
    public let savings: Savings
    /// The version of the method that computed it.
    public let methodVersion: String

    /// Creates the impact of an order.
    public init(
        orderID: Int, deliveredAt: Date, kilograms: Double, isWeightEstimated: Bool = false, kilometers: Double, bundlingKilometers: Double = 0,
        savings: Savings, methodVersion: String
    ) {
        self.orderID = orderID
        self.deliveredAt = deliveredAt
        self.kilograms = kilograms
        self.isWeightEstimated = isWeightEstimated
        self.kilometers = kilometers
        self.bundlingKilometers = bundlingKilometers
        self.savings = savings
        self.methodVersion = methodVersion
    }

    enum CodingKeys: String, CodingKey {
        case orderID = "orderId"
        case deliveredAt, kilograms
        case isWeightEstimated = "weightEstimated"
        case kilometers, bundlingKilometers, methodVersion
    }

    /// Reads all fields from one object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        orderID = try container.decode(Int.self, forKey: .orderID)
        deliveredAt = try container.decode(Date.self, forKey: .deliveredAt)
        kilograms = try container.decode(Double.self, forKey: .kilograms)
        isWeightEstimated = try container.decode(Bool.self, forKey: .isWeightEstimated)
        kilometers = try container.decode(Double.self, forKey: .kilometers)
        bundlingKilometers = try container.decode(Double.self, forKey: .bundlingKilometers)
        savings = try Savings(from: decoder)
        methodVersion = try container.decode(String.self, forKey: .methodVersion)
    }

    /// Writes all fields into one object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(deliveredAt, forKey: .deliveredAt)
        try container.encode(kilograms, forKey: .kilograms)
        try container.encode(isWeightEstimated, forKey: .isWeightEstimated)
        try container.encode(kilometers, forKey: .kilometers)
        try container.encode(bundlingKilometers, forKey: .bundlingKilometers)
        try savings.encode(to: encoder)
        try container.encode(methodVersion, forKey: .methodVersion)
    }
}
