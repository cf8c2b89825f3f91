import Core
import OrdersAPI
import Theme
import UI

/// What is ordered and where it is: address, bags, wash, shopping, notes.
struct OrderFacts: View {
    let order: Order

    var body: some View {
        SectionCard(Strings.details) {
            ListRow(order.address.oneLine, subtitle: order.serviceArea, symbol: AppSymbols.locationName)
            ListRow(Strings.bagCount(order.bags), subtitle: order.kilograms.map(Strings.weight), symbol: AppSymbols.bagName)
            ListRow(wash, subtitle: order.preferences.notes, symbol: AppSymbols.washerName)
            ForEach(order.retailItems, id: \.itemID) { item in
                ListRow("\(item.quantity) × \(item.name)", subtitle: item.retailer, symbol: AppSymbols.storeName)
            }
            if let notes = order.notes, !notes.isEmpty { ListRow(notes, subtitle: Strings.notes, symbol: AppSymbols.noteName) }
        }
    }

    private var wash: String {
        Strings.wash(
            Strings.name(order.preferences.detergent), Strings.name(order.preferences.temperature), Strings.name(order.preferences.folding))
    }
}

struct OrderFacts_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderFacts(order: .sample).previewDisplayName("Loaded")
            OrderFacts(order: .previewLong).previewDisplayName("Long text")
        }
    }
}
