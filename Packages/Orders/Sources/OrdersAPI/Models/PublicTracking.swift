public import Core
public import Foundation

/// Everything that somebody with a tracking link sees of an order: neither address nor names beyond the driver's first.
public struct PublicTracking: Codable, Sampled, Hashable {
    /// The order's stage.
    public var stage: Stage
    /// The name of the service area.
    public var area: String
    /// The latest time of the next visit at the customer's door; nil where none is due.
    public var eta: Date?
    /// The expected time of that visit.
    public var etaRange: ETARange?
    /// The first name of the driver on the way; nil while none is.
    public var driver: String?
    /// The driver's last position; nil unless the customer's door is next for a driver who is known to be anywhere.
    public var position: Position?
    /// The number of places where the driver stops before the customer's door; 0 for a door that is next, nil unless a driver is on the way there.
    public var stopsBefore: Int?
    /// The time at which the link ends; nil before the order is over.
    public var expiresAt: Date?

    /// Creates a response.
    public init(
        stage: Stage, area: String, etaRange: ETARange?, driver: String? = nil, position: Position? = nil, stopsBefore: Int? = nil, expiresAt: Date? = nil
    ) {
        self.stage = stage
        self.area = area
        eta = etaRange?.to
        self.etaRange = etaRange
        self.driver = driver
        self.position = position
        self.stopsBefore = stopsBefore
        self.expiresAt = expiresAt
    }

    enum CodingKeys: CodingKey {
        case stage, area, eta, etaRange, driver, position, stopsBefore, expiresAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(stage, forKey: .stage)
        try container.encode(area, forKey: .area)
        try container.encode(eta, forKey: .eta)
        try container.encode(etaRange, forKey: .etaRange)
        try container.encode(driver, forKey: .driver)
        try container.encode(position, forKey: .position)
        try container.encode(stopsBefore, forKey: .stopsBefore)
        try container.encode(expiresAt, forKey: .expiresAt)
    }

    /// A driver on the way to a customer, for tests, previews and documentation.
    public static let sample = PublicTracking(
        stage: .enRoutePickup, area: "Irvine", etaRange: Order.sample.etaRange, driver: "Dan", position: .sample, stopsBefore: 0)
}

/// A link that shows where an order is, without signing in.
public struct TrackingLink: Codable, Sendable, Hashable {
    /// The secret of the link, which the server doesn't keep and so shows once.
    public var token: String
    /// The address of the page.
    public var url: String

    /// Creates a response.
    public init(token: String, url: String) {
        self.token = token
        self.url = url
    }
}

/// A request for what a tracking link shows.
public struct TrackingRequest: Codable, Sendable, Hashable {
    /// The link's token.
    public var publicToken: String

    /// Creates a request.
    public init(publicToken: String) { self.publicToken = publicToken }
}

extension TrackingRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["publicToken": 200]
}
