public import Core
public import Foundation

/// Whether a driver gets offers, and the day's earnings.
public struct DriverStatus: Codable, Sampled, Hashable {
    /// Whether the driver gets offers.
    public var online: Bool
    /// The time at which the driver went online; nil while offline.
    public var since: Date?
    /// The id of the job under way.
    public var activeJobID: Int?
    /// The number of offers in a row that the driver let expire.
    public var unanswered: Int
    /// The number of jobs finished today, in the service's time zone.
    public var finishedToday: Int
    /// The pay for those jobs, in cents.
    public var earnedTodayCents: Int
    /// The currency, ISO 4217.
    public var currency: String
    /// The vehicle that the driver has stated; nil without one.
    public var vehicle: Vehicle?

    /// Creates a status.
    public init(
        online: Bool, since: Date? = nil, activeJobID: Int? = nil, unanswered: Int = 0, finishedToday: Int = 0, earnedTodayCents: Int = 0,
        currency: String = "USD", vehicle: Vehicle? = nil
    ) {
        self.online = online
        self.since = since
        self.activeJobID = activeJobID
        self.unanswered = unanswered
        self.finishedToday = finishedToday
        self.earnedTodayCents = earnedTodayCents
        self.currency = currency
        self.vehicle = vehicle
    }

    enum CodingKeys: String, CodingKey {
        case online, since
        case activeJobID = "activeJobId"
        case unanswered, finishedToday, earnedTodayCents, currency, vehicle
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(online, forKey: .online)
        try container.encode(since, forKey: .since)
        try container.encode(activeJobID, forKey: .activeJobID)
        try container.encode(unanswered, forKey: .unanswered)
        try container.encode(finishedToday, forKey: .finishedToday)
        try container.encode(earnedTodayCents, forKey: .earnedTodayCents)
        try container.encode(currency, forKey: .currency)
        try container.encode(vehicle, forKey: .vehicle)
    }

    /// An online driver with two finished jobs, for tests and previews.
    public static let sample = DriverStatus(
        online: true, since: Date(timeIntervalSince1970: 1_767_268_800), finishedToday: 2, earnedTodayCents: 2432)
}
