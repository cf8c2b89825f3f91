import Core
import CoreUI
import LocationAPI
import OrdersAPI
import Theme
import UI

/// The page of a tracking link: where the order is, when the next visit is due, and the driver on the map.
struct TrackingView: View {
    let store: ScopedStore<TrackingFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.trackingTitle)
            ViewStateView(store.state.tracking, retry: { store.send(.retryTapped) }) { tracking in
                TrackingCard(tracking: tracking)
                if let position = tracking.position { TrackingMap(area: store.state.area, position: position, isStale: store.state.isStale) }
            }
        }
        .navigationTitle(Strings.trackingTitle)
    }
}

/// The stage, area and expected time of an order, and who brings it.
struct TrackingCard: View {
    let tracking: PublicTracking

    @Environment(\.theme) private var theme
    @Environment(\.currentMinute) private var now

    var body: some View {
        Card {
            Text(Strings.name(tracking.stage)).font(theme.fonts.title).accessibilityIdentifier("orders.track.stage")
            Text(tracking.area).foregroundStyle(theme.colors.secondaryText)
            if let range = tracking.etaRange {
                Label(Strings.expected(DateFormat.arrival(range.from, range.to, at: now)), image: AppSymbols.clock).accessibilityIdentifier("orders.track.eta")
            }
            StopsBeforeRow(count: tracking.stopsBefore)
            if let driver = tracking.driver {
                Label(Strings.trackingDriver(driver), image: AppSymbols.truck).accessibilityIdentifier("orders.track.driver")
            }
        }
    }
}

/// The driver in the service area.
private struct TrackingMap: View {
    let area: ServiceArea?
    let position: Position
    let isStale: Bool

    var body: some View {
        MapView(
            Strings.vehicleMap, areas: area.map { [$0.mapArea] } ?? [],
            pins: [MapPin(coordinate: position.coordinate, label: Strings.yourDriver, kind: .driver, heading: position.heading, isStale: isStale)]
        )
        .accessibilityIdentifier("orders.track.map")
    }
}
