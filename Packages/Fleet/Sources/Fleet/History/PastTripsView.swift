import Core
import CoreUI
import FleetAPI
import OrdersAPI
import Theme
import UI

/// The trips that are over, each with its route and how it went; pressed, it leads to its order.
struct PastTripsView: View {
    let store: ScopedStore<PastTripsFeature>

    private var state: PastTripsFeature.State { store.state }

    var body: some View {
        VStack {
            DayPicker(day: state.filter.day, today: state.today, noDay: .all) { choose(day: $0, driver: state.filter.driver) }
            driverPicker
        }
        .styleName("fleet-choices")
        ViewStateView(state.trips, loading: .rows(5), retry: { store.send(.appeared) }) { list($0) }
            .onAppear { store.send(.appeared) }
    }

    private var driverPicker: some View {
        Picker(Strings.driver, selection: Binding(get: { state.filter.driver }, set: { choose(day: state.filter.day, driver: $0) })) {
            Text(Strings.allDrivers).tag(Int?.none)
            ForEach(drivers, id: \.id) { Text($0.name).tag(Int?.some($0.id)) }
        }
        .accessibilityIdentifier("fleet.pastTrips.driver")
    }

    /// The drivers to choose from, and the chosen one, who may not be among them any more.
    private var drivers: [(id: Int, name: String)] {
        let listed = state.drivers.map { (id: $0.id, name: $0.name) }.sorted { $0.name < $1.name }
        guard let driver = state.filter.driver, !listed.contains(where: { $0.id == driver }) else { return listed }
        return listed + [(driver, state.trips.value?.items.first?.driverName ?? "\(Strings.driver) \(driver)")]
    }

    private func choose(day: LocalDay?, driver: Int?) { store.send(.filterChosen(PastTripFilter(day: day, driver: driver))) }

    @ViewBuilder
    private func list(_ page: PastTripPage) -> some View {
        if page.items.isEmpty {
            EmptyStateView(
                symbol: AppSymbols.truckName, title: Strings.noPastTrips,
                message: state.filter == PastTripFilter() ? Strings.noPastTripsHint : Strings.noPastTripsFiltered)
        } else {
            Card {
                ForEach(page.items, id: \.id) { trip in PastTripRow(trip: trip) { store.send(.orderTapped(trip.orderID)) } }
                if let message = state.message { NoticeBanner(message, tone: .danger) }
                if page.hasMore {
                    SecondaryButton(Strings.olderTrips, isBusy: state.isLoadingMore) { store.send(.moreTapped) }
                        .accessibilityIdentifier("fleet.pastTrips.more")
                }
            }
        }
    }
}

/// A trip that is over in a dispatcher's list.
struct PastTripRow: View {
    let trip: PastTrip
    let open: () -> Void

    var body: some View {
        RouteRow(
            "\(Strings.order(trip.orderID)) · \(Strings.kind(trip.kind)) · \(trip.area)", lines: lines, route: trip.stops.map(\.coordinate),
            pins: trip.stops.map(\.mapPin), action: open
        ) {
            TripOutcomePill(isOnTime: trip.isLate.map { !$0 }, failed: trip.failed)
            Pill(Strings.distance(trip.distanceMeters))
            if let seconds = trip.durationSeconds { Pill(Strings.minutesTaken(max(Int((Double(seconds) / 60).rounded()), 1))) }
            Pill(Strings.bagCount(trip.bags))
        }
        .accessibilityIdentifier("fleet.pastTrip.\(trip.id)")
    }

    private var lines: [String] {
        let reason = trip.failureReason.flatMap(FailureReason.init).map { Strings.visitFailed(Strings.failure($0)) }
        return [
            "\(trip.driverName ?? Strings.noDriver) · \(DateFormat.dateTime(trip.finishedAt))", trip.stops.map(\.address).joined(separator: " → "), reason,
        ]
        .compactMap(\.self).filter { !$0.isEmpty }
    }
}
