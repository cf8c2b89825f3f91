import SustainabilityAPI
import Theme
import UI

/// The totals: orders, water, energy, CO2 and time, each with its range.
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

/// The savings of each of the latest orders.
struct OrderImpactList: View {
    let orders: [OrderImpact]

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.byOrder) {
            ForEach(orders, id: \.orderID) { row($0) }
        }
    }

    private func row(_ order: OrderImpact) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            ListRow(
                "\(Strings.order(order.orderID)) · \(DateFormat.day(order.deliveredAt))", subtitle: facts(order), symbol: AppSymbols.washerName)
            ChipRow {
                ForEach(Measure.allCases, id: \.self) { measure in pill(measure.saving(in: order.savings)) }
            }
        }
        .accessibilityIdentifier("impact.order.\(order.orderID)")
    }

    private func pill(_ saving: Saving) -> some View {
        Pill(SavingFormat.value(saving), tone: saving.value < 0 ? .warning : .success)
    }

    private func facts(_ order: OrderImpact) -> String {
        var facts = [Strings.weight(SavingFormat.number(order.kilograms))]
        if order.isWeightEstimated { facts.append(Strings.estimatedWeight) }
        facts.append(Strings.driven(DistanceFormat.format(meters: order.kilometers * 1000)))
        if order.bundlingKilometers != 0 { facts.append(Strings.bundled(DistanceFormat.format(meters: order.bundlingKilometers * 1000))) }
        return facts.joined(separator: " · ")
    }
}
