import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// Cancel, with a step that states the fee and asks for the reason first. Nothing where the order can't be canceled.
struct CancelButton: View {
    let order: Order
    let store: ScopedStore<OrderFeature>

    var body: some View {
        if order.allows(.canceled) {
            DestructiveButton(Strings.cancelOrder, symbol: AppSymbols.crossName, isDisabled: store.state.isWorking) { store.send(.cancelTapped) }
                .accessibilityIdentifier("orders.cancel")
                .sheet(isPresented: isPresented) { CancelForm(order: order, store: store) }
        }
    }

    private var isPresented: Binding<Bool> {
        Binding(get: { store.state.asksReason }, set: { if !$0 { store.send(.cancelDismissed) } })
    }
}

/// The fee of canceling, and the reason.
struct CancelForm: View {
    let order: Order
    let store: ScopedStore<OrderFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.lg) {
            Text(Strings.cancelOrder).font(theme.fonts.title).accessibilityAddTraits(.isHeader)
            fee
            Text(Strings.cancelQuestion)
            reasons
            TextFormField(
                Strings.reason, text: store.binding(\.reason) { .reasonChanged($0) }, message: store.state.message,
                identifier: "orders.cancel.reason")
            DestructiveButton(Strings.cancelOrder, symbol: AppSymbols.crossName, isBusy: store.state.isWorking) { store.send(.cancelConfirmed) }
                .accessibilityIdentifier("orders.cancel.confirm")
            QuietButton(Strings.keepOrder) { store.send(.cancelDismissed) }
                .accessibilityIdentifier("orders.cancel.dismiss")
        }
    }

    @ViewBuilder private var fee: some View {
        if let cents = order.cancellationFeeCents, cents > 0 {
            NoticeBanner(Strings.cancelFee(MoneyFormat.format(cents: cents, currency: order.price.currency)), tone: .warning)
                .accessibilityIdentifier("orders.cancel.fee")
        } else {
            NoticeBanner(Strings.cancelFree, tone: .info).accessibilityIdentifier("orders.cancel.fee")
        }
    }

    private var reasons: some View {
        ChipRow {
            ForEach([Strings.reasonPlans, Strings.reasonTime, Strings.reasonAddress, Strings.reasonMistake], id: \.self) { reason in
                Chip(reason, isSelected: store.state.reason == reason) { store.send(.reasonChanged(reason)) }
            }
        }
    }
}
