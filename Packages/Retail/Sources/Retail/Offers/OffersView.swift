import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The deals of a retailer, and beside them the form of a new one.
struct OffersView: View {
    let store: ScopedStore<OffersFeature>
    /// The name of the retailer; empty until it is known.
    let retailer: String

    var body: some View {
        PageColumn {
            Text(Strings.offersSubtitle)
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("retail.offers.message") }
            SplitColumns {
                ViewStateView(store.state.deals, retry: { store.send(.reloadTapped) }) { deals in
                    if deals.isEmpty { EmptyStateView(symbol: AppSymbols.tagName, title: Strings.offersEmpty, message: Strings.offersEmptyMessage) }
                    ForEach(deals, id: \.id) { deal in
                        OfferCard(deal: deal, isWorking: store.state.isWorking) { [send = store.sender] in send(.deleteTapped(deal.id)) }
                    }
                }
            } side: {
                OfferFormView(store: store)
            }
        }
        .navigationTitle(Strings.offersOf(retailer))
    }
}

/// A deal with its days, and the button that removes it.
struct OfferCard: View {
    let deal: RetailDeal
    let isWorking: Bool
    let remove: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(deal.text) {
            if let cents = deal.priceCents { MoneyText(cents: cents, currency: "USD") }
        } content: {
            Text(Strings.offerDays(deal.startsOn, last: deal.endsOn)).foregroundStyle(theme.colors.secondaryText)
            QuietButton(Strings.offerRemove(deal.text), isDisabled: isWorking, action: remove).accessibilityIdentifier("retail.offers.remove.\(deal.id)")
        }
        .accessibilityIdentifier("retail.offers.deal.\(deal.id)")
    }
}

/// The form of a new deal.
struct OfferFormView: View {
    let store: ScopedStore<OffersFeature>

    private var form: OfferForm { store.state.form }

    var body: some View {
        SectionCard(Strings.offerNew) {
            field(Strings.offerText, form.text, "text", hint: Strings.offerTextHint) { .text($0) }
            field(Strings.offerItem, form.sku, "sku", hint: Strings.offerItemHint) { .sku($0) }
            field(Strings.offerPrice, form.price, "priceCents", hint: Strings.offerPriceHint) { .price($0) }
            field(Strings.offerStart, form.start, "startsOn", hint: Strings.offerDayHint) { .start($0) }
            field(Strings.offerEnd, form.end, "endsOn", hint: Strings.offerDayHint) { .end($0) }
            PrimaryButton(Strings.offerAdd, isBusy: store.state.isWorking, isDisabled: form.text.isEmpty) { store.send(.createTapped) }
                .accessibilityIdentifier("retail.offers.create")
        }
    }

    private func field(_ label: String, _ text: String, _ key: String, hint: String? = nil, _ edit: @escaping (String) -> OfferEdit) -> some View {
        TextFormField(
            label, text: Binding(get: { text }, set: { [send = store.sender] in send(.edited(edit($0))) }), hint: hint, message: store.state.fields[key],
            identifier: "retail.offers.\(key)")
    }
}
