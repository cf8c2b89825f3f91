import RetailAPI
import Theme
import UI

/// A retailer in the list: name, category, rating, what speaks for it. It leads to the retailer's page.
struct RetailerCard: View {
    let retailer: Retailer
    let open: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            ListRow(
                retailer.name, subtitle: "\(Strings.catalogue(retailer.category)) · \(Strings.stores(retailer.stores.count))", symbol: AppSymbols.storeName,
                action: open
            )
            .accessibilityIdentifier("retail.retailer.\(retailer.id)")
            ChipRow {
                if let rating = retailer.rating { RatingView(rating) }
                if !retailer.affiliated { Pill(Strings.unaffiliated) }
            }
            ForEach(retailer.perks, id: \.self) { perk in
                Text(Strings.catalogue(perk)).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            }
        }
    }
}

#if DEBUG
struct RetailerCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RetailerCard(retailer: .sample) {}.previewDisplayName("Loaded")
            RetailerCard(retailer: .warehouse) {}.previewDisplayName("Long text")
        }
    }
}
#endif
