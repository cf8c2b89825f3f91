import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// Cancel, or the request to, with a step that states the fee and asks for the reason first. Nothing where neither is possible.
struct CancelButton: View {
    let order: Order
    let store: ScopedStore<OrderFeature>

    var body: some View {
        if order.allows(.canceled) || order.allows(.requestCancellation) {
            DestructiveButton(order.cancelTitle, symbol: AppSymbols.crossName, isDisabled: store.state.isWorking) { store.send(.cancelTapped) }
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
            Text(order.cancelTitle).font(theme.fonts.title).accessibilityAddTraits(.isHeader)
            fee
            Text(order.allows(.requestCancellation) ? Strings.cancelRequestHint : Strings.cancelQuestion)
            reasons
            TextFormField(
                Strings.reason, text: store.binding(\.reason) { .reasonChanged($0) }, message: store.state.message,
                identifier: "orders.cancel.reason")
            DestructiveButton(order.cancelTitle, symbol: AppSymbols.crossName, isBusy: store.state.isWorking) { store.send(.cancelConfirmed) }
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
            NoticeBanner(order.stage == .accepted ? Strings.cancelFreeUntil : Strings.cancelFree, tone: .info).accessibilityIdentifier("orders.cancel.fee")
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

extension Order {
    /// The name of canceling, or of asking for it.
    fileprivate var cancelTitle: String { allows(.requestCancellation) ? Strings.cancelRequest : Strings.cancelOrder }
}
