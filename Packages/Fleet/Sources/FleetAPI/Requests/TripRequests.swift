public import Core

/// A request for jobs that are over, the last to end first.
public struct PastTripsRequest: Codable, Sendable, Hashable {
    /// The day on which they ended in the service's time zone, such as `2026-01-31`; nil for any.
    public var day: String?
    /// The id of their driver; nil for any.
    public var driverID: Int?
    /// The id of the job before (ended earlier than) which to start: the last one that the caller has; nil for the newest.
    public var before: Int?
    /// The maximum number of jobs, up to 100; 20 if nil.
    public var limit: Int?

    /// Creates a request.
    public init(day: String? = nil, driverID: Int? = nil, before: Int? = nil, limit: Int? = nil) {
        self.day = day
        self.driverID = driverID
        self.before = before
        self.limit = limit
    }

    enum CodingKeys: String, CodingKey {
        case day
        case driverID = "driverId"
        case before, limit
    }
}

extension PastTripsRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["day": 10]
}

/// A request for the numbers of a day.
public struct ChartRequest: Codable, Sendable, Hashable {
    /// The day in the service's time zone, such as `2026-01-31`; nil for today.
    public var day: String?

    /// Creates a request.
    public init(day: String? = nil) { self.day = day }
}

extension ChartRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["day": 10]
}
