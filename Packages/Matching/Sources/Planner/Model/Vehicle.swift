/// A rest that a driver takes between two stops, wherever the vehicle is then.
public struct Break: Sendable, Hashable {
    /// The window in which the rest begins.
    public var window: TimeWindow
    /// The duration of the rest.
    public var duration: Double

    /// Creates a break.
    public init(window: TimeWindow, duration: Double) { (self.window, self.duration) = (window, duration) }
}

/// A vehicle with its driver, for one shift or what is left of it.
public struct Vehicle: Sendable, Hashable {
    /// The name by which plans refer to the vehicle; unique in its problem.
    public var id: String
    /// The greatest load it carries.
    public var capacity: Int
    /// The index of the place where it starts, or is now.
    public var start: Int
    /// The index of the place where it ends; nil if it may end anywhere.
    public var end: Int?
    /// The time in which it starts and ends.
    public var shift: TimeWindow
    /// The breaks to take, in their order. A vehicle without stops takes none.
    public var breaks: [Break]
    /// The stops that come first and in this order, since they are under way or done. A request picked up here is delivered by this vehicle.
    public var fixedStops: [Stop]

    /// Creates a vehicle.
    public init(
        id: String, capacity: Int, start: Int, end: Int?, shift: TimeWindow = .fromZero, breaks: [Break] = [], fixedStops: [Stop] = []
    ) {
        (self.id, self.capacity, self.start, self.end, self.shift, self.breaks, self.fixedStops) = (id, capacity, start, end, shift, breaks, fixedStops)
    }
}
