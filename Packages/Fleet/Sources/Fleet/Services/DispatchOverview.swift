import FleetAPI

/// The numbers, trips and drivers that dispatchers see.
struct DispatchOverview: Sendable, Equatable {
    /// The numbers.
    var summary: DashboardSummary
    /// Jobs under way and jobs that wait for a driver.
    var trips: [Trip]
    /// The drivers, those online first.
    var drivers: [DispatchDriver]

    #if DEBUG
    /// A trip and a driver, for tests and previews.
    static let sample = DispatchOverview(summary: .sample, trips: [.sample], drivers: [.sample])
    #endif

    /// The trips that wait for a driver.
    var waiting: [Trip] { trips.filter { $0.driverID == nil } }

    /// The trips that have a driver.
    var underWay: [Trip] { trips.filter { $0.driverID != nil } }

    /// The share of active orders that aren't late, 0 to 1; nil without an active order.
    var onTimeShare: Double? {
        guard summary.activeOrders > 0 else { return nil }
        return 1 - Double(min(summary.lateOrders, summary.activeOrders)) / Double(summary.activeOrders)
    }

    /// Returns the drivers of an availability; all for nil.
    func drivers(_ availability: DriverAvailability?) -> [DispatchDriver] {
        drivers.filter { availability == nil || $0.availability == availability }
    }

    /// Returns the trip of a driver.
    func trip(of driver: Int) -> Trip? { trips.first { $0.driverID == driver } }
}

/// Whether a driver can take an order.
enum DriverAvailability: String, Sendable, Hashable, CaseIterable {
    /// Online without a job.
    case free
    /// On a job, online or not.
    case onJob
    /// Online without a job, on a break.
    case onBreak
    /// Offline without a job.
    case offline
}

extension DispatchDriver {
    /// Whether the driver can take an order.
    var availability: DriverAvailability {
        if activeJobID != nil { return .onJob }
        guard online else { return .offline }
        return onBreak ? .onBreak : .free
    }
}
