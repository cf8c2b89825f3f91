import CoreUI
import OrdersAPI
import Theme
import UI

/// Cancel, with the question for the reason before it happens.
struct CancelForm: View {
    let detail: OrderDetail
    let store: ScopedStore<OrdersFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        if detail.asksReason {
            SectionCard(Strings.cancelOrder) { question }
        } else {
            DestructiveButton(Strings.cancelOrder, symbol: AppSymbols.crossName, isDisabled: detail.isWorking) { store.send(.cancelTapped) }
                .accessibilityIdentifier("orders.cancel")
        }
    }

    private var question: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Text(Strings.cancelQuestion)
            TextFormField(
                Strings.reason, text: Binding(get: { detail.reason }, set: { store.send(.reasonChanged($0)) }), message: detail.message,
                identifier: "orders.cancel.reason")
            DestructiveButton(Strings.cancelOrder, symbol: AppSymbols.crossName, isBusy: detail.isWorking) { store.send(.cancelConfirmed) }
                .accessibilityIdentifier("orders.cancel.confirm")
            QuietButton(Strings.keepOrder) { store.send(.cancelDismissed) }
                .accessibilityIdentifier("orders.cancel.dismiss")
        }
    }
}

struct CancelForm_Previews: PreviewProvider {
    static var previews: some View {
        CancelForm(detail: OrderDetail(orderID: 12), store: ScopedStore(state: OrdersState()))
    }
}
