import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The price of what is filled in, when we come, and the button that orders.
struct QuoteCard: View {
    let store: ScopedStore<HomeFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.price) {
            quote
            if let message = store.state.message {
                NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.message")
            }
            PrimaryButton(
                Strings.startButton, symbol: AppSymbols.checkName, isBusy: store.state.placingKey != nil, isDisabled: !store.state.canStart
            ) { store.send(.startTapped) }
            .accessibilityIdentifier("orders.start")
        }
    }

    @ViewBuilder private var quote: some View {
        switch store.state.quote {
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
    /// A price of as many lines as most have, drawn as a placeholder while the price loads.
    fileprivate static let placeholder = Price(
        lines: (0..<3).map { _ in PriceLine(kind: .service, quantity: 1, unitCents: 0, totalCents: 0) }, priceBookVersion: 0)
}
