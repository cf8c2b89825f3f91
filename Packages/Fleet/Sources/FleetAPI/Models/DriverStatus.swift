public import Core
public import Foundation

/// Whether a driver takes jobs, and what today brought.
public struct DriverStatus: Codable, Sampled, Hashable {
    /// Whether jobs are offered to the driver.
    public var online: Bool
    /// Since when; nil while offline.
    public var since: Date?
    /// The job that the driver is at.
    public var activeJobID: Int?
    /// How many offers in a row went unanswered.
    public var unanswered: Int
    /// How many jobs were finished today, by the service's time zone.
    public var finishedToday: Int
    /// What they earned, in cents.
    public var earnedTodayCents: Int
    /// The currency, ISO 4217.
    public var currency: String

    /// Creates a status.
    public init(
        online: Bool, since: Date? = nil, activeJobID: Int? = nil, unanswered: Int = 0, finishedToday: Int = 0, earnedTodayCents: Int = 0,
        currency: String = "USD"
    ) {
        self.online = online
        self.since = since
        self.activeJobID = activeJobID
        self.unanswered = unanswered
        self.finishedToday = finishedToday
        self.earnedTodayCents = earnedTodayCents
        self.currency = currency
    }

    enum CodingKeys: String, CodingKey {
        case online, since
        case activeJobID = "activeJobId"
        case unanswered, finishedToday, earnedTodayCents, currency
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(online, forKey: .online)
        try container.encode(since, forKey: .since)
        try container.encode(activeJobID, forKey: .activeJobID)
        try container.encode(unanswered, forKey: .unanswered)
        try container.encode(finishedToday, forKey: .finishedToday)
        try container.encode(earnedTodayCents, forKey: .earnedTodayCents)
        try container.encode(currency, forKey: .currency)
    }

    /// An online driver who earned something, for tests and previews.
    public static let sample = DriverStatus(
        online: true, since: Date(timeIntervalSince1970: 1_767_268_800), finishedToday: 2, earnedTodayCents: 2432)
}
