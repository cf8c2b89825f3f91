#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

private func page(_ deals: ViewState<[RetailDeal]>, message: String? = nil) -> some View {
    OffersView(store: ScopedStore(state: OffersFeature.State(retailer: 1, deals: deals, message: message)), retailer: "Corner Market")
}

struct OffersView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded([])).previewDisplayName("Empty")
            page(.loaded([.sample]), message: "No connection. Please try again.").previewDisplayName("Loaded")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct OfferCard_Previews: PreviewProvider {
    static var previews: some View { OfferCard(deal: .sample, isWorking: false) {}.previewDisplayName("Usual") }
}

struct OfferFormView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OfferFormView(store: ScopedStore(state: OffersFeature.State(retailer: 1))).previewDisplayName("Empty")
            OfferFormView(
                store: ScopedStore(
                    state: OffersFeature.State(
                        retailer: 1, form: OfferForm(text: "Detergent: $2 less", sku: "TG-1001", price: "9.99", start: "2026-12-01", end: "soon"),
                        fields: ["sku": Strings.offerItemUnknown]))
            ).previewDisplayName("Failed")
        }
    }
}
#endif
