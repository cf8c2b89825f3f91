#if DEBUG
import Core
import FleetAPI
import Theme
import UI

struct BoardRows_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            TripColumn(title: Strings.onTheRoad, trips: [.sample], empty: "", open: { _ in }, assign: { _ in }).previewDisplayName("Trip under way")
            TripColumn(title: Strings.waiting, trips: [.waiting], tone: .warning, empty: "", open: { _ in }, assign: { _ in }).previewDisplayName(
                "Trip waiting")
            TripColumn(title: Strings.onTheRoad, trips: [], empty: Strings.noTrips, open: { _ in }, assign: { _ in })
                .previewDisplayName("No trips")
            ForEach(DispatchOverview.busy.drivers, id: \.id) { DriverRow(driver: $0) {} }.previewDisplayName("Drivers")
        }
    }
}

struct TripOutcomePill_Previews: PreviewProvider {
    static var previews: some View {
        TripOutcomePill(isOnTime: true, failed: false).previewDisplayName("On time")
        TripOutcomePill(isOnTime: false, failed: false).previewDisplayName("Late")
        TripOutcomePill(isOnTime: nil, failed: true).previewDisplayName("Failed")
    }
}

extension Trip {
    /// A delivery that waits for a driver, for tests and previews.
    static let waiting = Trip(
        id: 4, orderID: 14, kind: .delivery, status: .offered, driverID: nil, driverName: nil, area: "Newport Beach", bags: 1,
        nextStop: Job.sample.stops.last, acceptedAt: nil)
}

extension DispatchOverview {
    /// A day without orders, for tests and previews.
    static let empty = DispatchOverview(
        summary: DashboardSummary(activeOrders: 0, activeTrips: 0, unassignedOrders: 0, onlineDrivers: 0, lateOrders: 0, completedToday: 0),
        trips: [], drivers: [])

    /// A trip under way, one that waits, and drivers of every availability, for tests and previews.
    static let busy = DispatchOverview(
        summary: .sample, trips: [.sample, .waiting],
        drivers: [
            .sample, DispatchDriver(id: 6, name: "Eva Evans", online: true, since: DispatchDriver.sample.since),
            DispatchDriver(id: 7, name: "Fred Alexander Featherstonehaugh-Constantinopolis", online: false, unanswered: 3),
        ])
}
#endif
