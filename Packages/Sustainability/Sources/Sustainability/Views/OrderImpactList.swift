import SustainabilityAPI
import Theme
import UI

/// What each of the latest orders saved.
struct OrderImpactList: View {
    let orders: [OrderImpact]

    var body: some View {
        SectionCard(Strings.byOrder) {
            ForEach(orders, id: \.orderID) { order in
                ListRow(
                    "\(Strings.order(order.orderID)) · \(DateFormat.day(order.deliveredAt))", subtitle: facts(order), symbol: AppSymbols.washerName
                ) {
                    Pill(SavingFormat.value(order.savings.water), tone: .info)
                    Pill(SavingFormat.value(order.savings.co2), tone: order.savings.co2.value < 0 ? .warning : .success)
                }
                .accessibilityIdentifier("impact.order.\(order.orderID)")
            }
        }
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
    static var previews: some View { OrderImpactList(orders: [.sample]) }
}
