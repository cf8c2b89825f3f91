import SustainabilityAPI
import Theme
import UI

/// The figures: orders, water, energy, CO2 and time, each with its range.
struct SavingsGrid: View {
    let summary: SustainabilitySummary

    var body: some View {
        AdaptiveGrid {
            StatCard(title: Strings.orders, value: "\(summary.orders)", symbol: AppSymbols.bagName)
                .accessibilityIdentifier("impact.orders")
            card(Strings.water, summary.savings.water, AppSymbols.dropletName).accessibilityIdentifier("impact.water")
            card(Strings.energy, summary.savings.energy, AppSymbols.boltName).accessibilityIdentifier("impact.energy")
            card(Strings.co2, summary.savings.co2, AppSymbols.leafName).accessibilityIdentifier("impact.co2")
            card(Strings.time, summary.savings.time, AppSymbols.clockName).accessibilityIdentifier("impact.time")
        }
    }

    private func card(_ title: String, _ saving: Saving, _ symbol: String) -> some View {
        let words = [SavingFormat.range(saving), saving.value < 0 ? Strings.moreThanAtHome : Strings.saved]
        return StatCard(
            title: title, value: SavingFormat.value(saving), caption: words.compactMap { $0 }.joined(separator: " · "), symbol: symbol,
            tone: saving.value < 0 ? .warning : .success)
    }
}

struct SavingsGrid_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SavingsGrid(summary: Impact.year.summary).previewDisplayName("Loaded")
            SavingsGrid(summary: .sample).previewDisplayName("Negative")
        }
    }
}
