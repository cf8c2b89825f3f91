import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The dispatcher's tab `fleet`: drivers by availability, trips, and the pages of a driver and of a trip.
struct DriversView: View {
    let store: ScopedStore<DriversFeature>
    let board: ScopedStore<BoardFeature>

    var body: some View {
        NavigationStack(path: store.binding(\.path) { .pathChanged($0) }) {
            PageColumn {
                history
                ViewStateView(board.state.overview, loading: .rows(5), retry: { board.send(.appeared) }) { content($0) }
            }
            .navigationTitle(Strings.fleet)
            .navigationDestination(for: DriversRoute.self) { destination($0) }
        }
        .onAppear { board.send(.appeared) }
        .assignmentSheet(store.state.assignment, drivers: board.state.overview.value?.drivers ?? []) { store.send(.assignment($0)) }
    }

    private func content(_ overview: DispatchOverview) -> some View {
        SplitColumns {
            filters(overview)
            drivers(overview)
        } side: {
            TripColumn(
                title: Strings.trips, trips: overview.trips, empty: Strings.noTrips, open: { store.send(.tripTapped($0.id)) },
                assign: { store.send(.assignTapped(order: $0.orderID, driver: nil)) })
        }
    }

    /// The links to the charts and the finished trips.
    private var history: some View {
        ChipRow {
            QuietButton(Strings.charts, symbol: AppSymbols.chartsName) { store.send(.chartsTapped) }.accessibilityIdentifier("fleet.charts")
            QuietButton(Strings.finishedTrips, symbol: AppSymbols.opsName) { store.send(.pastTripsTapped(driver: nil)) }
                .accessibilityIdentifier("fleet.pastTrips")
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
    private func drivers(_ overview: DispatchOverview) -> some View {
        let drivers = overview.drivers(store.state.availability)
        if drivers.isEmpty {
            EmptyStateView(
                symbol: AppSymbols.tabFleetName, title: Strings.noSuchDrivers,
                message: overview.drivers.isEmpty ? Strings.noDrivers : Strings.chooseAnotherFilter)
        } else {
            Card {
                ForEach(drivers, id: \.id) { driver in DriverRow(driver: driver) { store.send(.driverTapped(driver.id)) } }
            }
        }
    }

    @ViewBuilder
    private func destination(_ route: DriversRoute) -> some View {
        switch route {
        case .trip(let id): TripView(id: id, store: store, board: board)
        case .driver(let id): DriverView(id: id, store: store, board: board)
        }
    }
}
