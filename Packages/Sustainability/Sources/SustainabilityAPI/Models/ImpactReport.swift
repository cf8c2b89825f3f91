public import Core
public import Foundation

/// The savings of all orders of the service, for administrators.
public struct ImpactReport: Codable, Sampled, Hashable {
    /// The totals.
    public let total: ReportTotal
    /// The totals by month and by the method's version, newest first.
    public let months: [ReportMonth]
    /// The versions of the method, newest first.
    public let methods: [ReportMethod]

    /// Creates a report.
    public init(total: ReportTotal, months: [ReportMonth], methods: [ReportMethod]) {
        self.total = total
        self.months = months
        self.methods = methods
    }

    /// A report of one month, for tests and previews.
    public static let sample = ImpactReport(
        total: .sample, months: [ReportMonth(month: "2026-01", total: .sample)],
        methods: [ReportMethod(version: "2026.1", effectiveAt: Date(timeIntervalSince1970: 1_767_225_600), orders: 40, method: .sample)])
}

/// The orders of a period, and what they saved.
public struct ReportTotal: Codable, Sampled, Hashable {
    /// The number of delivered orders.
    public let orders: Int
    /// The number of those whose distance was measured.
    public let measuredOrders: Int
    /// The weight washed, in kilograms.
    public let kilograms: Double
    /// The distance driven, in kilometers.
    public let kilometers: Double
    /// The savings. On the wire, their fields stand beside the others.
    public let savings: Savings

    /// Creates a total.
    public init(orders: Int, measuredOrders: Int, kilograms: Double, kilometers: Double, savings: Savings) {
        self.orders = orders
        self.measuredOrders = measuredOrders
        self.kilograms = kilograms
        self.kilometers = kilometers
        self.savings = savings
    }

    enum CodingKeys: CodingKey {
        case orders, measuredOrders, kilograms, kilometers
    }

    /// Reads all fields from one object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        orders = try container.decode(Int.self, forKey: .orders)
        measuredOrders = try container.decode(Int.self, forKey: .measuredOrders)
        kilograms = try container.decode(Double.self, forKey: .kilograms)
        kilometers = try container.decode(Double.self, forKey: .kilometers)
        savings = try Savings(from: decoder)
    }

    /// Writes all fields into one object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(orders, forKey: .orders)
        try container.encode(measuredOrders, forKey: .measuredOrders)
        try container.encode(kilograms, forKey: .kilograms)
        try container.encode(kilometers, forKey: .kilometers)
        try savings.encode(to: encoder)
    }

    /// Forty orders, for tests and previews.
    public static let sample = ReportTotal(orders: 40, measuredOrders: 31, kilograms: 400, kilometers: 640, savings: .sample)
}

/// The orders of a month.
public struct ReportMonth: Codable, Sendable, Hashable {
    /// The month, such as `2026-01`.
    public let month: String
    /// The month's orders and savings.
    public let total: ReportTotal

    /// Creates a month.
    public init(month: String, total: ReportTotal) {
        self.month = month
        self.total = total
    }
}

/// A version of the method.
public struct ReportMethod: Codable, Sendable, Hashable {
    /// The version.
    public let version: String
    /// The time from which delivered orders are computed by it.
    public let effectiveAt: Date
    /// The number of orders that it computed.
    public let orders: Int
    /// The method.
    public let method: MethodDescription

    /// Creates a version.
    public init(version: String, effectiveAt: Date, orders: Int, method: MethodDescription) {
        self.version = version
        self.effectiveAt = effectiveAt
        self.orders = orders
        self.method = method
    }
}

/// The savings of the service's orders, for everybody: only of months that are over and had enough orders, so that nobody's order can be told from it.
public struct PublicImpact: Codable, Sampled, Hashable {
    /// The totals of the months.
    public let total: ReportTotal
    /// The months, oldest first.
    public let months: [ReportMonth]
    /// The present method.
    public let method: MethodDescription
    /// The number of orders below which a month isn't counted.
    public let leastOrders: Int

    /// Creates the public figures.
    public init(total: ReportTotal, months: [ReportMonth], method: MethodDescription, leastOrders: Int) {
        self.total = total
        self.months = months
        self.method = method
        self.leastOrders = leastOrders
    }

    /// One month, for tests and previews.
    public static let sample = PublicImpact(total: .sample, months: [ReportMonth(month: "2026-01", total: .sample)], method: .sample, leastOrders: 10)
}
