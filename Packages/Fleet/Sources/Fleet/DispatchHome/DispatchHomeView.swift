import Core
import CoreUI
import FleetAPI
import LocationAPI
import Theme
import UI

/// The dispatcher's tab `home`: the numbers, the map, and the board of trips and drivers.
struct DispatchHomeView: View {
    let store: ScopedStore<DispatchHomeFeature>
    let board: ScopedStore<BoardFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.dashboard)
            ViewStateView(board.state.overview, loading: .page, retry: { board.send(.appeared) }) { overview in
                SummaryCards(summary: overview.summary)
                SplitColumns {
                    trips(overview)
                    DispatchMap(trips: overview.underWay, drivers: overview.drivers, areas: board.state.areas, now: board.state.positionsAsOf)
                } side: {
                    OnTimeCard(share: overview.onTimeShare)
                    drivers(overview.drivers)
                }
            }
        }
        .navigationTitle(Strings.dashboard)
        .onAppear { board.send(.appeared) }
        .assignmentSheet(store.state.assignment, drivers: board.state.overview.value?.drivers ?? []) { store.send(.assignment($0)) }
    }

    private func trips(_ overview: DispatchOverview) -> some View {
        BoardColumns(Strings.board) {
            TripColumn(title: Strings.waitingTrips, trips: overview.waiting, tone: .warning, empty: Strings.noWaiting, open: open, assign: assign)
            TripColumn(title: Strings.onTheRoad, trips: overview.underWay, tone: .info, empty: Strings.noTrips, open: open, assign: assign)
        }
    }

    private func drivers(_ drivers: [DispatchDriver]) -> some View {
        BoardColumn(Strings.drivers, count: drivers.count, tone: .success, emptyText: Strings.noDrivers) {
            ForEach(drivers, id: \.id) { driver in
                Card { DriverRow(driver: driver) { store.send(.driverTapped(driver.id)) } }
            }
        }
    }

    private func open(_ trip: Trip) { store.send(.tripTapped(trip.id)) }

    private func assign(_ trip: Trip) { store.send(.assignTapped(order: trip.orderID)) }
}

/// The numbers of the day.
private struct SummaryCards: View {
    let summary: DashboardSummary

    var body: some View {
        AdaptiveGrid(minimum: 130) {
            card("activeOrders", Strings.activeOrders, summary.activeOrders, AppSymbols.bagName)
            card("activeTrips", Strings.activeTrips, summary.activeTrips, AppSymbols.truckName)
            card("unassignedOrders", Strings.unassigned, summary.unassignedOrders, AppSymbols.clockName, tone: .warning)
            card("onlineDrivers", Strings.onlineDrivers, summary.onlineDrivers, AppSymbols.carName, tone: .success)
            card("lateOrders", Strings.lateOrders, summary.lateOrders, AppSymbols.warningName, tone: summary.lateOrders == 0 ? .neutral : .danger)
            card("completedToday", Strings.completedToday, summary.completedToday, AppSymbols.checkName, tone: .success)
        }
    }

    private func card(_ id: String, _ title: String, _ count: Int, _ symbol: String, tone: Tone = .neutral) -> some View {
        StatCard(title: title, value: String(count), symbol: symbol, tone: tone).accessibilityIdentifier("fleet.dashboard.\(id)")
    }
}

/// The share of active orders that are on time.
private struct OnTimeCard: View {
    let share: Double?

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.onTime) {
            RingChart(Strings.onTime, fraction: share ?? 0, text: share.map { "\(NumberFormat.format($0 * 100, decimals: 0)) %" } ?? "–")
                .frame(maxWidth: .infinity)
            Text(share == nil ? Strings.nothingActive : Strings.onTimeHint)
                .font(theme.fonts.caption)
                .foregroundStyle(theme.colors.secondaryText)
        }
        .accessibilityIdentifier("fleet.onTime")
    }
}
