import Core
public import CoreUI
import FleetAPI
import Theme
public import UI

/// A dispatcher's tab `home`: the numbers, the map, and the board of trips and drivers, live.
public struct DispatchHomeView: View {
    private let store: ScopedStore<FleetFeature>

    /// Makes the page.
    public init(store: ScopedStore<FleetFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        PageColumn {
            PageHeader(Strings.dashboard)
            ViewStateView(store.state.overview, loading: .page, retry: { store.send(.dispatchAppeared) }) { overview in
                SummaryCards(summary: overview.summary)
                SplitColumns {
                    board(overview)
                    DispatchMap(trips: overview.underWay, drivers: overview.drivers, areas: store.state.areas, now: store.state.seenAt)
                } side: {
                    OnTimeCard(share: overview.onTimeShare)
                    drivers(overview.drivers)
                }
            }
        }
        .navigationTitle(Strings.dashboard)
        .onAppear { store.send(.dispatchAppeared) }
        .assignmentSheet(store)
    }

    private func board(_ overview: DispatchOverview) -> some View {
        BoardColumns(Strings.board) {
            TripColumn(Strings.waitingTrips, trips: overview.waiting, tone: .warning, empty: Strings.noWaiting, open: open, assign: assign)
            TripColumn(Strings.onTheRoad, trips: overview.underWay, tone: .info, empty: Strings.noTrips, open: open, assign: assign)
        }
    }

    private func drivers(_ drivers: [DispatchDriver]) -> some View {
        BoardColumn(Strings.drivers, count: drivers.count, tone: .success, emptyText: Strings.noDrivers) {
            ForEach(drivers, id: \.id) { driver in
                Card { DriverRow(driver: driver) { store.send(.dashboardDriverTapped(driver.id)) } }
            }
        }
    }

    private func open(_ trip: Trip) { store.send(.dashboardTripTapped(trip.id)) }

    private func assign(_ trip: Trip) { store.send(.assignTapped(order: trip.orderID, driver: nil)) }
}

struct DispatchHomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DispatchHomeView(store: .preview(FleetState(overview: .loading))).previewDisplayName("Loading")
            DispatchHomeView(store: .preview(FleetState(overview: .loaded(.empty)))).previewDisplayName("Empty")
            DispatchHomeView(store: .preview(FleetState(overview: .loaded(.busy)))).previewDisplayName("Loaded")
            DispatchHomeView(store: .preview(FleetState(overview: .loaded(.busy), assignment: AssignmentForm(orderID: 14, driverID: 6))))
                .previewDisplayName("Assigning")
            DispatchHomeView(store: .preview(FleetState(overview: .failed("No connection. Please try again.")))).previewDisplayName("Failed")
        }
    }
}
