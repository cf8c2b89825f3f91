/// A visit to a place: to pick something up, or to deliver it.
public struct Visit: Sendable, Hashable {
    /// The index of the place in the problem's travel.
    public var place: Int
    /// The window in which the visit begins. A vehicle that arrives earlier waits.
    public var window: TimeWindow
    /// The duration of the visit.
    public var service: Double

    /// Creates a visit.
    public init(place: Int, window: TimeWindow = .always, service: Double = 0) {
        (self.place, self.window, self.service) = (place, window, service)
    }
}

/// Something to carry from one place to another on one vehicle.
///
/// Without a pickup it is loaded where and when the vehicle starts, as are bags that are on board already; without a delivery it stays on board until the end.
public struct Request: Sendable, Hashable {
    /// The name by which plans refer to the request; unique in its problem.
    public var id: String
    /// The visit that picks it up; nil if the vehicle starts with it.
    public var pickup: Visit?
    /// The visit that delivers it; nil if it stays on board.
    public var delivery: Visit?
    /// The capacity it takes on the way.
    public var load: Int
    /// Whether it has been promised: no plan gives up a promised request for others, and a new plan keeps serving what the plan before served.
    public var isPromised: Bool
    /// The id of the only vehicle that may serve it; nil if any may.
    public var vehicle: String?

    /// Creates a request.
    public init(id: String, pickup: Visit?, delivery: Visit?, load: Int, isPromised: Bool = false, vehicle: String? = nil) {
        (self.id, self.pickup, self.delivery, self.load, self.isPromised, self.vehicle) = (id, pickup, delivery, load, isPromised, vehicle)
    }
}
