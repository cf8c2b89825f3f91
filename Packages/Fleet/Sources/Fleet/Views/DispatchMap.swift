import Core
import FleetAPI
import Foundation
import LocationAPI
import Theme
import UI

/// The areas, where the drivers are, and where those go next who are at a trip.
struct DispatchMap: View {
    let trips: [Trip]
    let drivers: [DispatchDriver]
    let areas: [ServiceArea]
    /// The moment to which the drivers' places are shown.
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

    /// A driver who doesn't say where they are is shown where they go.
    private func pin(_ trip: Trip) -> MapPin? {
        guard let stop = trip.nextStop else { return nil }
        if drivers.contains(where: { $0.id == trip.driverID && $0.position != nil }) { return stop.mapPin }
        return MapPin(coordinate: stop.coordinate, label: trip.driverName ?? Strings.trip(trip.id), kind: .driver)
    }
}

struct DispatchMap_Previews: PreviewProvider {
    private static func driver(_ id: Int, _ name: String, north: Double, secondsAgo: Double) -> DispatchDriver {
        var position = Position.sample
        position.latitude += north
        position.time.addTimeInterval(-secondsAgo)
        return DispatchDriver(id: id, name: name, online: true, since: position.time, position: position)
    }

    static var previews: some View {
        Group {
            DispatchMap(trips: [.sample], drivers: [.sample], areas: ServiceArea.defaultAreas, now: nil).previewDisplayName("Loaded")
            DispatchMap(trips: [], drivers: [], areas: ServiceArea.defaultAreas, now: nil).previewDisplayName("Empty")
            DispatchMap(
                trips: [.sample],
                drivers: [driver(5, "Dan Diaz", north: 0, secondsAgo: 8), driver(6, "Eva Evans", north: 0.03, secondsAgo: 180)],
                areas: ServiceArea.defaultAreas, now: Position.sample.time
            ).previewDisplayName("Positions")
        }
    }
}
