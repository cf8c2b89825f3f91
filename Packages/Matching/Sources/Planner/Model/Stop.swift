/// A visit of a request on a route.
public struct Stop: Sendable, Hashable {
    /// The visits of a request.
    public enum Kind: String, Sendable, Hashable, Codable {
        case pickup, delivery
    }

    /// The id of the request.
    public var request: String
    /// The visit of the request that it is.
    public var kind: Kind

    /// Creates a stop.
    public init(request: String, kind: Kind) { (self.request, self.kind) = (request, kind) }
}

/// A stop with its times: as early as the route allows.
public struct PlannedStop: Sendable, Hashable {
    /// The visit.
    public var stop: Stop
    /// The index of its place.
    public var place: Int
    /// The time of arrival.
    public var arrival: Double
    /// The time at which the visit begins, later than the arrival if the vehicle waits.
    public var begin: Double
    /// The time of departure.
    public var departure: Double
    /// The load when the vehicle departs.
    public var load: Int
}

/// A break with the time at which it begins.
public struct PlannedBreak: Sendable, Hashable {
    /// The number of stops in front of it.
    public var position: Int
    /// The time at which it begins.
    public var begin: Double
    /// Its duration.
    public var duration: Double
}
