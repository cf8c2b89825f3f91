import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The page of a trip: where it leads, who is at it, what comes next.
struct TripView: View {
    let id: Int
    let store: ScopedStore<FleetFeature>

    private var trip: Trip? { store.state.overview.value?.trips.first { $0.id == id } }

    var body: some View {
        PageColumn {
            ViewStateView(store.state.overview, retry: { store.send(.dispatchAppeared) }) { _ in
                if let trip { page(trip) } else { gone }
            }
        }
        .navigationTitle(Strings.trip(id))
    }

    private var gone: some View {
        EmptyStateView(
            symbol: AppSymbols.truckName, title: Strings.tripGone, message: Strings.tripGoneMessage, actionTitle: Strings.backToFleet,
            identifier: "fleet.back"
        ) { store.send(.fleetTapped) }
    }

    private func page(_ trip: Trip) -> some View {
        SplitColumns {
            MapView(Strings.map, areas: store.state.areas.map(\.mapArea), pins: trip.nextStop.map { [$0.mapPin] } ?? [])
        } side: {
            facts(trip)
            driver(trip)
        }
    }

    private func facts(_ trip: Trip) -> some View {
        SectionCard("\(Strings.kind(trip.kind)) · \(trip.area)") {
            Pill(trip.statusText, tone: trip.statusTone)
        } content: {
            if let stop = trip.nextStop {
                ListRow(Strings.stop(stop), subtitle: stop.address, symbol: stop.place == .plant ? AppSymbols.plantName : AppSymbols.locationName)
            }
            ListRow(Strings.bagCount(trip.bags), symbol: AppSymbols.bagName, tone: .neutral)
            if let acceptedAt = trip.acceptedAt {
                ListRow(Strings.acceptedAt, symbol: AppSymbols.clockName, tone: .neutral) { Text(DateFormat.time(acceptedAt)) }
            }
            ListRow(Strings.order(trip.orderID), subtitle: Strings.seeOrder, symbol: AppSymbols.receiptName) { store.send(.orderTapped(trip.orderID)) }
                .accessibilityIdentifier("fleet.order.\(trip.orderID)")
        }
    }

    private func driver(_ trip: Trip) -> some View {
        SectionCard(Strings.driver) {
            if let driver = trip.driverID {
                ListRow(trip.driverName ?? Strings.driver, symbol: AppSymbols.userName) { store.send(.driverTapped(driver)) }
                    .accessibilityIdentifier("fleet.trip.driver")
            } else {
                NoticeBanner(Strings.waitingTrips, tone: .warning)
                PrimaryButton(Strings.assign, symbol: AppSymbols.userName) { store.send(.assignTapped(order: trip.orderID, driver: nil)) }
                    .accessibilityIdentifier("fleet.assign.\(trip.orderID)")
            }
        }
    }
}

struct TripView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            TripView(id: 3, store: .preview(FleetState(overview: .loading))).previewDisplayName("Loading")
            TripView(id: 3, store: .preview(FleetState(overview: .loaded(.busy)))).previewDisplayName("Loaded")
            TripView(id: 4, store: .preview(FleetState(overview: .loaded(.busy)))).previewDisplayName("Waiting")
            TripView(id: 3, store: .preview(FleetState(overview: .loaded(.empty)))).previewDisplayName("Empty")
            TripView(id: 3, store: .preview(FleetState(overview: .failed("No connection. Please try again.")))).previewDisplayName("Failed")
        }
    }
}
