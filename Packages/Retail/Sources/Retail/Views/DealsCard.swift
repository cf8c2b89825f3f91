import RetailAPI
import Theme
import UI

/// What is cheaper at the moment, at all retailers that are shown; nothing where there is no deal.
struct DealsCard: View {
    let retailers: [Retailer]
    let open: (Int) -> Void

    private var withDeals: [Retailer] { retailers.filter { !$0.deals.isEmpty } }

    var body: some View {
        if !withDeals.isEmpty {
            SectionCard(Strings.deals) {
                ForEach(withDeals, id: \.id) { rows($0) }
            }
        }
    }

    private func rows(_ retailer: Retailer) -> some View {
        ForEach(retailer.deals, id: \.self) { deal in
            ListRow(deal, subtitle: retailer.name, symbol: AppSymbols.tagName, tone: .success) { open(retailer.id) }
        }
    }
}

#if DEBUG
struct DealsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DealsCard(retailers: [.warehouse]) { _ in }.previewDisplayName("Loaded")
            DealsCard(retailers: [.sample]) { _ in }.previewDisplayName("Empty")
        }
    }
}
#endif
