import FleetAPI
import Theme
import UI

/// A column of the dispatcher's board: trips that have something in common.
struct TripColumn: View {
    private let title: String
    private let trips: [Trip]
    private let tone: Tone
    private let empty: String
    private let open: (Trip) -> Void
    private let assign: (Trip) -> Void

    /// Makes a column; `empty` is said where there is no trip, `assign` is offered for trips without a driver.
    init(
        _ title: String, trips: [Trip], tone: Tone = .neutral, empty: String, open: @escaping (Trip) -> Void, assign: @escaping (Trip) -> Void
    ) {
        self.title = title
        self.trips = trips
        self.tone = tone
        self.empty = empty
        self.open = open
        self.assign = assign
    }

    var body: some View {
        BoardColumn(title, count: trips.count, tone: tone, emptyText: empty) {
            ForEach(trips, id: \.id) { card($0) }
        }
    }

    private func card(_ trip: Trip) -> some View {
        Card {
            TripRow(trip: trip) { open(trip) }
            if trip.driverID == nil {
                SecondaryButton(Strings.assign, symbol: AppSymbols.userName) { assign(trip) }
                    .accessibilityIdentifier("fleet.assign.\(trip.orderID)")
            }
        }
    }
}

struct TripColumn_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            TripColumn(Strings.onTheRoad, trips: [.sample], empty: Strings.noTrips, open: { _ in }, assign: { _ in }).previewDisplayName("Loaded")
            TripColumn(Strings.waitingTrips, trips: [.waiting], empty: Strings.noWaiting, open: { _ in }, assign: { _ in })
                .previewDisplayName("Waiting")
            TripColumn(Strings.onTheRoad, trips: [], empty: Strings.noTrips, open: { _ in }, assign: { _ in }).previewDisplayName("Empty")
        }
    }
}
