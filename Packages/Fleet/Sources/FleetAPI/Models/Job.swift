public import Foundation

/// A piece of work for a driver, offered or taken.
public struct Job: Codable, Sendable, Hashable {
    /// The id.
    public var id: Int
    /// The order that it serves.
    public var orderID: Int
    /// Whose order it is; nil until the job is taken.
    public var customerID: Int?
    /// What is to do.
    public var kind: JobKind
    /// Where it stands, for the driver who sees it.
    public var status: JobStatus
    /// What the driver earns with it, in cents, boost included; fixed when it is offered.
    public var payCents: Int
    /// How much of the pay is boost, in cents.
    public var boostCents: Int
    /// The currency, ISO 4217.
    public var currency: String
    /// The distance between customer and plant as the crow flies, in meters.
    public var distanceMeters: Int
    /// How long it takes, in seconds, estimated.
    public var durationSeconds: Int
    /// The number of bags.
    public var bags: Int
    /// The name of the service area.
    public var area: String
    /// When the offer ends; nil once it is taken.
    public var expiresAt: Date?
    /// The places it leads to, in order.
    public var stops: [Stop]
    /// The way as points of longitude and latitude.
    public var route: [[Double]]

    /// Creates a job.
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

    /// The first stop that isn't finished; nil when nothing is left to do.
    public var currentStop: Stop? { status.isActive ? stops.first { !$0.status.isFinal } : nil }
}
