public import Foundation

/// The savings of one order.
public struct OrderImpact: Codable, Sendable, Hashable {
    /// The order's id.
    public let orderID: Int
    /// The time of delivery.
    public let deliveredAt: Date
    /// The number of bags; nil for orders from before it was kept.
    public let bags: Int?
    /// The weight of the laundry, in kilograms.
    public let kilograms: Double
    /// Whether the weight is estimated from the number of bags.
    public let isWeightEstimated: Bool
    /// The distances that its figures are computed with.
    public let distances: OrderDistances
    /// The order's savings. On the wire, their fields stand beside the others.
    public let savings: Savings
    /// The version of the method that computed it.
    public let methodVersion: String

    /// Creates the impact of an order.
    public init(
        orderID: Int, deliveredAt: Date, bags: Int?, kilograms: Double, isWeightEstimated: Bool = false, distances: OrderDistances, savings: Savings,
        methodVersion: String
    ) {
        self.orderID = orderID
        self.deliveredAt = deliveredAt
        self.bags = bags
        self.kilograms = kilograms
        self.isWeightEstimated = isWeightEstimated
        self.distances = distances
        self.savings = savings
        self.methodVersion = methodVersion
    }

    enum CodingKeys: String, CodingKey {
        case orderID = "orderId"
        case deliveredAt, bags, kilograms
        case isWeightEstimated = "weightEstimated"
        case methodVersion
    }

    /// Reads all fields from one object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        orderID = try container.decode(Int.self, forKey: .orderID)
        deliveredAt = try container.decode(Date.self, forKey: .deliveredAt)
        bags = try container.decodeIfPresent(Int.self, forKey: .bags)
        kilograms = try container.decode(Double.self, forKey: .kilograms)
        isWeightEstimated = try container.decode(Bool.self, forKey: .isWeightEstimated)
        distances = try OrderDistances(from: decoder)
        savings = try Savings(from: decoder)
        methodVersion = try container.decode(String.self, forKey: .methodVersion)
    }

    /// Writes all fields into one object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(deliveredAt, forKey: .deliveredAt)
        try container.encode(bags, forKey: .bags)
        try container.encode(kilograms, forKey: .kilograms)
        try container.encode(isWeightEstimated, forKey: .isWeightEstimated)
        try distances.encode(to: encoder)
        try savings.encode(to: encoder)
        try container.encode(methodVersion, forKey: .methodVersion)
    }
}

/// The distances driven for an order, and avoided by it, in kilometers.
public struct OrderDistances: Codable, Sendable, Hashable {
    /// The distance that counts: the measured one where there is one, otherwise the estimate.
    public let kilometers: Double
    /// The estimate: from the door to the plant and back, as the crow flies.
    public let estimatedKilometers: Double
    /// The order's share of the measured length of its trips; nil until they are done, and where they weren't measured.
    public let drivenKilometers: Double?
    /// The separate shopping trip that the order avoided; 0 without shopping.
    public let avoidedKilometers: Double
    /// The detour to the store, where it isn't in the measured distance; 0 without shopping.
    public let detourKilometers: Double
    /// The distance that bundling the shopping saved: the avoided trip less the detour.
    public let bundlingKilometers: Double

    /// Creates distances.
    public init(estimated: Double, driven: Double? = nil, avoided: Double = 0, detour: Double = 0, bundling: Double? = nil) {
        kilometers = driven ?? estimated
        estimatedKilometers = estimated
        drivenKilometers = driven
        avoidedKilometers = avoided
        detourKilometers = detour
        bundlingKilometers = bundling ?? ((avoided - detour) * 1_000).rounded() / 1_000
    }

    enum CodingKeys: CodingKey {
        case kilometers, estimatedKilometers, drivenKilometers, avoidedKilometers, detourKilometers, bundlingKilometers
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kilometers, forKey: .kilometers)
        try container.encode(estimatedKilometers, forKey: .estimatedKilometers)
        try container.encode(drivenKilometers, forKey: .drivenKilometers)
        try container.encode(avoidedKilometers, forKey: .avoidedKilometers)
        try container.encode(detourKilometers, forKey: .detourKilometers)
        try container.encode(bundlingKilometers, forKey: .bundlingKilometers)
    }
}

/// The savings of one order with the method that computed them.
public struct OrderImpactDetail: Codable, Sendable, Hashable {
    /// The order. On the wire, its fields stand beside the method.
    public let impact: OrderImpact
    /// The method of the order's version.
    public let method: MethodDescription

    /// Creates a detail.
    public init(impact: OrderImpact, method: MethodDescription) {
        self.impact = impact
        self.method = method
    }

    enum CodingKeys: CodingKey {
        case method
    }

    /// Reads all fields from one object.
    public init(from decoder: any Decoder) throws {
        impact = try OrderImpact(from: decoder)
        method = try decoder.container(keyedBy: CodingKeys.self).decode(MethodDescription.self, forKey: .method)
    }

    /// Writes all fields into one object.
    public func encode(to encoder: any Encoder) throws {
        try impact.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(method, forKey: .method)
    }
}
