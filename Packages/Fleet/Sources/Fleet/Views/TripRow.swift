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
            Pill(trip.statusText, tone: trip.statusTone)
        }
        .accessibilityIdentifier("fleet.trip.\(trip.id)")
    }

    private var subtitle: String {
        [trip.driverName, trip.area, Strings.bagCount(trip.bags), trip.driverID == nil ? nil : trip.nextStop.map(Strings.stop)]
            .compactMap { $0 }.joined(separator: " · ")
    }
}

extension Trip {
    /// How far the trip is, in a word.
    var statusText: String {
        guard driverID != nil, let stop = nextStop else { return Strings.waiting }
        return Strings.status(stop.status)
    }

    /// The tone of that word.
    var statusTone: Tone { driverID == nil || nextStop == nil ? .warning : .info }
}

struct TripRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            TripRow(trip: .sample) {}.previewDisplayName("On the way")
            TripRow(trip: .waiting) {}.previewDisplayName("Waiting")
        }
    }
}
