import SustainabilityAPI
import Theme
import UI

/// What each of the latest orders saved.
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

struct OrderImpactList_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderImpactList(orders: [.bundled]).previewDisplayName("Loaded")
            OrderImpactList(orders: [.sample]).previewDisplayName("Negative")
        }
    }
}
