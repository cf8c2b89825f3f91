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
}
