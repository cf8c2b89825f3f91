import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The price of what is filled in, and when we come.
struct QuoteCard: View {
    let quote: ViewState<Quote>

    @Environment(\.theme) private var theme
    @Environment(\.currentMinute) private var now

    var body: some View {
        SectionCard(Strings.price) {
            switch quote {
            case .idle: Text(Strings.priceHint).foregroundStyle(theme.colors.secondaryText)
            case .loading: PriceBreakdown(price: .placeholder).redacted(reason: .placeholder)
            case .failed(let message): NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.price.message")
            case .loaded(let quote):
                PriceBreakdown(price: quote.price)
                if let range = quote.etaRange {
                    Label(Strings.expected(DateFormat.arrival(range.from, range.to, at: now)), image: AppSymbols.clock)
                        .accessibilityIdentifier("orders.eta")
                }
            }
        }
    }
}

/// The button that orders, with the price beside it where the card with the price may be out of sight.
struct StartOrderCard: View {
    let store: ScopedStore<HomeFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        ActionBar {
            total
        } action: {
            if case .unconfirmed(let clientSecret, let actionPage) = store.state.payment.obstacle {
                ConfirmPaymentButton(clientSecret: clientSecret, actionPage: actionPage, store: payment)
            } else {
                PrimaryButton(
                    Strings.startButton, symbol: AppSymbols.checkName, isBusy: store.state.isPlacing, isDisabled: !store.state.canStart
                ) { [send = store.sender] in send(.startTapped) }
                .accessibilityIdentifier("orders.start")
            }
        } notice: {
            if let message = store.state.message {
                NoticeBanner(message, tone: isWaiting ? .warning : .danger).accessibilityIdentifier("orders.message")
            }
            if store.state.payment.obstacle == .declined { OtherCardsView(store: payment) }
        }
    }

    private var payment: ScopedStore<PaymentFeature> { store.scope(\.payment, HomeAction.payment) }

    /// True where the order only waits for the customer.
    private var isWaiting: Bool { if case .unconfirmed = store.state.payment.obstacle { true } else { false } }

    @ViewBuilder private var total: some View {
        switch store.state.quote {
        case .idle: Text(Strings.priceHint)
        case .loading: MoneyText(cents: 0).font(theme.fonts.title).redacted(reason: .placeholder)
        case .failed(let message): Text(message)
        case .loaded(let quote):
            MoneyText(cents: quote.price.totalCents, currency: quote.price.currency)
                .font(theme.fonts.title)
                .foregroundStyle(theme.colors.text)
                .accessibilityIdentifier("orders.start.total")
        }
    }
}

extension Price {
    /// A price of as many lines as most have, drawn as a placeholder while the price loads.
    fileprivate static let placeholder = Price(
        lines: (0..<3).map { _ in PriceLine(kind: .service, quantity: 1, unitCents: 0, totalCents: 0) }, priceBookVersion: 0)
}
