public import Core
public import Foundation

/// A reason for or against giving a job to a driver, or for which a job still waits.
public struct MatchReason: Codable, Sampled, Hashable {
    /// The kinds of reasons.
    public enum Code: String, Codable, Sendable, CaseIterable, Hashable {
        /// The driver is the nearest who is free; the value is the distance in meters.
        case nearest
        /// The driver is free, and farther away than another; the value is the distance in meters.
        case farther
        /// The driver is free, and it isn't known where.
        case placeUnknown
        /// The driver has another job.
        case busy
        /// The driver takes a break.
        case onBreak
        /// The driver is offline.
        case offline
        /// The driver declined the job.
        case declined
        /// The driver let the last offer of the job expire.
        case unanswered
        /// The job is on the driver's way; the value is the detour in meters.
        case onTheWay
        /// No driver is online.
        case nobodyOnline
        /// All drivers who are online have a job.
        case everybodyBusy
        /// All free drivers declined the job; the value is their number.
        case everybodyDeclined
        /// The job is offered, and no driver has responded yet; the value is the number of drivers.
        case awaitsResponse
        /// A dispatcher chose the driver.
        case chosenByDispatcher
        /// The driver accepted the offer; the value is the number of the round in which they did.
        case accepted
        /// The driver has waited for a job for longer than others; the value is the number of minutes.
        case idleLonger
        /// The driver's trip has as many orders as fit in one.
        case tripFull
        /// No driver has room for the bags in time; the value is the number of bags.
        case noRoom
        /// No driver can come within the promised time.
        case nobodyInTime
        /// The drivers who could take it are needed for orders that are more urgent or nearer to them.
        case othersFirst
        /// The window is far ahead, and a driver is looked for later.
        case notDue
        /// The order waits for a short time to share the trip of a driver to whom another order is offered, or who is under way and comes nearer.
        case waitsToShare
        /// The order is being matched with drivers.
        case beingMatched
        /// The order is offered to the driver who suits it best, before others see it.
        case offeredFirst
    }

    /// The kind.
    public var code: Code
    /// A number that belongs to it, such as a distance in meters; nil where there is none.
    public var value: Int?
    /// The time until which it holds, such as the end of a window or of a wait; nil where there is none.
    public var until: Date?

    /// Creates a reason.
    public init(_ code: Code, value: Int? = nil, until: Date? = nil) {
        self.code = code
        self.value = value
        self.until = until
    }

    enum CodingKeys: CodingKey {
        case code, value, until
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code, forKey: .code)
        try container.encode(value, forKey: .value)
        try container.encode(until, forKey: .until)
    }

    /// The nearest driver, 1.2 km away.
    public static let sample = MatchReason(.nearest, value: 1200)
}

/// A driver who could take an order, with the reasons for and against it.
public struct DriverSuggestion: Codable, Sampled, Hashable {
    /// The driver's id.
    public var driverID: Int
    /// The driver's name.
    public var driverName: String
    /// True where the driver can be given the order now.
    public var isAvailable: Bool
    /// The distance to the first stop as the crow flies, in meters; nil where the driver's place isn't known.
    public var distanceMeters: Int?
    /// The reasons, the most important first.
    public var reasons: [MatchReason]
    /// The seconds by which the order makes the driver's work longer; nil where the matcher doesn't say, or the driver can't take it. Where it is stated, what the
    /// assignment costs can be asked for in detail.
    public var extraSeconds: Int?

    /// Creates a suggestion.
    public init(
        driverID: Int, driverName: String, isAvailable: Bool, distanceMeters: Int?, reasons: [MatchReason], extraSeconds: Int? = nil
    ) {
        self.driverID = driverID
        self.driverName = driverName
        self.isAvailable = isAvailable
        self.distanceMeters = distanceMeters
        self.reasons = reasons
        self.extraSeconds = extraSeconds
    }

    enum CodingKeys: String, CodingKey {
        case driverID = "driverId"
        case driverName, isAvailable, distanceMeters, reasons, extraSeconds
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(driverID, forKey: .driverID)
        try container.encode(driverName, forKey: .driverName)
        try container.encode(isAvailable, forKey: .isAvailable)
        try container.encode(distanceMeters, forKey: .distanceMeters)
        try container.encode(reasons, forKey: .reasons)
        try container.encode(extraSeconds, forKey: .extraSeconds)
    }

    /// The nearest driver.
    public static let sample = DriverSuggestion(driverID: 5, driverName: "Dan Diaz", isAvailable: true, distanceMeters: 1200, reasons: [.sample])
}
