import Core
import CoreUI
import FleetAPI
import LocationAPI
import Theme
import UI

/// The page of a trip: its next stop, its driver and its order.
struct TripView: View {
    let id: Int
    let store: ScopedStore<DriversFeature>
    let board: ScopedStore<BoardFeature>

    private var trip: Trip? { board.state.overview.value?.trips.first { $0.id == id } }

    var body: some View {
        PageColumn {
            ViewStateView(board.state.overview, loading: .page, retry: { board.send(.appeared) }) { _ in
                if let trip { page(trip) } else { gone }
            }
        }
        .navigationTitle(Strings.trip(id))
    }

    private var gone: some View {
        EmptyStateView(
            symbol: AppSymbols.truckName, title: Strings.tripGone, message: Strings.tripGoneMessage, actionTitle: Strings.backToFleet,
            identifier: "fleet.back"
        ) { store.send(.listTapped) }
    }

    private func page(_ trip: Trip) -> some View {
        SplitColumns {
            map(trip)
            stops(trip)
        } side: {
            facts(trip)
            driver(trip)
        }
    }

    /// The way from the driver, where it is known, by the stops that are left; of the areas only those that it touches.
    private func map(_ trip: Trip) -> some View {
        let position = board.state.overview.value?.drivers.first { $0.id == trip.driverID }?.position
        let own = position.map { [MapPin(coordinate: $0.coordinate, label: trip.driverName ?? Strings.driver, kind: .driver, heading: $0.heading)] } ?? []
        let areas = trip.stops.areas(among: board.state.areas)
        return MapView(
            Strings.map, areas: areas.map(\.mapArea), pins: trip.stops.pins + own, route: (own.map(\.coordinate) + trip.stops.map(\.coordinate)))
    }

    @ViewBuilder
    private func stops(_ trip: Trip) -> some View {
        let legs = trip.stops.legs
        if legs.count > 1 {
            SectionCard(Strings.stopsAhead) {
                ForEach(legs, id: \.number) { leg in
                    ListRow("\(leg.number). \(Strings.stop(leg.stop))", subtitle: leg.summary, symbol: leg.stop.symbol, tone: .neutral)
                        .accessibilityIdentifier("fleet.trip.stop.\(leg.number)")
                }
            }
        }
    }

    private func facts(_ trip: Trip) -> some View {
        SectionCard("\(Strings.kind(trip.kind)) · \(trip.area)") {
            Pill(trip.statusText, tone: trip.statusTone)
        } content: {
            if let stop = trip.nextStop { ListRow(Strings.stop(stop), subtitle: stop.address, symbol: stop.symbol) }
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
