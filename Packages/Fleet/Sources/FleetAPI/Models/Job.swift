public import Foundation

/// A pickup or delivery that is offered to drivers or belongs to one.
public struct Job: Codable, Sendable, Hashable {
    /// The job's id; of a trip, that of the job it began with.
    public var id: Int
    /// The id of the order that it serves; of a trip, that of the next stop. Each stop has its own.
    public var orderID: Int
    /// The customer's id; nil until the job is taken.
    public var customerID: Int?
    /// The kind of work.
    public var kind: JobKind
    /// The state, for the driver who sees it.
    public var status: JobStatus
    /// The driver's pay in cents, boost included. It is fixed when the job is opened.
    public var payCents: Int
    /// The part of the pay that is boost, in cents.
    public var boostCents: Int
    /// The currency, ISO 4217.
    public var currency: String
    /// The distance between customer and plant as the crow flies, in meters.
    public var distanceMeters: Int
    /// The estimated duration with both stops, in seconds.
    public var durationSeconds: Int
    /// The number of bags.
    public var bags: Int
    /// The name of the service area.
    public var area: String
    /// The time until which the offer can be accepted; nil once it is.
    public var expiresAt: Date?
    /// The stops, in order.
    public var stops: [Stop]
    /// The route as points of longitude and latitude.
    public var route: [[Double]]

    /// Creates a job whose route leads straight from stop to stop.
    public init(
        id: Int, orderID: Int, customerID: Int?, kind: JobKind, status: JobStatus, payCents: Int, boostCents: Int, currency: String = "USD",
        distanceMeters: Int, durationSeconds: Int, bags: Int, area: String, expiresAt: Date?, stops: [Stop]
    ) {
        self.id = id
        self.orderID = orderID
        self.customerID = customerID
        self.kind = kind
        self.status = status
        self.payCents = payCents
        self.boostCents = boostCents
        self.currency = currency
        self.distanceMeters = distanceMeters
        self.durationSeconds = durationSeconds
        self.bags = bags
        self.area = area
        self.expiresAt = expiresAt
        self.stops = stops
        route = stops.map { [$0.longitude, $0.latitude] }
    }

    /// The first stop that isn't finished; nil when the job isn't under way.
    public var currentStop: Stop? { status.isActive ? stops.first { !$0.status.isFinal } : nil }

    enum CodingKeys: String, CodingKey {
        case id
        case orderID = "orderId"
        case customerID = "customerId"
        case kind, status, payCents, boostCents, currency, distanceMeters, durationSeconds, bags, area, expiresAt, stops, route
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(kind, forKey: .kind)
        try container.encode(status, forKey: .status)
        try container.encode(payCents, forKey: .payCents)
        try container.encode(boostCents, forKey: .boostCents)
        try container.encode(currency, forKey: .currency)
        try container.encode(distanceMeters, forKey: .distanceMeters)
        try container.encode(durationSeconds, forKey: .durationSeconds)
        try container.encode(bags, forKey: .bags)
        try container.encode(area, forKey: .area)
        try container.encode(expiresAt, forKey: .expiresAt)
        try container.encode(stops, forKey: .stops)
        try container.encode(route, forKey: .route)
    }
}
