import SustainabilityAPI
import Theme
import UI

/// The totals: orders, water, energy, CO2 and time, each with its range and in words.
struct SavingsGrid: View {
    let orders: Int
    let savings: Savings

    var body: some View {
        AdaptiveGrid {
            StatCard(title: Strings.orders, value: NumberFormat.format(Double(orders), decimals: 0), symbol: AppSymbols.bagName)
                .accessibilityIdentifier("impact.orders")
            ForEach(Measure.allCases, id: \.self) { measure in
                card(measure, measure.saving(in: savings)).accessibilityIdentifier("impact.\(measure.rawValue)")
            }
        }
    }

    private func card(_ measure: Measure, _ saving: Saving) -> some View {
        StatCard(
            title: Strings.measure(measure), value: SavingFormat.value(saving),
            caption: [SavingFormat.words(saving), SavingFormat.range(saving)].compactMap(\.self).joined(separator: " · "), symbol: measure.symbol,
            tone: saving.value < 0 ? .warning : .success)
    }
}
