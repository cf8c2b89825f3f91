import Core
import CoreUI
import LocationAPI
import Theme
import UI

/// The administrator's service areas: a map of the open ones, and a list of all. On top of it lies the map of one.
struct AreasView: View {
    let store: ScopedStore<LocationFeature>

    private var list: ScopedStore<AreasFeature> { store.scope(\.list, LocationFeature.Action.list) }

    var body: some View {
        NavigationStack(path: store.binding(\.path) { .opened($0) }) {
            AreaList(store: list)
                .navigationDestination(for: LocationLink.self) { _ in AreaView(store: store.scope(\.area, LocationFeature.Action.area)) }
        }
    }
}

/// The map and the list of service areas.
struct AreaList: View {
    let store: ScopedStore<AreasFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn {
            Text(Strings.areasSubtitle).foregroundStyle(theme.colors.secondaryText)
            ViewStateView(store.state.areas, loading: .page, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.areas)
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func content(_ areas: [ServiceAreaVersion]) -> some View {
        if areas.isEmpty {
            EmptyStateView(symbol: AppSymbols.locationName, title: Strings.areasEmpty, message: Strings.areasEmptyMessage)
        } else {
            MapView(Strings.areasMap, areas: areas.filter(\.active).map(\.area.mapArea))
            Card {
                ForEach(areas, id: \.area.id) { row($0) }
            }
        }
        PrimaryButton(Strings.newArea, symbol: AppSymbols.plusName) { store.send(.newTapped) }.accessibilityIdentifier("location.areas.new")
    }

    private func row(_ version: ServiceAreaVersion) -> some View {
        ListRow(
            version.area.name, subtitle: Strings.areaVersion(String(version.version), date: DateFormat.day(version.validFrom)),
            symbol: AppSymbols.locationName, action: { store.send(.areaTapped(version.area.id)) }
        ) {
            Pill(version.active ? Strings.areaOpen : Strings.areaClosed, tone: version.active ? .success : .neutral)
        }
        .accessibilityIdentifier("location.areas.\(version.area.id)")
    }
}

extension ServiceArea {
    /// The area as a map shows it.
    var mapArea: MapArea { MapArea(name: name, ring: ring, holes: holes) }
}
