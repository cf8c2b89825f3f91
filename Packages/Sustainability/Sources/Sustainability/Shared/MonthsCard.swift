import SustainabilityAPI
import Theme
import UI

/// A chart of one measure by month, and the switch between measures.
struct MonthsCard: View {
    let months: [MonthlySavings]
    let measure: Measure
    let choose: (Measure) -> Void

    @Environment(\.theme) private var theme

    /// The most bars that fit beside each other on a phone. A line shows more months.
    private static let mostBars = 6

    private var points: [ChartPoint] { months.suffix(12).map(point) }

    var body: some View {
        SectionCard(Strings.months) {
            SegmentedSwitcher(
                Strings.whatToShow, options: Measure.allCases.map { (id: $0, title: Strings.measure($0)) }, selection: measure,
                identifier: "impact.measure", onSelect: choose)
            chart
            if points.contains(where: { $0.range != nil }) {
                Text(Strings.bandHint).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            }
        }
    }

    @ViewBuilder
    private var chart: some View {
        if points.isEmpty {
            Text(Strings.noMonths).foregroundStyle(theme.colors.secondaryText)
        } else if points.count <= Self.mostBars {
            BarChart(Strings.measure(measure), bars: points)
        } else {
            LineChart(Strings.measure(measure), points: points)
        }
    }

    private func point(_ month: MonthlySavings) -> ChartPoint {
        let saving = measure.saving(in: month.savings)
        let range = SavingFormat.range(saving)
        return ChartPoint(
            name: Strings.month(month.month), value: saving.value, text: SavingFormat.value(saving), range: range == nil ? nil : saving.low...saving.high,
            rangeText: range)
    }
}
