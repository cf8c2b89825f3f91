import Core
import FleetAPI
import LocationAPI
import Theme
import UI

/// The route of a job between its numbered stops, and the driver's own place; without a job, the service areas.
struct JobMap: View {
    let job: Job?
    let areas: [ServiceArea]
    /// The place of the driver's device; nil where it isn't known or shown.
    var position: Position?
    var height = MapView.Height.regular

    var body: some View {
        MapView(
            job == nil ? Strings.areasMap : Strings.map, areas: shownAreas.map(\.mapArea), pins: (job?.stops.pins ?? []) + ownPin, route: job?.line ?? [],
            height: height)
    }

    private var shownAreas: [ServiceArea] { job?.stops.areas(among: areas) ?? areas }

    private var ownPin: [MapPin] {
        position.map { [MapPin(coordinate: $0.coordinate, label: Strings.ownPlace, kind: .own, heading: $0.heading)] } ?? []
    }
}
