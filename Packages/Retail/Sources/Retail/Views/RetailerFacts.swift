import RetailAPI
import Theme
import UI

/// What is known of a retailer: rating, perks, deals, hours, stores.
struct RetailerFacts: View {
    let retailer: Retailer

    var body: some View {
        SectionCard(retailer.name) {
            Pill(Strings.catalogue(retailer.category), tone: .info)
        } content: {
            ChipRow {
                if let rating = retailer.rating { RatingView(rating) }
                if !retailer.affiliated { Pill(Strings.unaffiliated) }
            }
            lines(retailer.perks, symbol: AppSymbols.checkName, tone: .success)
            lines(retailer.deals, symbol: AppSymbols.tagName, tone: .warning)
            if let hours = retailer.hours { ListRow(hours, subtitle: Strings.hours, symbol: AppSymbols.clockName, tone: .neutral) }
            lines(retailer.stores.map(\.address), symbol: AppSymbols.locationName, tone: .neutral)
            map
        }
    }

    @ViewBuilder
    private var map: some View {
        if !retailer.stores.isEmpty {
            MapView(Strings.stores, pins: retailer.stores.map { MapPin(coordinate: $0.coordinate, label: retailer.name, kind: .store) })
        }
    }

    private func lines(_ texts: [String], symbol: String, tone: Tone) -> some View {
        ForEach(texts, id: \.self) { ListRow(Strings.catalogue($0), symbol: symbol, tone: tone) }
    }
}

#if DEBUG
struct RetailerFacts_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RetailerFacts(retailer: .sample).previewDisplayName("Loaded")
            RetailerFacts(retailer: .warehouse).previewDisplayName("Long text")
        }
    }
}
#endif
