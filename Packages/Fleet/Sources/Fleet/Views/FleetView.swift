import Core
public import CoreUI
import FleetAPI
import Theme
public import UI

/// A dispatcher's tab `fleet`: the drivers by what they do, and on top of them the pages of a driver and of a trip.
public struct FleetView: View {
    private let store: ScopedStore<FleetFeature>

    /// Makes the page.
    public init(store: ScopedStore<FleetFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        NavigationStack(path: store.binding(\.path) { .pathChanged($0) }) {
            PageColumn {
                ViewStateView(store.state.overview, retry: { store.send(.dispatchAppeared) }) { content($0) }
            }
            .navigationTitle(Strings.fleet)
            .navigationDestination(for: FleetRoute.self) { destination($0) }
        }
        .onAppear { store.send(.dispatchAppeared) }
        .assignmentSheet(store)
    }

    private func content(_ overview: DispatchOverview) -> some View {
        SplitColumns {
            filters(overview)
            drivers(overview.drivers(store.state.availability))
        } side: {
            TripColumn(
                Strings.trips, trips: overview.trips, empty: Strings.noTrips, open: { store.send(.tripTapped($0.id)) },
                assign: { store.send(.assignTapped(order: $0.orderID, driver: nil)) })
        }
    }

    private func filters(_ overview: DispatchOverview) -> some View {
        ChipRow {
            filter(nil, Strings.allDrivers, overview)
            ForEach(DriverAvailability.allCases, id: \.self) { filter($0, Strings.availability($0), overview) }
        }
    }

    private func filter(_ availability: DriverAvailability?, _ name: String, _ overview: DispatchOverview) -> some View {
        Chip("\(name) (\(overview.drivers(availability).count))", isSelected: store.state.availability == availability) {
            store.send(.availabilityTapped(availability))
        }
        .accessibilityIdentifier("fleet.filter.\(availability?.rawValue ?? "all")")
    }

    @ViewBuilder
    private func drivers(_ drivers: [DispatchDriver]) -> some View {
        if drivers.isEmpty {
            EmptyStateView(symbol: AppSymbols.tabFleetName, title: Strings.noSuchDrivers, message: Strings.noDrivers)
        } else {
            Card {
                ForEach(drivers, id: \.id) { driver in DriverRow(driver: driver) { store.send(.driverTapped(driver.id)) } }
            }
        }
    }

    @ViewBuilder
    private func destination(_ route: FleetRoute) -> some View {
        switch route {
        case .trip(let id): TripView(id: id, store: store)
        case .driver(let id): DriverView(id: id, store: store)
        }
    }
}

struct FleetView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            FleetView(store: .preview(FleetState(overview: .loading))).previewDisplayName("Loading")
            FleetView(store: .preview(FleetState(overview: .loaded(.empty)))).previewDisplayName("Empty")
            FleetView(store: .preview(FleetState(overview: .loaded(.busy)))).previewDisplayName("Loaded")
            FleetView(store: .preview(FleetState(overview: .failed("No connection. Please try again.")))).previewDisplayName("Failed")
        }
    }
}
