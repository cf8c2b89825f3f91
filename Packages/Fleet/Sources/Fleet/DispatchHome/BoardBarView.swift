import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The bar above the columns: search and filters, the numbers of the day, and the selected orders.
struct BoardBarView: View {
    let board: LiveBoard
    let layout: BoardLayout
    let store: ScopedStore<DispatchHomeFeature>

    private var state: DispatchHomeFeature.State { store.state }

    var body: some View {
        BoardBar(Strings.liveBoard) {
            SearchField(
                Strings.boardSearch, text: Binding(get: { state.place.search }, set: { store.send(.place(.searchChanged($0))) }),
                identifier: "fleet.board.search")
            Chip(Strings.boardFilters, isSelected: state.showsFilters) { store.send(.filtersToggled) }.accessibilityIdentifier("fleet.board.filters")
            MapSwitch(Strings.boardMap, isOn: state.showsMap) { store.send(.mapToggled) }
        } below: {
            figures
            if state.showsFilters { filters }
            SavedViewsBarView(place: state.place, store: store.scope(\.views, DispatchHomeFeature.Action.views)) { store.send(.place(.filterChosen($0))) }
            if !state.selection.isEmpty { selection }
            Kept(state.place.shownColumn, BoardSection.allCases.map { layout.columns[$0]?.count ?? 0 }) { columnSwitch }
        }
    }

    private var columnSwitch: some View {
        ColumnSwitch(Strings.boardColumns) {
            ForEach(BoardSection.allCases, id: \.rawValue) { chip($0) }
        }
    }

    private var figures: some View {
        let (active, late, unassigned) = (board.count, layout.late, layout.unassigned)
        // What a driver does at the same time is one trip.
        let trips = layout.ordersByDriver.count
        let online = state.live.drivers.count(where: \.online)
        let completed = state.live.completedToday ?? 0
        return FigureLine([
            figure(active, Strings.figureActive(active), "activeOrders"), figure(trips, Strings.figureTrips(trips), "activeTrips"),
            figure(unassigned, Strings.figureUnassigned, "unassignedOrders", unassigned == 0 ? .neutral : .warning),
            figure(late, Strings.figureLate(late), "lateOrders", late == 0 ? .neutral : .danger),
            figure(online, Strings.figureOnline(online), "onlineDrivers"),
            figure(completed, Strings.figureCompleted(completed), "completedToday", .success),
        ])
    }

    /// Returns a figure, whose words agree with their number, which stands apart from them.
    private func figure(_ count: Int, _ words: String, _ id: String, _ tone: Tone = .neutral) -> FigureLine.Figure {
        let number = String(count)
        let label = words.hasPrefix(number) ? String(words.dropFirst(number.count).drop(while: \.isWhitespace)) : words
        return FigureLine.Figure(number, label, tone: tone, identifier: "fleet.dashboard.\(id)")
    }

    private func chip(_ column: BoardSection) -> some View {
        Chip("\(Strings.column(column)) \(layout.columns[column]?.count ?? 0)", isSelected: state.place.shownColumn == column) { [send = store.sender] in
            send(.place(.columnChosen(column)))
        }
        .accessibilityIdentifier("fleet.board.column.\(column.rawValue)")
    }

    private var selection: some View {
        SelectionBar(Strings.selectedOrders(state.selection.count)) {
            PrimaryButton(Strings.assignShort, symbol: AppSymbols.userName) { store.send(.assignTapped(orders: state.selection.sorted())) }
                .accessibilityIdentifier("fleet.board.assign")
            QuietButton(Strings.clearSelection) { store.send(.selectionCleared) }.accessibilityIdentifier("fleet.board.clear")
        }
    }

    private var filters: some View {
        FilterRow {
            Picker(Strings.filterArea, selection: binding(\.area) { .areaChosen($0) }) {
                Text(Strings.filterAll).tag(String?.none)
                ForEach(areas, id: \.self) { Text($0).tag(String?.some($0)) }
            }
            .accessibilityIdentifier("fleet.board.area")
            Picker(Strings.filterKind, selection: binding(\.kind) { .kindChosen($0) }) {
                Text(Strings.filterAll).tag(JobKind?.none)
                ForEach(JobKind.allCases, id: \.self) { Text(Strings.kind($0)).tag(JobKind?.some($0)) }
            }
            .accessibilityIdentifier("fleet.board.kind")
            Picker(Strings.driver, selection: binding(\.driver) { .driverChosen($0) }) {
                Text(Strings.filterAll).tag(Int?.none)
                ForEach(state.live.drivers, id: \.id) { Text($0.name).tag(Int?.some($0.id)) }
            }
            .accessibilityIdentifier("fleet.board.driver")
            Picker(Strings.filterDue, selection: binding(\.dueWithin) { .dueChosen($0) }) {
                Text(Strings.filterAll).tag(Int?.none)
                ForEach(BoardPlace.dueChoices, id: \.self) { Text(Strings.dueWithin($0)).tag(Int?.some($0)) }
            }
            .accessibilityIdentifier("fleet.board.due")
        }
    }

    /// The areas with orders, and the chosen one.
    private var areas: [String] { Set(board.areas + [state.place.area].compactMap(\.self)).sorted() }

    private func binding<Value>(_ value: KeyPath<BoardPlace, Value>, _ action: @escaping (Value) -> BoardPlaceFeature.Action) -> Binding<Value> {
        Binding(get: { state.place[keyPath: value] }, set: { store.send(.place(action($0))) })
    }
}
