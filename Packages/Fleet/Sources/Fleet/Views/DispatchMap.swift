import FleetAPI
import LocationAPI
import Theme
import UI

/// The areas, and where the drivers who are at a trip go next.
struct DispatchMap: View {
    let trips: [Trip]
    let areas: [ServiceArea]

    var body: some View {
        MapView(Strings.liveMap, areas: areas.map(\.mapArea), pins: trips.compactMap(pin))
            .accessibilityIdentifier("fleet.map")
    }

    private func pin(_ trip: Trip) -> MapPin? {
        trip.nextStop.map { MapPin(coordinate: $0.coordinate, label: trip.driverName ?? Strings.trip(trip.id), kind: .driver) }
    }
}

struct DispatchMap_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DispatchMap(trips: [.sample], areas: ServiceArea.defaultAreas).previewDisplayName("Loaded")
            DispatchMap(trips: [], areas: ServiceArea.defaultAreas).previewDisplayName("Empty")
        }
    }
}
