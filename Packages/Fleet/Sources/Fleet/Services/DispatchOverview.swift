public import FleetAPI

/// What dispatchers see first: numbers, trips, drivers.
public struct DispatchOverview: Sendable, Equatable {
    /// The numbers.
    public var summary: DashboardSummary
    /// Jobs under way and waiting.
    public var trips: [Trip]
    /// The drivers, those online first.
    public var drivers: [DispatchDriver]

    /// Creates an overview.
    public init(summary: DashboardSummary, trips: [Trip], drivers: [DispatchDriver]) {
        self.summary = summary
        self.trips = trips
        self.drivers = drivers
    }

    /// A trip and a driver, for tests and previews.
    public static let sample = DispatchOverview(summary: .sample, trips: [.sample], drivers: [.sample])

    /// The trips that wait for a driver.
    var waiting: [Trip] { trips.filter { $0.driverID == nil } }

    /// The trips that drivers are at.
    var underWay: [Trip] { trips.filter { $0.driverID != nil } }

    /// The share of the active orders that aren't late; nil where there is no order.
    var onTimeShare: Double? {
        guard summary.activeOrders > 0 else { return nil }
        return 1 - Double(min(summary.lateOrders, summary.activeOrders)) / Double(summary.activeOrders)
    }

    /// The drivers who are available in a way; all for nil.
    func drivers(_ availability: DriverAvailability?) -> [DispatchDriver] {
        drivers.filter { availability == nil || $0.availability == availability }
    }

    /// The trip that a driver is at.
    func trip(of driver: Int) -> Trip? { trips.first { $0.driverID == driver } }
}
