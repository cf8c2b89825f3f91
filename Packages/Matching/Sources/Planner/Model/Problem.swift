/// Vehicles, requests, and the places between which they travel.
public struct Problem: Sendable {
    /// Places, distances and durations.
    public var travel: Travel
    /// The vehicles that may be used.
    public var vehicles: [Vehicle]
    /// The requests to serve.
    public var requests: [Request]
    /// For each vehicle's id the stops of an earlier plan to start from, its fixed stops included; what no longer fits is planned anew.
    public var routes: [String: [Stop]]

    /// Creates a problem.
    public init(travel: Travel, vehicles: [Vehicle], requests: [Request], routes: [String: [Stop]] = [:]) {
        (self.travel, self.vehicles, self.requests, self.routes) = (travel, vehicles, requests, routes)
    }

    /// Takes the routes of a plan as those to start from.
    public mutating func start(from plan: Plan) {
        routes = Dictionary(plan.routes.map { ($0.vehicle, $0.stops.map(\.stop)) }) { first, _ in first }
    }
}

/// The reason a problem can't be planned.
public enum ProblemError: Error, Hashable, CustomStringConvertible {
    /// Two requests or two vehicles have one id.
    case repeatedID(String)
    /// A place's index is beyond the places.
    case unknownPlace(Int, of: String)
    /// A stop names a request that isn't there, or a visit that it doesn't have.
    case unknownStop(Stop, vehicle: String)
    /// A request names a vehicle that isn't there.
    case unknownVehicle(String, request: String)
    /// A request has neither a pickup nor a delivery.
    case noVisit(String)
    /// A number is negative, not finite, or too large to compute with.
    case badNumber(String)
    /// A vehicle can't make its fixed stops and breaks within their windows, its shift and its capacity.
    case impossibleFixedStops(String)

    /// The fault and its remedy.
    public var description: String {
        switch self {
        case .repeatedID(let id): "The id \(id) is used twice. To fix, give each request and each vehicle an id of its own."
        case .unknownPlace(let place, let owner): "\(owner) is at place \(place), which isn't there. To fix, use an index of the travel's places."
        case .unknownStop(let stop, let vehicle):
            "\(vehicle) has the fixed stop \(stop.kind.rawValue) \(stop.request), which isn't there or is fixed twice. To fix, name visits of the problem's requests."
        case .unknownVehicle(let vehicle, let request):
            "\(request) needs the vehicle \(vehicle), which isn't there. To fix, name one of the problem's vehicles."
        case .noVisit(let request): "\(request) has no visit. To fix, give it a pickup or a delivery."
        case .badNumber(let owner): "\(owner) has a number out of range. To fix, use finite numbers that aren't negative, except for times."
        case .impossibleFixedStops(let vehicle):
            "\(vehicle) can't make its fixed stops and breaks in time. To fix, move its start or its shift, or fix fewer stops."
        }
    }
}
