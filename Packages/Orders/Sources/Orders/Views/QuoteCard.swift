import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The price of what is filled in, the promise, and the button that orders.
struct QuoteCard: View {
    let store: ScopedStore<OrdersFeature>

    @Environment(\.theme) private var theme

    private var form: OrderForm { store.state.form }

    var body: some View {
        SectionCard(Strings.price) {
            VStack(alignment: .leading, spacing: theme.spacing.md) {
                quote
                if let message = form.message {
                    NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.message")
                }
                PrimaryButton(
                    Strings.startButton, symbol: AppSymbols.checkName, isBusy: form.placingKey != nil, isDisabled: !form.canStart
                ) { store.send(.startOrderTapped) }
                .accessibilityIdentifier("orders.start")
            }
        }
    }

    @ViewBuilder private var quote: some View {
        switch form.quote {
        case .idle: Text(Strings.priceHint).foregroundStyle(theme.colors.secondaryText)
        case .loading: Text(Strings.pricing).foregroundStyle(theme.colors.secondaryText)
        case .failed(let message): NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.price.message")
        case .loaded(let quote):
            PriceBreakdown(price: quote.price)
            if let eta = quote.eta {
                Label(Strings.due(DateFormat.dateTime(eta)), image: AppSymbols.clock)
                    .accessibilityIdentifier("orders.eta")
            }
        }
    }
}

struct QuoteCard_Previews: PreviewProvider {
    static var previews: some View {
        QuoteCard(store: ScopedStore(state: OrdersState()))
    }
}
