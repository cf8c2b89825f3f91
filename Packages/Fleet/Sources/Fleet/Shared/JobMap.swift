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
            job == nil ? Strings.areasMap : Strings.map, areas: shownAreas.map(\.mapArea), pins: stopPins + ownPin, route: job?.line ?? [], height: height)
    }

    /// Of a job's map only the areas that it touches, so that the route is large enough to read.
    private var shownAreas: [ServiceArea] {
        guard let job else { return areas }
        return areas.filter { area in job.stops.contains { area.contains($0.coordinate) } }
    }

    /// A pin for each place, since stops of several orders at the plant would cover each other.
    private var stopPins: [MapPin] {
        guard let job else { return [] }
        let numbers = job.stopNumbers
        var seen: Set<Int> = []
        return job.stops.compactMap { stop in
            guard let number = numbers[stop.id], seen.insert(number).inserted else { return nil }
            return stop.pin(number: number)
        }
    }

    private var ownPin: [MapPin] {
        position.map { [MapPin(coordinate: $0.coordinate, label: Strings.ownPlace, kind: .own, heading: $0.heading)] } ?? []
    }
}
