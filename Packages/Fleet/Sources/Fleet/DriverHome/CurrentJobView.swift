import ChatAPI
import Core
import CoreUI
import FleetAPI
import LocationAPI
import Theme
import UI

/// The job under way: its stops, and the form of the present one.
struct CurrentJobView: View {
    let job: Job
    let store: ScopedStore<DriverHomeFeature>
    /// The distance in meters to the stop where it is farther than it should be at arrival; nil where it isn't.
    var distance: Double?

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        SectionCard("\(Strings.currentJob): \(Strings.kind(job.kind))", trailing: { MoneyText(cents: job.payCents, currency: job.currency) }) {
            ForEach(job.stops, id: \.id) { stop in
                ListRow(Strings.stop(stop), subtitle: subtitle(stop), symbol: stop.symbol) {
                    Pill(Strings.status(stop.status), tone: tone(stop.status))
                }
            }
            if let stop = job.currentStop { StopFormView(stop: stop, store: store) }
            if let distance {
                NoticeBanner(Strings.farFromStop(DistanceFormat.format(meters: distance)), tone: .warning).accessibilityIdentifier("fleet.farFromStop")
            }
            messageButton
        }
    }

    @ViewBuilder
    private var messageButton: some View {
        if let customer = job.customerID, canOpen(ChatLink.self) {
            SecondaryButton(Strings.messageCustomer, symbol: AppSymbols.messagesName) { store.send(.messageCustomerTapped(customer)) }
                .accessibilityIdentifier("fleet.messageCustomer")
        }
    }

    private func subtitle(_ stop: Stop) -> String {
        stop.window.map { "\(stop.address) · \(DateFormat.window($0.start, $0.end))" } ?? stop.address
    }

    private func tone(_ status: StopStatus) -> Tone {
        switch status {
        case .pending: .neutral
        case .enRoute, .arrived: .info
        case .done: .success
        case .failed: .danger
        }
    }
}

/// The route of a job between its stops; without a job, the service areas.
struct JobMap: View {
    let job: Job?
    let areas: [ServiceArea]

    var body: some View {
        MapView(job == nil ? Strings.areasMap : Strings.map, areas: shownAreas.map(\.mapArea), pins: job?.stops.map(\.mapPin) ?? [], route: route)
    }

    /// Of a job's map only the areas that it touches, so that the route is large enough to read.
    private var shownAreas: [ServiceArea] {
        guard let job else { return areas }
        return areas.filter { area in job.stops.contains { area.contains($0.coordinate) } }
    }

    /// The wire's points have the longitude first.
    private var route: [Coordinate] {
        (job?.route ?? []).compactMap { $0.count == 2 ? Coordinate(latitude: $0[1], longitude: $0[0]) : nil }
    }
}
