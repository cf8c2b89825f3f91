import Core
import FleetAPI
import LocationAPI
import Theme
import UI

/// A column of trips on the dispatcher's board.
struct TripColumn: View {
    let title: String
    let trips: [Trip]
    var tone = Tone.neutral
    /// The text without trips.
    let empty: String
    let open: (Trip) -> Void
    /// Offered for trips without a driver.
    let assign: (Trip) -> Void

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

/// A trip in a dispatcher's list.
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

/// A driver in a dispatcher's list.
struct DriverRow: View {
    let driver: DispatchDriver
    let open: () -> Void

    var body: some View {
        ListRow(driver.name, subtitle: subtitle, symbol: AppSymbols.userName, tone: driver.availability.tone, action: open) {
            Pill(Strings.availability(driver.availability), tone: driver.availability.tone)
        }
        .accessibilityIdentifier("fleet.driver.\(driver.id)")
    }

    private var subtitle: String? { driver.since.map { "\(Strings.onlineSince) \(DateFormat.time($0))" } }
}

extension Trip {
    /// The state in a word.
    var statusText: String {
        guard driverID != nil, let stop = nextStop else { return Strings.waiting }
        return Strings.status(stop.status)
    }

    var statusTone: Tone { driverID == nil || nextStop == nil ? .warning : .info }
}

extension DriverAvailability {
    var tone: Tone {
        switch self {
        case .free: .success
        case .onJob: .info
        case .onBreak: .warning
        case .offline: .neutral
        }
    }
}
