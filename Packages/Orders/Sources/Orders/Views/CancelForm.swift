import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// What canceling costs, and why it is done.
struct CancelForm: View {
    let order: Order
    let detail: OrderDetail
    let store: ScopedStore<OrdersFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.lg) {
            Text(Strings.cancelOrder).font(theme.fonts.title).accessibilityAddTraits(.isHeader)
            fee
            Text(Strings.cancelQuestion)
            reasons
            TextFormField(
                Strings.reason, text: Binding(get: { detail.reason }, set: { store.send(.reasonChanged($0)) }), message: detail.message,
                identifier: "orders.cancel.reason")
            DestructiveButton(Strings.cancelOrder, symbol: AppSymbols.crossName, isBusy: detail.isWorking) { store.send(.cancelConfirmed) }
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
                Chip(reason, isSelected: detail.reason == reason) { store.send(.reasonChanged(reason)) }
            }
        }
    }
}

struct CancelForm_Previews: PreviewProvider {
    private static var failed: OrderDetail {
        var detail = OrderDetail(orderID: 12)
        detail.message = Strings.reasonNeeded
        return detail
    }

    static var previews: some View {
        Group {
            CancelForm(order: .sample, detail: OrderDetail(orderID: 12), store: ScopedStore(state: OrdersState())).previewDisplayName("Free")
            CancelForm(order: .sample(cancellationFeeCents: 500), detail: OrderDetail(orderID: 12), store: ScopedStore(state: OrdersState()))
                .previewDisplayName("With a fee")
            CancelForm(order: .sample, detail: failed, store: ScopedStore(state: OrdersState())).previewDisplayName("Failed")
        }
    }
}
