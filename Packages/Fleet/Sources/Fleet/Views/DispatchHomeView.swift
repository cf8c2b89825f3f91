import Core
public import CoreUI
import FleetAPI
import Theme
public import UI

/// A dispatcher's tab `home`: the numbers, the trips and the drivers, live.
public struct DispatchHomeView: View {
    private let store: ScopedStore<FleetFeature>

    /// Makes the page.
    public init(store: ScopedStore<FleetFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        PageColumn {
            PageHeader(Strings.dashboard)
            ViewStateView(store.state.overview, retry: { store.send(.dispatchAppeared) }) { overview in
                SummaryCards(summary: overview.summary)
                SplitColumns {
                    trips(overview.trips)
                } side: {
                    drivers(overview.drivers)
                }
            }
        }
        .navigationTitle(Strings.dashboard)
        .onAppear { store.send(.dispatchAppeared) }
    }

    private func trips(_ trips: [Trip]) -> some View {
        SectionCard(Strings.trips) {
            if trips.isEmpty { Text(Strings.noTrips) }
            ForEach(trips, id: \.id) { trip in
                TripRow(trip: trip) { store.send(.tripTapped(order: trip.orderID)) }
            }
        }
    }

    private func drivers(_ drivers: [DispatchDriver]) -> some View {
        SectionCard(Strings.drivers) {
            if drivers.isEmpty { Text(Strings.noDrivers) }
            ForEach(drivers, id: \.id) { DriverRow(driver: $0) }
        }
    }
}

struct DispatchHomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DispatchHomeView(store: ScopedStore(state: FleetState(overview: .loading)))
            DispatchHomeView(
                store: ScopedStore(state: FleetState(overview: .loaded(DispatchOverview(summary: .sample, trips: [], drivers: [])))))
            DispatchHomeView(store: ScopedStore(state: FleetState(overview: .loaded(.sample))))
            DispatchHomeView(store: ScopedStore(state: FleetState(overview: .failed("No connection. Please try again."))))
        }
    }
}
