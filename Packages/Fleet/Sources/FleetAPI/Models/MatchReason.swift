public import Core

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
    }

    /// The kind.
    public var code: Code
    /// A number that belongs to it, such as a distance in meters; nil where there is none.
    public var value: Int?

    /// Creates a reason.
    public init(_ code: Code, value: Int? = nil) {
        self.code = code
        self.value = value
    }

    enum CodingKeys: CodingKey {
        case code, value
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code, forKey: .code)
        try container.encode(value, forKey: .value)
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

    /// Creates a suggestion.
    public init(driverID: Int, driverName: String, isAvailable: Bool, distanceMeters: Int?, reasons: [MatchReason]) {
        self.driverID = driverID
        self.driverName = driverName
        self.isAvailable = isAvailable
        self.distanceMeters = distanceMeters
        self.reasons = reasons
    }

    enum CodingKeys: String, CodingKey {
        case driverID = "driverId"
        case driverName, isAvailable, distanceMeters, reasons
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(driverID, forKey: .driverID)
        try container.encode(driverName, forKey: .driverName)
        try container.encode(isAvailable, forKey: .isAvailable)
        try container.encode(distanceMeters, forKey: .distanceMeters)
        try container.encode(reasons, forKey: .reasons)
    }

    /// The nearest driver.
    public static let sample = DriverSuggestion(driverID: 5, driverName: "Dan Diaz", isAvailable: true, distanceMeters: 1200, reasons: [.sample])
}
