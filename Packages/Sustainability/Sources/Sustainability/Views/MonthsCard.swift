import SustainabilityAPI
import Theme
import UI

/// One measure by month, and the switch between the measures.
struct MonthsCard: View {
    let months: [MonthlySavings]
    let measure: Measure
    let choose: (Measure) -> Void

    @Environment(\.theme) private var theme

    /// More bars than these don't fit beside each other on a phone: a line shows them.
    private static let mostBars = 6

    private var points: [ChartPoint] { months.suffix(12).map(point) }

    var body: some View {
        SectionCard(Strings.months) {
            SegmentedSwitcher(
                Strings.whatToShow, options: Measure.allCases.map { (id: $0, title: Strings.measure($0)) }, selection: measure,
                identifier: "impact.measure", onSelect: choose)
            chart
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
        return ChartPoint(name: Strings.month(month.month), value: saving.value, text: SavingFormat.value(saving))
    }
}

struct MonthsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MonthsCard(months: SustainabilitySummary.sample.byMonth, measure: .water) { _ in }.previewDisplayName("Loaded")
            MonthsCard(months: SustainabilitySummary.sample.byMonth, measure: .co2) { _ in }.previewDisplayName("Negative")
            MonthsCard(months: (1...9).map { MonthlySavings(month: "2025-0\($0)", orders: 1, savings: .positive) }, measure: .energy) { _ in }
                .previewDisplayName("Many months")
            MonthsCard(months: [], measure: .water) { _ in }.previewDisplayName("Empty")
        }
    }
}
