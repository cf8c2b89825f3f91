import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The numbers of a day: the sums, and orders and visits by hour and by service area.
struct ChartsView: View {
    let store: ScopedStore<ChartsFeature>

    private var state: ChartsFeature.State { store.state }

    var body: some View {
        VStack { DayPicker(day: state.day, today: state.today, noDay: .today) { store.send(.dayChosen($0)) } }.styleName("fleet-choices")
        ViewStateView(state.charts, loading: .page, retry: { store.send(.appeared) }) { content($0) }
            .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func content(_ charts: DayCharts) -> some View {
        let total = charts.total
        if total == DayCharts.Counts() {
            EmptyStateView(
                symbol: AppSymbols.chartsName, title: state.day == nil ? Strings.noNumbersToday : Strings.noNumbers, message: Strings.noNumbersHint)
        } else {
            FiguresOfDay(total: total)
            SplitColumns {
                chart(Strings.chartOrdersByHour, charts.hours.map(\.bar), [.placed], .columns(namedEvery: 4), "hours.orders")
                chart(Strings.chartVisitsByHour, charts.hours.map(\.bar), ChartedPart.visits, .columns(namedEvery: 4), "hours.visits")
            } side: {
                chart(Strings.chartOrdersByArea, charts.areas.map(\.bar), [.placed], .rows, "areas.orders")
                chart(Strings.chartVisitsByArea, charts.areas.map(\.bar), ChartedPart.visits, .rows, "areas.visits")
            }
        }
    }

    private func chart(
        _ title: String, _ bars: [(name: String, counts: DayCharts.Counts)], _ parts: [ChartedPart], _ layout: StackedBarChart.Layout, _ name: String
    ) -> some View {
        SectionCard(title) {
            StackedBarChart(
                title, parts: parts.map(\.part), bars: bars.map { bar in ChartBar(name: bar.name, counts: parts.map { $0.count(in: bar.counts) }) },
                layout: layout)
        }
        .accessibilityIdentifier("fleet.charts.\(name)")
    }
}

/// A count of a chart.
private enum ChartedPart {
    case placed, onTime, late, failed

    /// The parts of the visits.
    static let visits = [onTime, late, failed]

    var part: ChartPart {
        switch self {
        case .placed: ChartPart(Strings.chartPlaced)
        case .onTime: ChartPart(Strings.onTime, tone: .success)
        case .late: ChartPart(Strings.wasLate, tone: .warning)
        case .failed: ChartPart(Strings.statusFailed, tone: .danger)
        }
    }

    func count(in counts: DayCharts.Counts) -> Int {
        switch self {
        case .placed: counts.placed
        case .onTime: max(counts.pickedUp + counts.delivered - counts.late, 0)
        case .late: counts.late
        case .failed: counts.failed
        }
    }
}

/// The sums of a day.
struct FiguresOfDay: View {
    let total: DayCharts.Counts

    var body: some View {
        AdaptiveGrid {
            StatCard(title: Strings.statPlaced, value: String(total.placed), symbol: AppSymbols.receiptName)
            StatCard(title: Strings.statPickedUp, value: String(total.pickedUp), symbol: AppSymbols.bagName)
            StatCard(title: Strings.statDelivered, value: String(total.delivered), symbol: AppSymbols.checkName, tone: .success)
            StatCard(
                title: Strings.statLate, value: String(total.late), caption: Strings.statLateShare(Strings.share(total.lateShare)),
                symbol: AppSymbols.clockName, tone: total.late == 0 ? .neutral : .warning)
            StatCard(title: Strings.statFailed, value: String(total.failed), symbol: AppSymbols.bellName, tone: total.failed == 0 ? .neutral : .danger)
        }
        .accessibilityIdentifier("fleet.charts.figures")
    }
}

extension DayCharts {
    /// The sums of all hours.
    var total: Counts {
        var total = Counts()
        for hour in hours { total += hour.counts }
        return total
    }
}

extension DayCharts.Counts {
    /// The share of the visits that were made which were late, 0 to 1; nil without any.
    fileprivate var lateShare: Double? { pickedUp + delivered == 0 ? nil : Double(late) / Double(pickedUp + delivered) }
}

extension DayCharts.Hour {
    fileprivate var bar: (name: String, counts: DayCharts.Counts) { (Strings.hour(hour), counts) }
}

extension DayCharts.Area {
    fileprivate var bar: (name: String, counts: DayCharts.Counts) { (area, counts) }
}
