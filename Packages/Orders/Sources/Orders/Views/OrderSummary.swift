import Core
import OrdersAPI
import Theme
import UI

/// The head of an order's page: where it stands, how far it is, what and where it is.
struct OrderSummary: View {
    let order: Order

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.order(order.id), trailing: { Pill(Strings.name(order.status), tone: .info) }) {
            VStack(alignment: .leading, spacing: theme.spacing.md) {
                Text(Strings.name(order.stage))
                    .font(theme.fonts.headline)
                    .accessibilityIdentifier("orders.stage")
                OrderProgress(order: order)
                ListRow(order.address.oneLine, subtitle: order.serviceArea, symbol: AppSymbols.locationName)
                ListRow(Strings.bagCount(order.bags), subtitle: order.kilograms.map(Strings.weight), symbol: AppSymbols.bagName)
                if let range = order.etaRange {
                    ListRow(DateFormat.window(range.from, range.to), symbol: AppSymbols.clockName)
                }
                ForEach(order.retailItems, id: \.itemID) { item in
                    ListRow("\(item.quantity) × \(item.name)", subtitle: item.retailer, symbol: AppSymbols.storeName)
                }
            }
        }
    }
}

struct OrderSummary_Previews: PreviewProvider {
    static var previews: some View {
        OrderSummary(order: .sample)
    }
}
