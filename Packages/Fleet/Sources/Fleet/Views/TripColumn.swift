import FleetAPI
import Theme
import UI

/// A column of the dispatcher's board: trips that have something in common.
struct TripColumn: View {
    private let title: String
    private let trips: [Trip]
    private let empty: String
    private let open: (Trip) -> Void
    private let assign: (Trip) -> Void

    @Environment(\.theme) private var theme

    /// Makes a column; `empty` is said where there is no trip, `assign` is offered for trips without a driver.
    init(_ title: String, trips: [Trip], empty: String, open: @escaping (Trip) -> Void, assign: @escaping (Trip) -> Void) {
        self.title = title
        self.trips = trips
        self.empty = empty
        self.open = open
        self.assign = assign
    }

    var body: some View {
        SectionCard(title) {
            Pill(String(trips.count))
        } content: {
            if trips.isEmpty { Text(empty).foregroundStyle(theme.colors.secondaryText) }
            ForEach(trips, id: \.id) { row($0) }
        }
    }

    private func row(_ trip: Trip) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
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
            TripColumn("On the road", trips: [.sample], empty: "Nobody is on the road.", open: { _ in }, assign: { _ in }).previewDisplayName("Loaded")
            TripColumn("Waiting", trips: [.waiting], empty: "Every order has a driver.", open: { _ in }, assign: { _ in })
                .previewDisplayName("Waiting")
            TripColumn("On the road", trips: [], empty: "Nobody is on the road.", open: { _ in }, assign: { _ in }).previewDisplayName("Empty")
        }
    }
}
