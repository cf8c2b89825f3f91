import SustainabilityAPI
import Theme
import UI

/// The savings of each of the latest orders, and a way to older ones.
struct OrderImpactList: View {
    let orders: [OrderImpact]
    /// The number of all orders.
    let total: Int
    let isLoading: Bool
    let open: (Int) -> Void
    let more: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.byOrder) {
            ForEach(orders, id: \.orderID) { row($0) }
            if orders.count < total { SecondaryButton(Strings.olderOrders, isBusy: isLoading) { more() }.accessibilityIdentifier("impact.more") }
        }
    }

    private func row(_ order: OrderImpact) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            ListRow(
                "\(Strings.order(order.orderID)) · \(DateFormat.day(order.deliveredAt))", subtitle: facts(order), symbol: AppSymbols.washerName,
                action: { open(order.orderID) })
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
        let distance = DistanceFormat.format(meters: order.distances.kilometers * 1000)
        facts.append(order.distances.drivenKilometers == nil ? Strings.drivenEstimate(distance) : Strings.driven(distance))
        let bundling = order.distances.bundlingKilometers
        if bundling != 0 { facts.append(Strings.bundled(DistanceFormat.format(meters: bundling * 1000))) }
        return facts.joined(separator: " · ")
    }
}
