import Core
import CoreUI
import FleetAPI
import OrdersAPI
import Theme
import UI

/// The dispatcher's tab `history`: the charts of a day, or the trips that are over.
struct DispatchHistoryView: View {
    let store: ScopedStore<HistoryFeature>

    var body: some View {
        PageColumn {
            PageHeader(
                Strings.history, subtitle: Strings.historyHint,
                back: BackButton(Strings.backToFleet, identifier: "fleet.back") { store.send(.backTapped) })
            SegmentedSwitcher(
                Strings.historyPages, options: HistoryFeature.Page.allCases.map { (id: $0, title: Strings.page($0)) }, selection: store.state.page,
                identifier: "fleet.history"
            ) { store.send(.pageTapped($0)) }
            switch store.state.page {
            case .charts: ChartsView(store: store.scope(\.charts, HistoryFeature.Action.charts))
            case .trips: PastTripsView(store: store.scope(\.trips, HistoryFeature.Action.trips))
            }
        }
        .navigationTitle(Strings.page(store.state.page))
    }
}

/// A choice of a day, with the days before and after it in one press each.
struct DayPicker: View {
    /// The meaning of no day.
    enum NoDay: Sendable {
        case today, all
    }

    let day: LocalDay?
    /// Nil before the page has appeared.
    let today: LocalDay?
    let noDay: NoDay
    let choose: (LocalDay?) -> Void

    @Environment(\.theme) private var theme

    /// The number of days to choose from. A URL can name an earlier one.
    private static let count = 31

    var body: some View {
        HStack(alignment: .bottom, spacing: theme.spacing.sm) {
            Picker(Strings.chosenDay, selection: Binding(get: { day }, set: { choose($0) })) {
                Text(noDay == .today ? Strings.chosenDayToday : Strings.allDays).tag(LocalDay?.none)
                ForEach(days, id: \.number) { Text(Strings.day($0, today: today)).tag(LocalDay?.some($0)) }
            }
            .accessibilityIdentifier("fleet.history.day")
            step(to: previous, Strings.previousDay, AppSymbols.chevronLeftName, "previous")
            step(to: day.flatMap { $0 == today ? nil : $0.adding(1) }, Strings.nextDay, AppSymbols.chevronRightName, "next")
        }
    }

    /// The last days, and the chosen one.
    private var days: [LocalDay] {
        guard let today else { return day.map { [$0] } ?? [] }
        let listed = ((noDay == .today ? 1 : 0)..<Self.count).map { today.adding(-$0) }
        guard let day, !listed.contains(day) else { return listed }
        return (listed + [day]).sorted(by: >)
    }

    /// The day before; of all days the last one.
    private var previous: LocalDay? { day.map { $0.adding(-1) } ?? (noDay == .today ? today?.adding(-1) : today) }

    private func step(to other: LocalDay?, _ label: String, _ symbol: String, _ name: String) -> some View {
        IconButton(symbol: symbol, label: label, isDisabled: other == nil) { choose(other) }.accessibilityIdentifier("fleet.history.\(name)")
    }
}
