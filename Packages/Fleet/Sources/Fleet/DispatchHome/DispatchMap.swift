import Core
import FleetAPI
import Foundation
import LocationAPI
import Theme
import UI

/// The service areas, the drivers' positions, and the next stops of trips under way.
struct DispatchMap: View {
    let trips: [Trip]
    let drivers: [DispatchDriver]
    let areas: [ServiceArea]
    /// The time by which positions are shown as fresh or stale.
    let now: Date?

    var body: some View {
        MapView(Strings.liveMap, areas: areas.map(\.mapArea), pins: trips.compactMap(pin) + drivers.compactMap(pin))
            .accessibilityIdentifier("fleet.map")
    }

    private func pin(_ driver: DispatchDriver) -> MapPin? {
        driver.position.map { position in
            MapPin(
                coordinate: position.coordinate, label: driver.name, kind: .driver, heading: position.heading,
                isStale: now.map { position.isStale(at: $0) } ?? true)
        }
    }

    /// A driver without a position is shown at their next stop.
    private func pin(_ trip: Trip) -> MapPin? {
        guard let stop = trip.nextStop else { return nil }
        if drivers.contains(where: { $0.id == trip.driverID && $0.position != nil }) { return stop.mapPin }
        return MapPin(coordinate: stop.coordinate, label: trip.driverName ?? Strings.trip(trip.id), kind: .driver)
    }
}
