import SustainabilityAPI
import Theme
import UI

/// One measure by month, and the switch between the measures.
struct MonthsCard: View {
    let months: [MonthlySavings]
    let measure: Measure
    let choose: (Measure) -> Void

    @Environment(\.theme) private var theme

    /// More months than these don't fit beside each other on a phone.
    private static let mostMonths = 6

    var body: some View {
        SectionCard(Strings.months) {
            SegmentedSwitcher(
                Strings.whatToShow, options: Measure.allCases.map { (id: $0, title: Strings.measure($0)) }, selection: measure,
                identifier: "impact.measure", onSelect: choose)
            if months.isEmpty {
                Text(Strings.noMonths).foregroundStyle(theme.colors.secondaryText)
            } else {
                BarChart(Strings.measure(measure), bars: months.suffix(Self.mostMonths).map(bar))
            }
        }
    }

    private func bar(_ month: MonthlySavings) -> Bar {
        let saving = measure.saving(in: month.savings)
        return Bar(name: Strings.month(month.month), value: saving.value, text: SavingFormat.value(saving))
    }
}

struct MonthsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MonthsCard(months: SustainabilitySummary.sample.byMonth, measure: .water) { _ in }.previewDisplayName("Loaded")
            MonthsCard(months: SustainabilitySummary.sample.byMonth, measure: .co2) { _ in }.previewDisplayName("Negative")
            MonthsCard(months: [], measure: .water) { _ in }.previewDisplayName("Empty")
        }
    }
}
