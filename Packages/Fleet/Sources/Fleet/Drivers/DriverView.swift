import ChatAPI
import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The page of a driver: what they are doing, and the orders that could be assigned to them.
struct DriverView: View {
    let id: Int
    let store: ScopedStore<DriversFeature>
    let board: ScopedStore<BoardFeature>

    @Environment(\.theme) private var theme
    @Environment(\.canOpen) private var canOpen

    private var driver: DispatchDriver? { board.state.overview.value?.drivers.first { $0.id == id } }

    var body: some View {
        PageColumn {
            ViewStateView(board.state.overview, loading: .page, retry: { board.send(.appeared) }) { overview in
                if let driver { page(driver, overview) } else { gone }
            }
        }
        .navigationTitle(driver?.name ?? Strings.driver)
    }

    private var gone: some View {
        EmptyStateView(
            symbol: AppSymbols.userName, title: Strings.driverGone, message: Strings.driverGoneMessage, actionTitle: Strings.backToFleet,
            identifier: "fleet.back"
        ) { store.send(.listTapped) }
    }

    private func page(_ driver: DispatchDriver, _ overview: DispatchOverview) -> some View {
        SplitColumns {
            profile(driver)
            current(overview.trip(of: driver.id), of: driver)
        } side: {
            waiting(driver, overview.waiting)
        }
    }

    private func profile(_ driver: DispatchDriver) -> some View {
        Card {
            HStack(spacing: theme.spacing.lg) {
                Avatar(driver.name, size: .large)
                Text(driver.name).font(theme.fonts.headline)
                Spacer()
                Pill(Strings.availability(driver.availability), tone: driver.availability.tone)
            }
            if let since = driver.since {
                ListRow(Strings.onlineSince, symbol: AppSymbols.clockName, tone: .neutral) { Text(DateFormat.dateTime(since)) }
            }
            ListRow(Strings.unanswered, symbol: AppSymbols.bellName, tone: .neutral) { Text(String(driver.unanswered)) }
            if canOpen(ChatLink.self) {
                SecondaryButton(Strings.messageDriver, symbol: AppSymbols.messagesName) { store.send(.messageDriverTapped(driver.id)) }
                    .accessibilityIdentifier("fleet.messageDriver")
            }
        }
    }

    private func current(_ trip: Trip?, of driver: DispatchDriver) -> some View {
        SectionCard(Strings.currentTrip) {
            if let trip {
                TripRow(trip: trip) { store.send(.tripTapped(trip.id)) }
            } else {
                Text(Strings.noCurrentTrip).foregroundStyle(theme.colors.secondaryText)
            }
            ListRow(Strings.finishedTrips, symbol: AppSymbols.opsName, tone: .neutral) { store.send(.pastTripsTapped(driver: driver.id)) }
                .accessibilityIdentifier("fleet.pastTrips")
        }
    }

    private func waiting(_ driver: DispatchDriver, _ trips: [Trip]) -> some View {
        SectionCard(Strings.waitingTrips) {
            if trips.isEmpty { Text(Strings.noWaiting).foregroundStyle(theme.colors.secondaryText) }
            ForEach(trips, id: \.id) { trip in
                TripRow(trip: trip) { store.send(.tripTapped(trip.id)) }
                SecondaryButton(Strings.assignTo, isDisabled: driver.availability == .onJob) {
                    store.send(.assignTapped(order: trip.orderID, driver: driver))
                }
                .accessibilityIdentifier("fleet.assign.\(trip.orderID)")
            }
        }
    }
}
