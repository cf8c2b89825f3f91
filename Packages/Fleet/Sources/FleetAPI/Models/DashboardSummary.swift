public import Core

/// The numbers on the dispatcher's dashboard.
public struct DashboardSummary: Codable, Sampled, Hashable {
    /// Orders that were placed and are neither delivered nor canceled.
    public var activeOrders: Int
    /// Trips that drivers are on. Several orders of one driver are one trip.
    public var activeTrips: Int
    /// Orders that wait for a driver.
    public var unassignedOrders: Int
    /// Drivers who are online, with or without a job.
    public var onlineDrivers: Int
    /// Orders whose pickup is overdue.
    public var lateOrders: Int
    /// Orders delivered today, in the service's time zone.
    public var completedToday: Int

    /// Creates a summary.
    public init(activeOrders: Int, activeTrips: Int, unassignedOrders: Int, onlineDrivers: Int, lateOrders: Int, completedToday: Int) {
        self.activeOrders = activeOrders
        self.activeTrips = activeTrips
        self.unassignedOrders = unassignedOrders
        self.onlineDrivers = onlineDrivers
        self.lateOrders = lateOrders
        self.completedToday = completedToday
    }

    /// A busy hour, for tests and previews.
    public static let sample = DashboardSummary(
        activeOrders: 9, activeTrips: 3, unassignedOrders: 2, onlineDrivers: 5, lateOrders: 1, completedToday: 14)
}
