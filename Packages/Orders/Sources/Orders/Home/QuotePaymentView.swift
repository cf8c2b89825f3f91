import Core
import CoreUI
import OrdersAPI
import PaymentsAPI
import Theme
import UI

/// The part of the price that says what it is paid with: which card, how much is held on it, or that nothing is paid now.
struct QuotePaymentView: View {
    let price: Price
    let store: ScopedStore<PaymentFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        if let options = store.state.options {
            VStack(spacing: theme.spacing.sm) {
                if !options.takesPayments {
                    hint(Strings.payLater).accessibilityIdentifier("orders.payLater")
                } else if let method = store.state.method {
                    card(method, options.methods)
                } else {
                    hint(Strings.noCard).accessibilityIdentifier("orders.noCard")
                    SecondaryButton(Strings.addCard, symbol: AppSymbols.plusName) { [send = store.sender] in send(.addTapped) }
                        .accessibilityIdentifier("orders.card.add")
                }
            }
        }
    }

    @ViewBuilder
    private func card(_ method: PaymentMethod, _ methods: [PaymentMethod]) -> some View {
        if methods.count > 1 {
            FormField(Strings.payWith, kind: .group) {
                ChipRow {
                    ForEach(methods, id: \.id) { other in
                        Chip(Strings.name(other), isSelected: other.id == method.id) { [send = store.sender] in send(.methodChosen(other.id)) }
                            .accessibilityIdentifier("orders.card.\(other.id)")
                    }
                }
            }
        }
        hint(Strings.willBeHeld(MoneyFormat.format(cents: store.state.held(for: price.totalCents), currency: price.currency), card: Strings.name(method)))
            .accessibilityIdentifier("orders.hold")
    }

    private func hint(_ text: String) -> some View { Text(text).foregroundStyle(theme.colors.secondaryText) }
}

/// The ways on after a card was refused: the customer's others, or one that is added.
struct OtherCardsView: View {
    let store: ScopedStore<PaymentFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(spacing: theme.spacing.sm) {
            ForEach(store.state.others, id: \.id) { method in
                SecondaryButton(Strings.useCard(Strings.name(method))) { [send = store.sender] in send(.methodChosen(method.id)) }
                    .accessibilityIdentifier("orders.card.use.\(method.id)")
            }
            SecondaryButton(Strings.addOtherCard, symbol: AppSymbols.plusName) { [send = store.sender] in send(.addTapped) }
                .accessibilityIdentifier("orders.card.other")
        }
    }
}
