import Core
import FleetAPI
import LocationAPI
import Theme
import UI

/// Where a job leads: its stops and the way between them, or the areas alone.
struct JobMap: View {
    let job: Job?
    let areas: [ServiceArea]

    var body: some View {
        MapView(job == nil ? Strings.areasMap : Strings.map, areas: shownAreas.map(\.mapArea), pins: job?.stops.map(\.mapPin) ?? [], route: route)
    }

    /// With a job only the areas that it leads to, so that the way is large enough to read.
    private var shownAreas: [ServiceArea] {
        guard let job else { return areas }
        return areas.filter { area in job.stops.contains { area.contains($0.coordinate) } }
    }

    /// The points of the wire are longitude first.
    private var route: [Coordinate] {
        (job?.route ?? []).compactMap { $0.count == 2 ? Coordinate(latitude: $0[1], longitude: $0[0]) : nil }
    }
}

extension ServiceArea {
    /// The area as a map shows it.
    var mapArea: MapArea { MapArea(name: name, ring: ring) }
}

extension Stop {
    /// The stop as a map shows it.
    var mapPin: MapPin {
        MapPin(coordinate: coordinate, label: place == .plant ? Strings.plant : Strings.order(orderID), kind: place == .plant ? .plant : .place)
    }
}

struct JobMap_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            JobMap(job: nil, areas: ServiceArea.defaultAreas).previewDisplayName("Areas")
            JobMap(job: .active(), areas: ServiceArea.defaultAreas).previewDisplayName("Job")
            JobMap(job: .active(), areas: []).previewDisplayName("Without areas")
        }
    }
}
