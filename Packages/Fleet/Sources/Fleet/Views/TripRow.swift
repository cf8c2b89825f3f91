import FleetAPI
import Theme
import UI

/// A trip in the dispatcher's list.
struct TripRow: View {
    let trip: Trip
    let open: () -> Void

    var body: some View {
        ListRow(
            "\(Strings.order(trip.orderID)) · \(Strings.kind(trip.kind))", subtitle: subtitle, symbol: AppSymbols.truckName,
            tone: trip.driverID == nil ? .warning : .info, action: open
        ) {
            if let stop = trip.nextStop, trip.driverID != nil {
                Pill(Strings.status(stop.status), tone: .info)
            } else {
                Pill(Strings.waiting, tone: .warning)
            }
        }
        .accessibilityIdentifier("fleet.trip.\(trip.id)")
    }

    private var subtitle: String {
        [trip.driverName, trip.area, Strings.bagCount(trip.bags), trip.driverID == nil ? nil : trip.nextStop.map(Strings.stop)]
            .compactMap { $0 }.joined(separator: " · ")
    }
}

struct TripRow_Previews: PreviewProvider {
    static var previews: some View { TripRow(trip: .sample) {} }
}
