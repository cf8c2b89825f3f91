/// The stops of one vehicle.
public struct PlannedRoute: Sendable, Hashable {
    /// The id of the vehicle.
    public var vehicle: String
    /// Its stops in order.
    public var stops: [PlannedStop]
    /// Its breaks in order.
    public var breaks: [PlannedBreak]
    /// The time at which it leaves its start.
    public var start: Double
    /// The time at which it is at its end.
    public var end: Double
    /// The way it goes, in the problem's unit of length.
    public var distance: Double
}

/// The reason for which a request is left over.
public enum Obstacle: String, Error, Sendable, Hashable, Codable, CaseIterable {
    /// It doesn't fit on board.
    case capacity
    /// A window of its own would be missed, even alone.
    case window
    /// The vehicle would be back after its shift.
    case shift
    /// No vehicle is left.
    case fleet
}

/// A request that a plan doesn't serve.
public struct Unassigned: Sendable, Hashable {
    /// The id of the request.
    public var request: String
    /// The obstacle on the vehicle that comes closest to serving it; `fleet` if a vehicle could serve it alone.
    public var obstacle: Obstacle
}

/// Routes for the vehicles of a problem.
public struct Plan: Sendable, Hashable {
    /// The routes with stops, in the order of the vehicles.
    public var routes: [PlannedRoute]
    /// The requests that no route serves.
    public var unassigned: [Unassigned]
    /// The rounds of search that were made.
    public var iterations: Int
    /// The insertions into routes that were evaluated.
    public var evaluations: Int

    /// The way of all vehicles.
    public var distance: Double { routes.reduce(0) { $0 + $1.distance } }

    /// The number of vehicles with stops.
    public var vehicles: Int { routes.count }
}
