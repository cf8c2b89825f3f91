public import Core
public import Foundation

/// The reason why the server put a driver offline.
public enum OfflineReason: String, Codable, Sendable, CaseIterable, Hashable {
    /// The driver let several offers in a row expire.
    case unanswered
}

/// Whether a driver gets offers, and the day's earnings.
public struct DriverStatus: Codable, Sampled, Hashable {
    /// True while the driver works, and gets offers, except with a job or on a break.
    public var online: Bool
    /// True while the driver takes a break: online, and without offers.
    public var onBreak: Bool
    /// The reason why the server put the driver offline; nil while online, and where the driver went offline.
    public var offlineReason: OfflineReason?
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
        online: Bool, onBreak: Bool = false, offlineReason: OfflineReason? = nil, since: Date? = nil, activeJobID: Int? = nil, unanswered: Int = 0,
        finishedToday: Int = 0, earnedTodayCents: Int = 0, currency: String = "USD", vehicle: Vehicle? = nil
    ) {
        self.online = online
        self.onBreak = onBreak
        self.offlineReason = offlineReason
        self.since = since
        self.activeJobID = activeJobID
        self.unanswered = unanswered
        self.finishedToday = finishedToday
        self.earnedTodayCents = earnedTodayCents
        self.currency = currency
        self.vehicle = vehicle
    }

    enum CodingKeys: String, CodingKey {
        case online, onBreak, offlineReason, since
        case activeJobID = "activeJobId"
        case unanswered, finishedToday, earnedTodayCents, currency, vehicle
    }

    /// Reads a status, also one of a server that knows no breaks.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            online: try container.decode(Bool.self, forKey: .online), onBreak: try container.decodeIfPresent(Bool.self, forKey: .onBreak) ?? false,
            offlineReason: try container.decodeIfPresent(OfflineReason.self, forKey: .offlineReason),
            since: try container.decodeIfPresent(Date.self, forKey: .since), activeJobID: try container.decodeIfPresent(Int.self, forKey: .activeJobID),
            unanswered: try container.decode(Int.self, forKey: .unanswered), finishedToday: try container.decode(Int.self, forKey: .finishedToday),
            earnedTodayCents: try container.decode(Int.self, forKey: .earnedTodayCents), currency: try container.decode(String.self, forKey: .currency),
            vehicle: try container.decodeIfPresent(Vehicle.self, forKey: .vehicle))
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(online, forKey: .online)
        try container.encode(onBreak, forKey: .onBreak)
        try container.encode(offlineReason, forKey: .offlineReason)
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
