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

    @ViewBuilder private var quote: some View {
        switch form.quote {
        case .idle: Text(Strings.priceHint).foregroundStyle(theme.colors.secondaryText)
        case .loading: PriceBreakdown(price: .placeholder).redacted(reason: .placeholder)
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

extension Price {
    /// As many lines as a price mostly has, to be covered until it is known.
    fileprivate static let placeholder = Price(
        lines: (0..<3).map { _ in
            PriceLine(kind: .service, label: "", quantity: 1, unitCents: 0, totalCents: 0)
        }, priceBookVersion: 0)
}

struct QuoteCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            QuoteCard(store: ScopedStore(state: .previewEmpty)).previewDisplayName("Empty")
            QuoteCard(store: ScopedStore(state: .previewPricing)).previewDisplayName("Loading")
            QuoteCard(store: ScopedStore(state: .previewQuoted)).previewDisplayName("Loaded")
            QuoteCard(store: ScopedStore(state: .previewFailed)).previewDisplayName("Failed")
        }
    }
}
