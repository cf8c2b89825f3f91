import FleetAPI

extension Trip {
    /// A delivery that waits for a driver, for previews.
    static let waiting = Trip(
        id: 4, orderID: 14, kind: .delivery, status: .offered, driverID: nil, driverName: nil, area: "Newport Beach", bags: 1,
        nextStop: Job.sample.stops.last, acceptedAt: nil)
}

extension DispatchOverview {
    /// Nothing going on, for previews.
    static let empty = DispatchOverview(
        summary: DashboardSummary(activeOrders: 0, activeTrips: 0, unassignedOrders: 0, onlineDrivers: 0, lateOrders: 0, completedToday: 0),
        trips: [], drivers: [])

    /// A trip under way, one that waits, and drivers of every kind, for previews.
    static let busy = DispatchOverview(
        summary: .sample, trips: [.sample, .waiting],
        drivers: [
            .sample, DispatchDriver(id: 6, name: "Eva Evans", online: true, since: DispatchDriver.sample.since),
            DispatchDriver(id: 7, name: "Fred Alexander Featherstonehaugh-Constantinopolis", online: false, unanswered: 3),
        ])
}
